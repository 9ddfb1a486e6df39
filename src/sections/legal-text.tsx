import { pageWords } from '../words/pages.ts';
import { formatDay } from '../words/days.ts';
import type { PageContents } from '../page-contents.ts';
import { RichText } from '../ui/rich-text.tsx';
import { Margin, Row } from '../ui/sheet.tsx';
import { chakra } from '@chakra-ui/react';

const numberStyle = { textStyle: 'figures', fontFamily: 'heading', fontWeight: '500', color: 'gold' } as const;

/** The contents stand in the margin, always visible. Below xl they are a list above the text. */
const Contents = chakra('nav', {
  base: {
    position: { xl: 'sticky' },
    top: '104px',
    marginTop: { xl: '8' },
    // A long list scrolls by itself.
    maxHeight: { xl: 'calc(100vh - 128px)' },
    overflowY: { xl: 'auto' },
    '& p': { textStyle: 'heading', fontSize: 'md', color: 'gold' },
    '& ol': {
      columnCount: { md: '2', xl: 'auto' },
      columnGap: '12',
      marginTop: '2',
      borderTop: '1px solid {colors.rule}',
    },
    '& li': { breakInside: 'avoid' },
    '& a': {
      display: 'grid',
      gridTemplateColumns: '1.75em minmax(0, 1fr)',
      alignContent: 'center',
      alignItems: 'baseline',
      minHeight: 'touch',
      paddingBlock: '1.5',
      fontSize: { base: 'body', xl: 'note' },
      lineHeight: '1.35',
      color: { base: 'fg', xl: 'fg.muted' },
      textDecoration: 'none',
      borderBottom: '1px solid {colors.border}',
      textWrap: 'balance',
      _hover: { color: 'fg', textDecoration: 'underline' },
      '&[aria-current]': { color: 'fg', fontWeight: '600' },
    },
    '& b': numberStyle,
  },
});

const Body = chakra('div', {
  base: {
    layerStyle: 'body',
    _after: { layerStyle: 'tailPiece' },
    // As in a book, number and heading stand beside the text. Its lines have some 65 letters.
    '& > section': {
      display: { lg: 'grid' },
      gridTemplateColumns: '208px minmax(0, 1fr)',
      columnGap: '11',
      alignItems: 'start',
      paddingBlock: { base: '6', lg: '8' },
      // From xl on the rules reach the rules of the sheet.
      paddingInline: { xl: '13' },
      marginInline: { xl: '-13' },
      position: 'relative',
      '@media (min-width: 90rem)': { marginRight: '-46px' },
    },
    '& > section + section': {
      borderTop: '1px solid {colors.border}',
      xl: { _before: { layerStyle: 'crossing', left: '2.5px', width: '6.5', height: '6.5' } },
    },
    '& h2': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '1.5',
      // The heading stays visible beside a long section.
      position: { lg: 'sticky' },
      top: '104px',
      fontSize: '2xl',
      lineHeight: '1.25',
      marginBottom: '3',
    },
    '& h2 b': numberStyle,
    // The full stop is only for screen readers.
    '& h2 i': { opacity: '0' },
    '& h2 + div': { maxWidth: '33em', fontFamily: 'heading', fontSize: 'md', lineHeight: '1.6', color: 'fg' },
    '& section ul': { listStyleType: '"–  "' },
  },
});

type Page = PageContents['privacy'];

const Updated = chakra('p', { base: { marginTop: '3', color: 'fg.muted', fontSize: 'note' } });

/** The day of the last change, in the head of the page. */
export const LastChange = ({ updated }: Pick<Page, 'updated'>) => (
  <Updated>
    {pageWords.terms.updated} <time dateTime={updated}>{formatDay(updated)}</time>
  </Updated>
);

const sectionId = (index: number) => `bagian-${index + 1}`;

/** The text of a legal page, with its list of contents in the margin. */
export const LegalText = ({ sections }: Pick<Page, 'sections'>) => (
  <Row as="div" follows paddingTop={{ base: '4', xl: '0' }}>
    <Margin>
      <Contents aria-label={pageWords.terms.contents} data-contents="">
        <p aria-hidden="true">{pageWords.terms.contents}</p>
        <ol>
          {sections.map(({ heading }, index) => (
            <li key={heading}>
              <a href={`#${sectionId(index)}`}>
                <b>{`${index + 1} `}</b>
                <span>{heading}</span>
              </a>
            </li>
          ))}
        </ol>
      </Contents>
    </Margin>
    <Body>
      {sections.map(({ heading, body }, index) => (
        <section key={heading} id={sectionId(index)} aria-labelledby={`${sectionId(index)}-judul`}>
          <h2 id={`${sectionId(index)}-judul`}>
            <b>
              {index + 1}
              <i>{'. '}</i>
            </b>
            <span>{heading}</span>
          </h2>
          <RichText value={body} />
        </section>
      ))}
    </Body>
  </Row>
);
