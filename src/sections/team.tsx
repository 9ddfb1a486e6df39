import type { PageContents } from '../page-contents.ts';
import { Picture } from '../ui/picture.tsx';
import { Portrait } from '../ui/ornament/portrait.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { chakra } from '@chakra-ui/react';

/** Portraits stand on one rule, and the first is larger. On phones the name stands beside the portrait. */
const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    columnGap: '14',
    rowGap: { md: '9' },
    alignItems: { md: 'end' },
    marginTop: { base: '5', md: '8' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: { base: '112px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
      gridTemplateRows: { md: '1fr minmax(104px, auto)', xl: '1fr minmax(76px, auto)' },
      columnGap: '4.5',
      alignItems: { base: 'center', md: 'end' },
      paddingBlock: { base: '4', md: '0' },
      borderTop: { base: '1px solid {colors.border}', md: '0' },
    },
    '& li > span': {
      layerStyle: 'framed',
      padding: '1',
      borderBottom: { md: '0' },
    },
    '& img, & svg': { width: '100%', height: 'auto' },
    '& text': { fill: 'fg', fontFamily: 'heading', fontWeight: '500', fontSize: 'page' },
    '& div': {
      height: { md: '100%' },
      paddingTop: { md: '3.5' },
      borderTop: { md: '1px solid {colors.gold.line}' },
    },
    '& h3': { fontSize: 'lg', lineHeight: '1.25' },
    '& p': { lineHeight: '1.4', color: 'fg.muted' },
    // The first person leads the work.
    '& li:not(* + *)': {
      gridTemplateColumns: { base: '150px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
      '& h3': { fontSize: '3xl' },
    },
  },
  variants: {
    three: {
      true: {
        md: {
          gridTemplateColumns: '336fr 224fr 224fr',
          '& li + li > div': { marginLeft: '-14', paddingLeft: '14' },
        },
      },
    },
  },
});

/** The initials of the first and last word of a name, without titles such as “Dr.”. */
function initialsOf(name: string): string {
  const words = name.split(' ').filter((word) => !word.endsWith('.'));
  const [first = '', last = ''] = [words[0], words.slice(1).at(-1)];
  return first.slice(0, 1) + last.slice(0, 1);
}

export function Team({ gloss, heading, items }: PageContents['about']['team']) {
  return (
    <SheetRow id="tim" gloss={gloss} heading={heading}>
      <List three={items.length === 3}>
        {items.map(({ name, role, picture }) => (
          <li key={name}>
            <span>
              {picture ? (
                <Picture picture={picture} sizes="(min-width: 768px) 336px, 150px" />
              ) : (
                <Portrait initials={initialsOf(name)} />
              )}
            </span>
            <div>
              <h3>{name}</h3>
              <p>{role}</p>
            </div>
          </li>
        ))}
      </List>
    </SheetRow>
  );
}
