import type { PageContents } from '../page-contents.ts';
import { SheetRow } from '../ui/sheet.tsx';
import { chakra } from '@chakra-ui/react';
import { typeset } from '../ui/typeset.tsx';

const Sets = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    rowGap: '9',
    columnGap: '13',
    marginTop: '8',
    '& ol': { marginTop: '2', counterReset: 'item', color: 'fg.muted' },
    '& li': { paddingBlock: '2.5', paddingLeft: '8', lineHeight: '1.5', counterIncrement: 'item' },
    // Not `::marker`, which would have a full stop.
    '& li::before': {
      textStyle: 'heading',
      content: 'counter(item)',
      display: 'inline-block',
      width: '8',
      marginLeft: '-8',
      fontSize: 'lg',
      lineHeight: '1',
      color: 'gold',
    },
  },
});

export function ReadingTips({ heading, sets }: PageContents['quran']['tips']) {
  return (
    <SheetRow id="petunjuk" heading={heading}>
      <Sets>
        {sets.map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ol>
              {items.map((item) => (
                <li key={item}>{typeset(item)}</li>
              ))}
            </ol>
          </div>
        ))}
      </Sets>
    </SheetRow>
  );
}
