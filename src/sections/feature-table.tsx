import type { PageContents } from '../page-contents.ts';
import { FeatureIcon } from '../ui/feature-icon.tsx';
import { LateStyles, SheetRow } from '../ui/sheet.tsx';
import type { SystemStyleObject } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react';
import { typeset } from '../ui/typeset.tsx';
import { words } from '../words/site.ts';
import { Idiom } from './idiom.tsx';

const Table = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr', lg: 'repeat(3, 1fr)' },
    gap: '1px',
    marginTop: { base: '7', lg: '11' },
    marginInline: { base: '-5', md: '0' },
    bg: 'border',
    border: '1px solid {colors.border}',
    borderInline: { base: '0', md: '1px solid {colors.border}' },
  },
});

const Tag = chakra('span', {
  base: {
    display: 'inline-block',
    marginLeft: '2.5',
    paddingInline: '7px',
    border: '1px solid {colors.gold.line}',
    borderRadius: 'tag',
    color: 'gold',
    fontFamily: 'body',
    fontWeight: '600',
    fontSize: 'caption',
    lineHeight: '1.5',
    verticalAlign: '.18em',
  },
});

/** In a cell across the row the icon stands beside the text, and the tag beside the title, as on phones. */
const across: SystemStyleObject = {
  display: { md: 'grid', lg: 'flex' },
  gridColumn: { md: 'span 2', lg: 'auto' },
  '& h3 > span': { position: { md: 'static', lg: 'absolute' } },
};

const Cell = chakra('li', {
  base: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: '44px 1fr',
    flexDirection: 'column',
    rowGap: { base: '1', md: '2.5' },
    columnGap: { base: '4', md: '2.5' },
    paddingBlock: { base: '6', md: '7' },
    paddingInline: { base: '5', md: '6.5' },
    bg: 'bg',
    '& > svg': { gridRow: 'span 2', marginTop: { base: '0.5', md: '0' }, marginBottom: { md: '2.5' } },
    '& > p': { color: 'fg.muted', fontSize: 'cell', lineHeight: '1.55' },
    // The tag is beside the icon, so that no title breaks to make room for it.
    position: { md: 'relative' },
    '& h3 > span': { position: { md: 'absolute' }, top: '9', right: '6.5' },
  },
  variants: {
    // By the number of cards modulo six: the last card fills its row. The first spans two columns, from lg two rows.
    lastOf: {
      0: across,
      1: { gridColumn: { lg: 'span 3' } },
      2: { ...across, gridColumn: { md: 'span 2' } },
      3: {},
      4: { ...across, gridColumn: { md: 'span 2', lg: 'span 3' } },
      5: { gridColumn: { lg: 'span 2' } },
    },
    main: {
      true: {
        display: 'flex',
        gridColumn: { md: 'span 2' },
        gridRow: { lg: 'span 2' },
        gap: '2.5',
        paddingBlock: { base: '7', md: '9' },
        bg: 'surface',
        '& h3': { fontSize: { base: 'xl', md: 'feature' } },
        '& > p': { maxWidth: '34em' },
      },
    },
  },
});

const lastOf = (count: number) => (count % 6) as 0 | 1 | 2 | 3 | 4 | 5;

/** The idiom explains the translation, so it is shown with that feature only, and only if staff put it first. */
export function FeatureTable({ gloss, heading, items, idiom }: PageContents['home']['features']) {
  return (
    <SheetRow id="fitur" gloss={gloss} heading={heading}>
      <LateStyles />
      <Table>
        {items.map(({ icon, title, description, pro }, index) => (
          <Cell key={title} main={index === 0} {...(index === items.length - 1 && { lastOf: lastOf(items.length) })}>
            {!(index === 0 && icon === 'tafsiriyah') && <FeatureIcon name={icon} />}
            <h3>
              {title}
              {pro && <Tag>{words.home.pro}</Tag>}
            </h3>
            <p>{typeset(description)}</p>
            {index === 0 && icon === 'tafsiriyah' && <Idiom {...idiom} />}
          </Cell>
        ))}
      </Table>
    </SheetRow>
  );
}
