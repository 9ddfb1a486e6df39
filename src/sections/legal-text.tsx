import { chakra, Text } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { RichText } from '../ui/rich-text.tsx';
import { Body, Margin, Row } from '../ui/sheet.tsx';
import { formatDay } from '../words/days.ts';
import { pageWords } from '../words/pages.ts';

const SectionNumber = chakra('b', {
  base: { textStyle: 'figures', fontFamily: 'heading', fontWeight: '500', color: 'gold' },
});

/** Sticky parts stop where links lead (`scrollPaddingTop` in src/theme/global-css.ts). */
const stickyTop = '104px';

/** The contents stand in the margin, always visible. Below xl they are a list above the text. */
const Contents = chakra('nav', {
  base: {
    position: { xl: 'sticky' },
    top: stickyTop,
    marginTop: { xl: '8' },
    // A long list scrolls by itself.
    maxHeight: { xl: `calc(100vh - ${stickyTop} - {spacing.6})` },
    overflowY: { xl: 'auto' },
  },
});

const ContentsLink = chakra('a', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.75em minmax(0, 1fr)',
    alignContent: 'center',
    alignItems: 'baseline',
    minHeight: 'touch',
    paddingBlock: '1.5',
    fontSize: { base: 'md', xl: 'xs' },
    lineHeight: '1.35',
    color: { base: 'fg', xl: 'fg.muted' },
    textDecoration: 'none',
    borderBottom: '1px solid {colors.border}',
    textWrap: 'balance',
    _hover: { color: 'fg', textDecoration: 'underline' },
    _current: { color: 'fg', fontWeight: '600' },
  },
});

/** As in a book, number and heading stand beside the text, whose lines have some 65 letters. */
const Section = chakra('section', {
  base: {
    position: 'relative',
    display: { lg: 'grid' },
    gridTemplateColumns: '208px minmax(0, 1fr)',
    columnGap: '11',
    alignItems: 'start',
    paddingBlock: { base: '6', lg: '8' },
    // From xl on the rules reach the rules of the sheet.
    paddingInline: { xl: '13' },
    marginInline: { xl: '-13' },
    '2xl': { marginRight: 'calc(6px - var(--edge))' },
  },
  variants: {
    follows: {
      true: {
        borderTop: '1px solid {colors.border}',
        xl: { _before: { layerStyle: 'crossing', left: '2.5px', width: '6.5', height: '6.5' } },
      },
    },
  },
});

/** Stays visible beside a long section. */
const SectionHeading = chakra('h2', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '1.5',
    position: { lg: 'sticky' },
    top: stickyTop,
    marginBottom: '3',
    fontSize: '4xl',
    lineHeight: '1.25',
  },
});

type Page = PageContents['privacy'];

export const LastChange = ({ updated }: Pick<Page, 'updated'>) => (
  <Text marginTop="3" color="fg.muted" fontSize="xs">
    {pageWords.legalPages.updated} <time dateTime={updated}>{formatDay(updated)}</time>
  </Text>
);

const sectionId = (index: number) => `bagian-${index + 1}`;

/** The text of a legal page, with its list of contents in the margin. */
export const LegalText = ({ sections }: Pick<Page, 'sections'>) => (
  <Row as="div" follows xl={{ paddingTop: '0' }}>
    <Margin>
      <Contents aria-label={pageWords.legalPages.contents} data-contents="">
        <Text textStyle="heading" fontSize="xl" color="gold" aria-hidden="true">
          {pageWords.legalPages.contents}
        </Text>
        <chakra.ol
          columnCount={{ md: '2', xl: 'auto' }}
          columnGap="12"
          marginTop="2"
          borderTop="1px solid {colors.rule}"
        >
          {sections.map(({ heading }, index) => (
            <chakra.li key={heading} breakInside="avoid">
              <ContentsLink href={`#${sectionId(index)}`}>
                <SectionNumber>{`${index + 1} `}</SectionNumber>
                <span>{heading}</span>
              </ContentsLink>
            </chakra.li>
          ))}
        </chakra.ol>
      </Contents>
    </Margin>
    <Body _after={{ layerStyle: 'tailPiece' }}>
      {sections.map(({ heading, body }, index) => (
        <Section key={heading} follows={index > 0} id={sectionId(index)} aria-labelledby={`${sectionId(index)}-judul`}>
          <SectionHeading id={`${sectionId(index)}-judul`}>
            <SectionNumber>{`${index + 1}. `}</SectionNumber>
            <span>{heading}</span>
          </SectionHeading>
          <RichText value={body} book />
        </Section>
      ))}
    </Body>
  </Row>
);
