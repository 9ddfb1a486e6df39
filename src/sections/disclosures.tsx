import { Box, chakra, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { opener, OpenMark } from '../ui/opener.tsx';

/** Native `<details>` elements, because they open before React runs and without scripts. */
const Disclosure = chakra('details', { base: { borderBottom: '1px solid {colors.rule}' } });

const Summary = chakra('summary', {
  base: { ...opener, minHeight: '14', paddingBlock: '2.5', fontSize: 'xl' },
  variants: { main: { true: { minHeight: '16', paddingBlock: '3.5', fontSize: '2xl' } } },
});

const Content = chakra('div', {
  base: {
    maxWidth: '44em',
    paddingRight: { base: '0', sm: '11' },
    paddingBottom: '5',
    color: 'fg.muted',
    '& b': { textStyle: 'figures', color: 'fg', fontWeight: '600' },
    '& ol': { display: 'grid', gap: '1', paddingLeft: '5.5', listStyle: 'decimal' },
    // The browser's own style of markers would replace the lining figures of the page.
    '& li::marker': { textStyle: 'figures', fontFamily: 'heading', fontWeight: '500', color: 'gold' },
  },
});

interface Props {
  items: { title: string; body: ReactNode }[];
  /** True if this is the main content of its section. The titles are then headings, and the first text is open. */
  main?: boolean;
}

export const Disclosures = ({ items, main = false }: Props) => (
  <Box marginTop={main ? { base: '5', xl: '7' } : undefined} borderTop="1px solid {colors.rule}">
    {items.map(({ title, body }, index) => (
      <Disclosure key={title} open={main && index === 0}>
        <Summary main={main}>
          {main ? (
            <Heading as="h3" font="inherit">
              {title}
            </Heading>
          ) : (
            <span>{title}</span>
          )}
          <OpenMark />
        </Summary>
        <Content>{body}</Content>
      </Disclosure>
    ))}
  </Box>
);

export const Answers = ({ items }: { items: { question: string; answer: string }[] }) => (
  <Disclosures items={items.map(({ question, answer }) => ({ title: question, body: <p>{answer}</p> }))} />
);
