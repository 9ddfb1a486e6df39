import type { Found } from './long-numbers.ts';

const digit = '(?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan)';
const below100 = `(?:sepuluh|sebelas|${digit} belas|${digit} puluh(?: ${digit})?|${digit})`;
const below1000 = `(?:(?:seratus|${digit} ratus)(?: ${below100})?|${below100})`;
/** One amount as it is spoken; no amount on this site reaches a billion. */
const amount = new RegExp(`^(?:${below1000} juta)?(?: ?(?:seribu|${below1000} ribu))?(?: ?${below1000})?$`);

const digits =
  'kosong|nol|nul|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|zero|one|two|three|four|five|six|seven|eight|nine';
const units = 'sepuluh|sebelas|seratus|seribu|belas|puluh|ratus|ribu|juta|miliar|milyar|triliun';
const row = new RegExp(
  `(?<![\\p{L}\\d])(?:${digits}|${units}|\\d{1,4})(?:[^\\p{L}\\d]+(?:${digits}|${units}|\\d{1,4}))*(?![\\p{L}\\d])`,
  'giu',
);

/** A number spelled out: five or more number words in a row that are not one amount. */
export function numberWords(text: string): Found[] {
  return Array.from(text.matchAll(row), ({ 0: written, index }) => ({
    written,
    from: index,
    to: index + written.length,
  }))
    .filter(({ written }) => /\p{L}/u.test(written))
    .filter(({ written }) => {
      const words = written.toLowerCase().split(/[^\p{L}\d]+/u);
      return words.length >= 5 && !amount.test(words.join(' '));
    });
}
