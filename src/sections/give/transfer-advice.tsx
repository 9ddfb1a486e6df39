import { Khatim } from '../../ui/ornament/khatim.tsx';
import { chakra } from '../../ui/styled.ts';

const List = chakra('ul', {
  base: {
    textStyle: 'gloss',
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' },
    rowGap: '2',
    columnGap: '8',
    marginTop: '7',
    '@media print': { marginTop: '3', rowGap: '0.5' },
    color: 'fg.muted',
    '& li': { display: 'grid', gridTemplateColumns: '18px 1fr', gap: '2.5' },
    '& svg': { color: 'gold', marginTop: '3px' },
  },
});

/** To transfer the exact total, once, and to look at the name of the holder. */
export function TransferAdvice({ advice }: { advice: string[] }) {
  return (
    <List>
      {advice.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- editors may write a line twice
        <li key={index}>
          <Khatim size={18} stroke={1.7} />
          <span>{line}</span>
        </li>
      ))}
    </List>
  );
}
