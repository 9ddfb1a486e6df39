import { formatDecimal, formatNumber, formatRupiah } from '../transaction/rupiah.ts';
import { formatMoment, shortDate, shortMonth } from '../words/days.ts';
import { textOf } from './stored-value.ts';

type Kind = 'text' | 'rupiah' | 'kg' | 'count' | 'day' | 'moment';

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Writes a value of each kind. False if the value is not of that kind. */
const writers: Record<Kind, (value: unknown) => string | false> = {
  text: (value) => typeof value === 'string' && value,
  rupiah: (value) => isWhole(value) && formatRupiah(value),
  kg: (value) => typeof value === 'number' && value > 0 && `${formatDecimal(value)} kg`,
  count: (value) => isWhole(value) && formatNumber(value),
  day: (value) => /^\d{4}-\d\d-\d\d$/.test(textOf(value)) && !Number.isNaN(timeOf(value)) && shortDate(textOf(value)),
  moment: (value) => !Number.isNaN(timeOf(value)) && shortMonth(formatMoment(timeOf(value))),
};

/** The most letters that show of a broken value. They are enough to recognise it. */
const mostLetters = 60;

/**
 * Writes a stored value for staff: `Rp29.000`, `belum diisi`, `40000.5 (belum benar)`. Never throws, because another
 * program, an import or an older form may have stored anything, and staff must see it to repair it.
 */
export function forStaff(value: unknown, kind: Kind): string {
  if (value === undefined || value === null || value === '') return 'belum diisi';
  const text = writers[kind](value);
  if (text !== false) return text;
  const raw = typeof value === 'string' ? `“${value}”` : (JSON.stringify(value) ?? typeof value);
  return `${raw.slice(0, mostLetters)} (belum benar)`;
}

const timeOf = (value: unknown) => Date.parse(textOf(value));
