import type { ReactNode } from 'react';
import { opener, OpenMark } from '../../ui/opener.tsx';
import { styled } from '../../ui/styled.ts';

const List = styled('div', {
  borderTop: '1px solid {colors.rule}',
  '& details': { borderBottom: '1px solid {colors.rule}' },
  '& summary': {
    ...opener,
    minHeight: '14',
    paddingBlock: '2.5',
    fontSize: 'md',
  },
  '& summary + div': {
    maxWidth: '44em',
    paddingRight: { base: '0', sm: '11' },
    paddingBottom: '5',
    color: 'fg.muted',
    '& b': { textStyle: 'figures', color: 'fg', fontWeight: '600' },
    '& ol': { display: 'grid', gap: '1', paddingLeft: '5.5', listStyle: 'decimal' },
    '& li::marker': { color: 'gold', textStyle: 'heading' },
    '& ol + p': { marginTop: '2' },
  },
});

/** Native `<details>`, which also open before the start and without scripts. */
export function Disclosures({ items }: { items: { title: string; body: ReactNode }[] }) {
  return (
    <List>
      {items.map(({ title, body }) => (
        <details key={title}>
          <summary>
            <span>{title}</span>
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
