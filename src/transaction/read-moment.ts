/** The number of a month by the first three letters of its Indonesian or English name. */
const months: Record<string, number> = Object.fromEntries(
  'jan, feb peb, mar mrt, apr, mei may, jun, jul, agu ags agt aug, sep, okt oct, nov nop, des dec'
    .split(', ')
    .flatMap((names, index) => names.split(' ').map((name) => [name, index + 1])),
);

/** `2026-11-23`. */
const yearFirst = /(?<!\d)(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/;
/** `23/11/2026`, `23-11-26`. */
const inDigits = /(?<!\d)(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4}|\d{2})(?!\d)/;
/** `23 Nov 2026`, `23-November-26`. The `14` of `23 Nov 14.05` is an hour. */
const dayThenWord = /(?<!\d)(?<day>\d{1,2})[ ./-]?(?<word>[a-z]{3})[a-z]*\.?[ ./-]?(?<year>\d{4}|\d{2}(?![.:]?\d))/i;
/** `November 23, 2026`. */
const wordThenDay = /(?<![a-z])(?<word>[a-z]{3})[a-z]*\.? (?<day>\d{1,2}),? (?<year>\d{4})/i;
/** `14.05`, `14:05:30`, `2:05 pm`, but no part of an amount such as `1.250,00`. */
const timePattern =
  /(?<![\d.,])(?<hour>\d{1,2})[.:](?<minute>\d{2})(?:[.:]\d{2})?(?!\d|[.,:]\d)(?:\s*(?<meridiem>[ap])\.?m\b)?/i;

/** A calendar day (`2026-11-23`), and a time (`14.05`) if the text names one. */
export interface Moment {
  day: string;
  /** Hour and minute. The name stays, because the treasurer's stored list has it. */
  hour: string | null;
}

/**
 * Reads the first calendar day in a text, as banks, WhatsApp and people write it: `23/11/2026`, `23-11-26`,
 * `2026-11-23`, `23 Nov 2026`, `Senin, 23 November 2026 pukul 14.05`. Null if the text has no real day with its year.
 * `monthFirst` is for American exports, which write the month first. Never throws.
 */
export function readMoment(text: string, { monthFirst = false }: { monthFirst?: boolean } = {}): Moment | null {
  for (const pattern of [yearFirst, inDigits, dayThenWord, wordThenDay]) {
    const found = pattern.exec(text);
    if (!found?.groups) continue;
    const { year = '', month = '', day = '', word = '' } = found.groups;
    const fullYear = Number(year.length === 2 ? `20${year}` : year);
    const monthNumber = word ? (months[word.toLowerCase()] ?? 0) : Number(month);
    const isSwapped = monthFirst && pattern === inDigits;
    const [trueMonth, trueDay] = isSwapped ? [Number(day), monthNumber] : [monthNumber, Number(day)];
    const date = calendarDay(fullYear, trueMonth, trueDay);
    if (date) return { day: date, hour: readTime(text.replace(found[0], ' ')) }; // `23.11` is no time
  }
  return null;
}

function calendarDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (year < 2000 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}

function readTime(text: string): string | null {
  const { hour = '', minute = '', meridiem } = timePattern.exec(text)?.groups ?? {};
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return null;
  const afternoon = meridiem?.toLowerCase() === 'p' ? 12 : 0;
  const hourOfDay = meridiem ? (Number(hour) % 12) + afternoon : Number(hour);
  return `${String(hourOfDay).padStart(2, '0')}.${minute}`;
}

/** Days from one calendar day (`2026-11-23`) to another. Negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
