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

/** A line has at most 75 bytes; the rest follows after a line break and a space (RFC 5545). A letter has up to four. */
const folded = (line: string) => (/^[ -~]{0,75}$/.test(line) ? line : line.replaceAll(/.{18}(?=.)/gsu, '$&\r\n '));

/** A file for the visitor's calendar: 09.00 in Jakarta on that day, wherever the calendar is read. */
export function calendarFile({ day, title, text, url, madeAt }: Reminder): string {
  const made = new Date(madeAt).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${new URL(url).host}//ID`,
    'BEGIN:VEVENT',
    `UID:${madeAt}@${new URL(url).host}`,
    `DTSTAMP:${made}`,
    // 09.00 in Jakarta, where no clock is ever changed.
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
