const months = 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' ');
const weekdays = 'Minggu Senin Selasa Rabu Kamis Jumat Sabtu'.split(' ');

/** `15 Desember 2024` for the calendar day `2024-12-15`, which has no time zone. Throws RangeError for other texts. */
export function formatDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const name = months[Number(month) - 1];
  if (!name) throw new RangeError(`Not a calendar day: ${day}`);
  return `${Number(date)} ${name} ${year}`;
}

/** `Minggu, 15 Desember 2024` for `2024-12-15`. */
export function formatWeekday(day: string): string {
  return `${weekdays[new Date(day).getUTCDay()]}, ${formatDay(day)}`;
}

/** `Minggu, 15 Desember` for `2024-12-15`, a day so near that its year is clear. */
export const formatNearDay = (day: string): string => formatWeekday(day).slice(0, -' 2024'.length);

/** Shortens the first month of a text: `15 Des 2024` for `15 Desember 2024`. */
export const shortMonth = (text: string): string => text.replace(/([A-Z]..)[a-z]*/, '$1');

/** `15 Des 2024` for `2024-12-15`. */
export const shortDate = (day: string): string => shortMonth(formatDay(day));

/** A time (ms since 1970) on the clock of Jakarta, which is UTC+7 all year: `2024-12-15T21:05:00.000Z`. */
const inJakarta = (at: number) => new Date(at + 7 * 3_600_000).toISOString();

/** The calendar day in Jakarta, `2024-12-15`. */
export const dayInJakarta = (at: number): string => inJakarta(at).slice(0, 10);

/** A time as `15 Desember 2024, 21.05 WIB`. */
export const formatMoment = (at: number): string =>
  `${formatDay(dayInJakarta(at))}, ${inJakarta(at).slice(11, 16).replace(':', '.')} WIB`;
