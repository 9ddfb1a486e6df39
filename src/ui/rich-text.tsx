import { chakra } from '@chakra-ui/react';
import { PortableText, type PortableTextComponents } from '@portabletext/react';
import type { ComponentProps, ReactNode } from 'react';
import { newTab } from './new-tab-link.tsx';
import { typeset } from './typeset.tsx';

const Prose = chakra('div', {
  base: {
    maxWidth: '42em',
    color: 'fg.muted',
    '& > * + *': { marginTop: '3.5' },
    '& strong': { color: 'fg', fontWeight: '600' },
    '& h3': { color: 'fg', marginTop: '6' },
    '& a': { color: 'accent' },
    '& ul': { listStyle: 'square', paddingLeft: '1.2em' },
    '& ol': { listStyle: 'decimal', paddingLeft: '1.4em' },
    '& li + li': { marginTop: '2' },
    '& li::marker': { textStyle: 'figures', color: 'gold.line' },
  },
  variants: {
    /** A long text, set as in a book. */
    book: {
      true: {
        maxWidth: '33em',
        fontFamily: 'heading',
        fontSize: 'xl',
        lineHeight: '1.6',
        color: 'fg',
        '& ul': { listStyleType: '"–  "' },
      },
    },
  },
});

const typesetTexts = (children: ReactNode) =>
  Array.isArray(children) ? children.map((part) => (typeof part === 'string' ? typeset(part) : part)) : children;

/** The rest of what src/content/portable-text.ts allows has the markup of the library. The build refuses everything else. */
const components: PortableTextComponents = {
  block: { normal: ({ children }) => <p>{typesetTexts(children)}</p> },
  listItem: ({ children }) => <li>{typesetTexts(children)}</li>,
  marks: {
    link: ({ children, value }) => {
      const { href } = value as { href: string };
      return (
        <a href={href} {...(href.startsWith('https:') && newTab)}>
          {children}
        </a>
      );
    },
  },
};

type Blocks = Extract<ComponentProps<typeof PortableText>['value'], unknown[]>;

export const RichText = ({ value, book }: { value: Blocks; book?: boolean }) => (
  <Prose book={book}>
    <PortableText value={value} components={components} />
  </Prose>
);
