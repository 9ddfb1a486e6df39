import { inWords, smallNumbers } from './in-words.ts';
import { cleanNumber } from './parse-rupiah.ts';

const units: Record<string, number> = { rb: 1e3, ribu: 1e3, k: 1e3, jt: 1e6, juta: 1e6 };
/** This is a Map, because a plain object also has keys such as `constructor`. */
const scales = new Map(Object.entries({ ribu: 1e3, juta: 1e6, miliar: 1e9 }));

/** Reads a number and its unit: `50rb`, `1,5 juta`. NaN for other texts. */
function readShort(text: string): number {
  const pattern = /^(\d{1,6})(?:[.,](\d{1,2}))? ?(rb|ribu|k|jt|juta)$/;
  const [, whole = '', fraction = '', unit = ''] = pattern.exec(text) ?? [];
  return (Number(whole + fraction) * (units[unit] ?? Number.NaN)) / 10 ** fraction.length;
}

/** Reads an amount in words, such as `lima puluh ribu`. NaN unless inWords spells it the same way. */
function readWords(text: string): number {
  // inWords writes `satu juta` and `seratus`. People also write `sejuta` and `satu ratus`.
  const spelled = text.replace(/^sejuta\b/, 'satu juta').replace(/^satu (ratus|ribu)\b/, 'se$1');
  // `total` is the sum up to the last scale, `group` the tens and hundreds after it, `digit` the last small number.
  let [total, group, digit] = [0, 0, 0];
  for (const word of spelled.replaceAll(/\bse(?=puluh|belas|ratus|ribu)/g, 'satu ').split(' ')) {
    const small = smallNumbers.indexOf(word);
    const scale = scales.get(word);
    if (small !== -1) digit = small;
    else if (scale) [total, group, digit] = [total + (group + digit) * scale, 0, 0];
    else if (word === 'belas') [group, digit] = [group + digit + 10, 0];
    else [group, digit] = [group + digit * (word === 'ratus' ? 100 : 10), 0];
  }
  const value = total + group + digit;
  return inWords(value) === `${spelled} rupiah` ? value : Number.NaN;
}

/**
 * Guesses a refused amount, in whole rupiah: `50rb`, `Rp 1,5jt`, `lima puluh ribu rupiah`. Null without a guess.
 * Ask the donor before using it (docs/what-the-site-does.md#amounts-as-people-type-them). Never throws.
 */
export function suggestRupiah(text: string): number | null {
  const amount = cleanNumber(text)
    .toLowerCase()
    .replace(/^rp\.? ?/, '')
    .replace(/ rupiah$/, '');
  const value = /\d/.test(amount) ? readShort(amount) : readWords(amount);
  return Number.isSafeInteger(value) && value > 0 ? value : null;
}
