interface Reminder {
  day: string;
  title: string;
  text: string;
  /** Where to ask. */
  url: string;
  /** When it was made, in ms since 1970. */
  madeAt: number;
}

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** Folds a line that may exceed 75 bytes after every 18 letters, which have up to four bytes each (RFC 5545). */
const folded = (line: string) => (/^[ -~]{0,75}$/.test(line) ? line : line.replaceAll(/.{18}(?=.)/gsu, '$&\r\n '));

/** A file for the visitor's calendar. The event is at 09.00 in Jakarta, in whatever time zone the visitor is. */
export function calendarFile({ day, title, text, url, madeAt }: Reminder): string {
  const made = new Date(madeAt).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${new URL(url).host}//ID`,
    'BEGIN:VEVENT',
    `UID:${madeAt}@${new URL(url).host}`,
    `DTSTAMP:${made}`,
    // 09.00 in Jakarta is always 02.00 UTC, because Jakarta has no summer time.
    `DTSTART:${day.replaceAll('-', '')}T020000Z`,
    'DURATION:PT15M',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
