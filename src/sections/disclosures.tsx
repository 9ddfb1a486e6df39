import type { ReactNode } from 'react';
import { opener, OpenMark } from '../ui/opener.tsx';
import { chakra } from '@chakra-ui/react';

const List = chakra('div', {
  base: {
    borderTop: '1px solid {colors.rule}',
    'h2 + &, h2 + p + &': { marginTop: { base: '5', xl: '7' } },
    '& details': { borderBottom: '1px solid {colors.rule}' },
    '& summary': {
      ...opener,
      minHeight: '14',
      paddingBlock: '2.5',
      fontSize: 'md',
      '& h3': { font: 'inherit' },
    },
    '& summary + div': {
      maxWidth: '44em',
      paddingRight: { base: '0', sm: '11' },
      paddingBottom: '5',
      color: 'fg.muted',
      '& b': { textStyle: 'figures', color: 'fg', fontWeight: '600' },
      '& ol': { display: 'grid', gap: '1', paddingLeft: '5.5', listStyle: 'decimal' },
      // The browser's own style of markers would replace the lining figures of the page.
      '& li::marker': { textStyle: 'figures', fontFamily: 'heading', fontWeight: '500', color: 'gold' },
      '& ol + p': { marginTop: '2' },
    },
  },
  variants: {
    main: {
      true: {
        '& summary': { minHeight: '16', paddingBlock: '3.5', fontSize: 'lg' },
        '& summary + div': { paddingBottom: '6' },
      },
    },
  },
});

interface Props {
  items: { title: string; body: ReactNode }[];
  /** True if this is the main content of its section. The titles are then headings, and the first text is open. */
  main?: boolean;
}

/** Native `<details>` elements, because they open before React runs and without scripts. */
export function Disclosures({ items, main = false }: Props) {
  const Title = main ? 'h3' : 'span';
  return (
    <List main={main}>
      {items.map(({ title, body }, index) => (
        <details key={title} open={main && index === 0}>
          <summary>
            <Title>{title}</Title>
            <OpenMark />
          </summary>
          <div>{body}</div>
        </details>
      ))}
    </List>
  );
}

export const Answers = ({ items }: { items: { question: string; answer: string }[] }) => (
  <Disclosures items={items.map(({ question, answer }) => ({ title: question, body: <p>{answer}</p> }))} />
);
