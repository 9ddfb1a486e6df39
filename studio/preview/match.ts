import { formatDecimal, formatRupiah } from '../../src/transaction/rupiah.ts';
import type { Field } from './fields.ts';

/** As texts are compared: without what typesetting does to spaces. */
export const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Whether a text of the page shows this value: a text as a whole, a number anywhere in it. */
export function shows(text: string, { value }: Field): boolean {
  if (text === '') return false;
  if (typeof value === 'number') return numberIn(text, value);
  if (/^\d+$/.test(value)) return text.replaceAll(/[\s-]/g, '') === value; // accounts are written in groups
  if (value.includes('{')) return template(value).test(text);
  return text === plain(value);
}

/** Amounts as the site writes them. Small whole numbers stand in too many places to tell whose they are. */
function numberIn(text: string, value: number): boolean {
  const written = Number.isInteger(value) ? (value >= 1000 ? formatRupiah(value) : undefined) : formatDecimal(value);
  const at = written === undefined ? -1 : text.indexOf(written);
  return at !== -1 && !/^[.,]?\d/.test(text.slice(at + (written?.length ?? 0)));
}

/** A text that the site completes with an amount: `Paling sedikit {minimal}.` */
function template(value: string): RegExp {
  const parts = plain(value).split(/\{\w+\}/);
  return new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);
}
