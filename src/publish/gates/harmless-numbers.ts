/** Long numbers that are no account, in forms so narrow that none can be told by them. */

const year = String.raw`(?:1[34]|19|20)\d\d`;
const month = '(?:0?[1-9]|1[0-2])';
const dayOfMonth = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const day = `(?:${year}-${month}-${dayOfMonth}|${dayOfMonth}(?<sign>[-./])${month}\\k<sign>${year})`;
/** `08.00`, `16:30`: the source of a pattern. */
export const hour = String.raw`(?:[01]\d|2[0-4])[.:][0-5]\d`;
const span = `${hour} ?[-–] ?${hour}`;
/** After a day or a year; digits that go on are another day. */
const at = String.raw`,? \(?${hour}(?: ?[-–] ?${hour})?(?![-–./:]?\d)`;

/** A day, with its hours or the year of the other calendar before it; a span of years; whole millions. */
export const harmlessPart = new RegExp(
  String.raw`(?:(?:${year} \()?${day}(?:${at})?|${year}${at}|${year} ?[-–/] ?${year}|\d{1,3}(?:\.\d{3})?(?:\.000){2}(?=$|[^.\d]))(?!\d)`,
  'y',
);

const spans = new RegExp(`^${span}(?:(?:[,;]| /) ${span})*$`);
const years = new RegExp(`^${year}(?:, ${year})+$`);

/** Spans of hours, and years one after the other. Of several spans each begins after the last, at a quarter of an hour. */
export function isHarmless(line: string): boolean {
  const numbers = line.match(/\d+/g) ?? [];
  if (years.test(line)) return numbers.every((one, index) => Number(one) === Number(numbers[0]) + index);
  if (!spans.test(line)) return false;
  const times = (line.match(/\d\d[.:]\d\d/g) ?? []).map((time) => time.replace(':', '.'));
  if (times.length === 2) return true;
  return times.every((time, index) => /(?:00|15|30|45)$/.test(time) && time > (times[index - 1] ?? ''));
}

/** 12.000–Rp45.000, what stands after the first Rp. */
const amounts = /^\d{1,3}(?:\.\d{3})+ ?[-–] ?Rp ?\d{1,3}(?:\.\d{3})+$/;
/** 224–310 H/839–923, or 1448 H (16/5/2027. */
const calendars = new RegExp(
  String.raw`^(\d{2,4})(?:[-–](\d{2,4}))? ?H ?[/(] ?(?:${dayOfMonth}/${month}/)?(\d{3,4})(?:[-–](\d{3,4}))?$`,
);

/** With letters in it: a span of amounts, and the same years in both calendars. */
export function isHarmlessWithLetters(written: string): boolean {
  if (amounts.test(written)) return true;
  const [, ...both] = calendars.exec(written) ?? [];
  const [hijri = 0, hijriEnd = 0, common = 0, commonEnd = 0] = both.map((one) => Number(one ?? 0));
  return isSame(hijri, common) && (hijriEnd === commonEnd || isSame(hijriEnd, commonEnd));
}

/** A year of the Hijra is eleven days shorter; it began in 622. */
const isSame = (hijri: number, common: number) => Math.abs(hijri * 0.970_224 + 621.6 - common) < 2;
