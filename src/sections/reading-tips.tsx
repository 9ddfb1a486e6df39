import type { PageContents } from '../page-contents.ts';
import { NumberedList } from '../ui/numbered-list.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { styled } from '../ui/styled.ts';

const Sets = styled('div', {
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
  rowGap: '9',
  columnGap: '13',
  marginTop: '8',
  '& ol': { marginTop: '2' },
});

export function ReadingTips({ mark, heading, sets }: PageContents['quran']['tips']) {
  return (
    <SheetRow id="petunjuk" label={mark} heading={heading}>
      <Sets>
        {sets.map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <NumberedList items={items} />
          </div>
        ))}
      </Sets>
    </SheetRow>
  );
}
