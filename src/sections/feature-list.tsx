import { chakra } from '@chakra-ui/react/styled-system';
import { CheckIcon } from '../ui/icons.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { Tag } from '../ui/tag.tsx';
import { typeset } from '../ui/typeset.tsx';

export interface FeatureListProps {
  id: string;
  mark: string;
  gloss: string;
  heading: string;
  items: { title: string; description: string; comingSoon: boolean }[];
  comingSoonLabel: string;
}

/** Two columns of ruled lines, like the index of a book. */
const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    columnGap: '52px',
    marginTop: { base: '24px', lg: '36px' },
    borderTop: '1px solid {colors.rule}',
  },
});

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '24px 1fr',
    gap: '4px 16px',
    alignContent: 'start',
    padding: '20px 0 22px',
    borderBottom: '1px solid {colors.border}',
    '& svg': { color: 'gold', marginTop: '3px' },
    '& h3': { fontSize: '1.25rem', lineHeight: '1.3' },
    '& p': { gridColumn: '2', color: 'fg.muted', lineHeight: '1.5' },
  },
});

export function FeatureList({ id, mark, gloss, heading, items, comingSoonLabel }: FeatureListProps) {
  return (
    <SheetRow id={id} mark={mark} gloss={gloss} heading={heading}>
      <List>
        {items.map(({ title, description, comingSoon }) => (
          <Item key={title}>
            <CheckIcon />
            <h3>
              {typeset(title)}
              {comingSoon && <Tag>{comingSoonLabel}</Tag>}
            </h3>
            <p>{typeset(description)}</p>
          </Item>
        ))}
      </List>
    </SheetRow>
  );
}
