import { useSyncExternalStore } from 'react';
import { chakra } from '../../ui/styled.ts';
import { today } from './slip.ts';

/** On paper alone: what is filled in by hand, from where the sheet is, and when it was printed. */
const Foot = chakra('div', {
  base: {
    display: 'none',
    '@media print': { display: 'block', breakInside: 'avoid' },
    '& > div': { border: '1px solid {colors.fg}', paddingBlock: '2', paddingInline: '4' },
    '& b': { fontWeight: '600' },
    '& ul': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '4', rowGap: '3', marginTop: '2' },
    '& li': { display: 'flex', alignItems: 'flex-end', gap: '2', lineHeight: '1.2' },
    '& li::after': { content: '""', flex: '1', borderBottom: '1px dotted {colors.fg}' },
    '& > p': {
      display: 'flex',
      justifyContent: 'space-between',
      marginTop: '3',
      paddingTop: '1',
      borderTop: '1px solid {colors.fg}',
      fontSize: 'caption',
    },
  },
});

interface Props {
  copy: { heading: string; lines: string[]; dayLabel: string };
}

/** A page may stay open for days: the day is asked for when it is printed. */
function watchDay(changed: () => void) {
  addEventListener('beforeprint', changed);
  return () => removeEventListener('beforeprint', changed);
}

export function PrintedFoot({ copy }: Props) {
  const day = useSyncExternalStore(watchDay, today);
  return (
    <Foot data-print="">
      <div>
        <b id="catatan">{copy.heading}</b>
        <ul>
          {copy.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <p>
        <span>{location.host}</span>
        <span>{`${copy.dayLabel} ${day}`}</span>
      </p>
    </Foot>
  );
}
