import { chakra } from '@chakra-ui/react/styled-system';
import { Picture, type PictureData } from '../ui/picture.tsx';
import { Portrait } from '../ui/portrait.tsx';
import { SheetRow } from '../ui/sheet.tsx';

export interface TeamProps {
  mark: string;
  gloss: string;
  heading: string;
  items: { name: string; role: string; picture: PictureData | null }[];
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(3, 1fr)' },
    gap: '28px 32px',
    marginTop: '32px',
    '& li': {
      display: { base: 'grid', sm: 'block' },
      gridTemplateColumns: '96px 1fr',
      columnGap: '20px',
      alignContent: 'center',
    },
    '& picture, & svg': { gridRow: 'span 2' },
    '& img, & svg': { width: '100%', maxWidth: '260px', height: 'auto', border: '1px solid {colors.gold.line}' },
    '& h3': { marginTop: { sm: '16px' }, alignSelf: 'end', fontSize: '1.25rem', lineHeight: '1.3' },
    '& p': { color: 'fg.muted' },
  },
});

/** People by name and role; a drawn leaf stands in where there is no portrait. */
export function Team({ mark, gloss, heading, items }: TeamProps) {
  return (
    <SheetRow id="tim" mark={mark} gloss={gloss} heading={heading}>
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
