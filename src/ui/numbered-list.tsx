import { styled } from './styled.ts';
import { typeset } from './typeset.tsx';

const List = styled('ol', {
  counterReset: 'item',
  color: 'fg.muted',
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
});

export const NumberedList = ({ items }: { items: string[] }) => (
  <List>
    {items.map((item) => (
      <li key={item}>{typeset(item)}</li>
    ))}
  </List>
);
