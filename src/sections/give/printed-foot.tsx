import { useSyncExternalStore } from 'react';
import { dayOf, formatDay } from '../../day-words.ts';
import type { PageContents } from '../../page-contents.ts';
import { styled } from '../../ui/styled.ts';

/** Only on paper: lines to fill in by hand, the site, and the day of printing. */
const Foot = styled('div', {
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
});

/** Today in Jakarta: `22 November 2026`. */
const today = () => formatDay(dayOf(Date.now()));

/** The day is read when the visitor prints, because the page may stay open for days. */
function watchDay(changed: () => void) {
  addEventListener('beforeprint', changed);
  return () => removeEventListener('beforeprint', changed);
}

export function PrintedFoot({ copy, phone }: { copy: PageContents['confirmation']['print']; phone: string }) {
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
        <span translate="no">{`${location.host}, WhatsApp ${phone}`}</span>
        <span>{`${copy.dayLabel} ${day}`}</span>
      </p>
    </Foot>
  );
}
