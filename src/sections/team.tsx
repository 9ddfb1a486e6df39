import type { PageContents } from '../page-contents.ts';
import { Picture } from '../ui/picture.tsx';
import { Portrait } from '../ui/ornament/portrait.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { styled } from '../ui/styled.ts';

const List = styled('ul', {
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: 'repeat(3, 1fr)' },
  rowGap: '7',
  columnGap: '8',
  marginTop: '8',
  '& li': {
    display: { base: 'grid', sm: 'block' },
    gridTemplateColumns: '96px 1fr',
    columnGap: '5',
    alignContent: { base: 'center', sm: 'normal' },
  },
  '& picture, & svg': { gridRow: 'span 2' },
  '& img, & svg': { width: '100%', maxWidth: '260px', height: 'auto', border: '1px solid {colors.gold.line}' },
  '& h3': { textStyle: 'item', marginTop: { sm: '4' }, alignSelf: 'end' },
  '& p': { color: 'fg.muted' },
});

/** People by name and role; a drawn medallion stands in for a missing portrait. */
export function Team({ mark, gloss, heading, items }: PageContents['about']['team']) {
  return (
    <SheetRow id="tim" label={mark} aside={gloss} heading={heading}>
      <List>
        {items.map(({ name, role, picture }, index) => (
          <li key={name}>
            {picture ? <Picture picture={picture} sizes="260px" /> : <Portrait index={index} />}
            <h3>{name}</h3>
            <p>{role}</p>
          </li>
        ))}
      </List>
    </SheetRow>
  );
}
