import { styled } from './styled.ts';
import { typeset } from './typeset.tsx';

const List = styled('ol', {
  listStyle: 'decimal',
  paddingLeft: '1.4em',
  color: 'fg.muted',
  '& li': { paddingBlock: '2.5', paddingLeft: '2', lineHeight: '1.5' },
  '& li::marker': { textStyle: 'heading', fontSize: 'lg', color: 'gold' },
});

export const NumberedList = ({ items }: { items: string[] }) => (
  <List>
    {items.map((item) => (
      <li key={item}>{typeset(item)}</li>
    ))}
  </List>
);
