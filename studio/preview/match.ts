import { formatDecimal, formatRupiah } from 'site/transaction/rupiah.ts';
import { formatDay } from 'site/day-words.ts';
import type { Field } from './fields.ts';

/** Normalizes text before it is compared. Typesetting changes spaces, and gives words such as “ya” a capital. */
export const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Whether a text of the page shows this value. A text must match as a whole, a number anywhere in the text. */
export function shows(text: string, { value }: Field): boolean {
  if (text === '') return false;
  if (typeof value === 'number') return numberIn(text, value);
  if (/^\d+$/.test(value)) return text.replaceAll(/[\s-]/g, '') === value; // accounts are written in groups
  if (value.includes('{')) return template(value).test(text);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return text === plain(formatDay(value));
  return text.replace(/^\d+\. /, '') === plain(value); // headings of legal texts are numbered
}

/** Finds an amount as the site writes it. Small whole numbers occur too often to tell their field. */
function numberIn(text: string, value: number): boolean {
  if (Number.isInteger(value) && value < 1000) return false;
  const written = Number.isInteger(value) ? plain(formatRupiah(value)) : formatDecimal(value);
  const at = text.indexOf(written);
  return at !== -1 && !/\d$/.test(text.slice(0, at)) && !/^[.,]?\d/.test(text.slice(at + written.length));
}

/** Matches a text that the site completes with an amount: `Paling sedikit {minimal}.` */
function template(value: string): RegExp {
  const parts = plain(value).split(/\{\w+\}/);
  return new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);
}
