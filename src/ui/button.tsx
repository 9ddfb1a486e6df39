import { Children, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { newTab } from './new-tab-link.tsx';
import type { Style } from './style.ts';
import { styled } from './styled.ts';
import { typeset } from './typeset.tsx';

const style = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2.5',
  border: '1px solid transparent',
  borderRadius: 'control',
  fontFamily: 'body',
  fontWeight: '600',
  lineHeight: '1.3',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  // The hover state is an underline, because dark backgrounds differ too little to be seen.
  _hover: { textDecoration: 'underline' },
  // src/client/start.ts also sets `aria-busy`, on a button that waits for React.
  '& [data-busy]': { display: 'none' },
  '&[aria-busy=true]': {
    cursor: 'progress',
    opacity: '.75',
    '& [data-busy]': { display: 'inline' },
    '& [data-idle]': { display: 'none' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'solid',
        color: 'solid.fg',
        boxShadow: 'inset 0 0 0 3px {colors.solid}, inset 0 0 0 4px {colors.solid.rule}',
        _hover: { bg: 'solid.hover' },
      },
      line: { borderColor: 'border.strong', color: 'fg', _hover: { borderColor: 'gold', bg: 'surface' } },
      /** The product behind it cannot be had yet. */
      soon: { border: '1px dotted {colors.border.strong}', color: 'fg.muted', _hover: { borderColor: 'gold' } },
      text: { paddingInline: '1', color: 'accent', textDecoration: 'underline' },
    },
    size: {
      md: { minHeight: 'control', paddingBlock: '11px', paddingInline: '5.5', fontSize: 'body' },
      // Whole pixels, so that links and buttons in one row have one baseline.
      sm: { minHeight: 'touch', paddingBlock: '2', paddingInline: '4', fontSize: 'ui', lineHeight: '1.25' },
    },
    full: { true: { width: '100%' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' } as const,
} satisfies Style & { variants: Record<string, Record<string, Style>>; defaultVariants: object };

/** Wraps each text, so that it is one flex item. Otherwise the gap would also divide "Baca Al-Qur’an". */
const wrapTexts = (children: ReactNode) =>
  Children.map(children, (child) => (typeof child === 'string' ? <span>{typeset(child)}</span> : child));

const labelled =
  <Props extends { children?: ReactNode }>(Part: (props: Props) => ReactElement) =>
  (props: Props) => <Part {...props}>{wrapTexts(props.children)}</Part>;

/** Pass the label as plain text, with or without an icon before it. */
export const Button = labelled(styled('button', style));
export const ButtonLink = labelled(styled('a', style));
/** A link that leaves this page open, such as one to a chat or to another site. */
export const ButtonNewTab = (props: ComponentProps<typeof ButtonLink>) => <ButtonLink {...newTab} {...props} />;
