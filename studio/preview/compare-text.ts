import { variablePattern } from 'site/content/rules.ts';
import { formatDecimal, formatRupiah } from 'site/transaction/rupiah.ts';
import { formatDay } from 'site/words/days.ts';
import type { Field } from './fields.ts';

/** Normalizes text before it is compared. Typesetting changes spaces, and gives words such as “ya” a capital. */
export const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Whether a text of the page shows this value. A number may be anywhere in the text. A text must be all of it. */
export function shows(text: string, { value }: Field): boolean {
  if (text === '') return false;
  if (typeof value === 'number') return hasNumber(text, value);
  // The page writes account numbers in groups.
  if (/^\d+$/.test(value)) return text.replaceAll(/[\s-]/g, '') === value;
  if (value.includes('{')) return template(value).test(text);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return text === plain(formatDay(value));
  // The page numbers the headings of legal texts.
  return text.replace(/^\d+\. /, '') === plain(value);
}

/** Whether a text has an amount as the site writes it. Whole numbers below 1,000 occur too often to tell a field. */
function hasNumber(text: string, value: number): boolean {
  if (Number.isInteger(value) && value < 1000) return false;
  const written = Number.isInteger(value) ? plain(formatRupiah(value)) : formatDecimal(value);
  const at = text.indexOf(written);
  if (at === -1) return false;
  // `0,8` is only a part of `10,8`, and `Rp29.000` of `Rp29.000.000`.
  const goesOn = /^[.,]?\d/.test(text.slice(at + written.length));
  return !goesOn && !/\d$/.test(text.slice(0, at));
}

/** Makes a pattern for a text whose variables the site fills in, such as `Paling sedikit {minimal}.` */
function template(value: string): RegExp {
  const parts = plain(value).split(variablePattern);
  return new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);
}
