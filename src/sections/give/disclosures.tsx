import type { ReactNode } from 'react';
import { chakra } from '../../ui/styled.ts';

const List = chakra('div', {
  base: {
    borderTop: '1px solid {colors.rule}',
    '& details': { borderBottom: '1px solid {colors.rule}' },
    '& summary': {
      display: 'grid',
      gridTemplateColumns: '1fr 24px',
      gap: '5',
      alignItems: 'center',
      minHeight: '14',
      paddingBlock: '2.5',
      fontFamily: 'heading',
      fontWeight: '500',
      fontSize: 'md',
      lineHeight: '1.3',
      listStyle: 'none',
      cursor: 'pointer',
    },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& i': { position: 'relative', height: '6', color: 'gold' },
    '& i::before, & i::after': {
      content: '""',
      position: 'absolute',
      insetInline: '1',
      top: '11px',
      height: '1.6px',
      bg: 'currentColor',
      transition: 'transform .2s {easings.ink}',
    },
    '& i::after': { transform: 'rotate(90deg)' },
    '& [open] i::after': { transform: 'none' },
    '& summary + div': {
      maxWidth: '44em',
      paddingRight: { base: '0', sm: '11' },
      paddingBottom: '5',
      color: 'fg.muted',
      '& b': { textStyle: 'figures', color: 'fg', fontWeight: '600', overflowWrap: 'anywhere' },
      '& ol': { display: 'grid', gap: '1', paddingLeft: '5.5', listStyle: 'decimal' },
      '& li::marker': { color: 'gold', fontFamily: 'heading', fontWeight: '500' },
      '& ol + p': { marginTop: '2' },
    },
    '@media (prefers-reduced-motion: reduce)': { '& i::after': { transition: 'none' } },
  },
});

interface Props {
  items: { title: string; matter: ReactNode }[];
}

/** Opened one by one, by the browser itself: also before and without scripts. */
export function Disclosures({ items }: Props) {
  return (
    <List>
      {items.map(({ title, matter }) => (
        <details key={title}>
          <summary>
            <span>{title}</span>
            <i aria-hidden="true" />
          </summary>
          <div>{matter}</div>
        </details>
      ))}
    </List>
  );
}
