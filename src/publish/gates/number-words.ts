import type { Found } from './long-numbers.ts';
import { minDigits } from './long-numbers.ts';
import { connectors } from './told-numbers.ts';

const ones = ['satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'];
const digit = `(?:${ones.join('|')})`;
const below100 = `(?:sepuluh|sebelas|${digit} belas|${digit} puluh(?: ${digit})?|${digit})`;
const below1000 = `(?:(?:seratus|${digit} ratus)(?: ${below100})?|${below100})`;
/** One amount as it is spoken; no amount on this site reaches a billion. */
const amount = new RegExp(`^(?:${below1000} juta)?(?: ?(?:seribu|${below1000} ribu))?(?: ?${below1000})?$`);

/** Of Indonesian as it is spoken and mistyped, English, Javanese, Sundanese and Arabic. */
const digits = [
  `kosong|nol|nul|${ones.join('|')}|tuju|ampat|anam|anem|lapan|dlapan|sembilang|double|dobel|dabel|triple|tripel`,
  'zero|one|two|three|four|five|six|seven|eight|nine|ten',
  'siji|loro|telu|papat|limo|enem|pitu|wolu|songo|sanga|hiji|tilu|opat|genep|dalapan|salapan',
  "shifr|sifr|wahid|itsnan|isnan|itsnani|tsalatsah|salasah|arba[’ʿ']?ah|khamsah|hamsah|sittah|sab[’ʿ']?ah|tsamaniyah|samaniyah|tis[’ʿ']?ah",
].join('|');
const units = 'sepuluh|sebelas|seratus|seribu|belas|puluh|ratus|ribu|juta|miliar|milyar|triliun';
const word = String.raw`(?:${digits}|${units}|\d{1,4})`;
const row = new RegExp(
  String.raw`(?<![\p{L}\d])${word}(?:[^\p{L}\d]+(?:(?:${connectors})[^\p{L}\d]+)*${word})*(?![\p{L}\d])`,
  'giu',
);
const isConnector = new RegExp(`^(?:${connectors})$`, 'i');

/** Roman digits, five or more in a row that do not count upwards as chapters do. */
const roman = /(?<![\p{L}\d])(?:I{1,3}|I?V|VI{1,3}|I?X)(?:[^\p{L}\d]+(?:I{1,3}|I?V|VI{1,3}|I?X)){4,}(?![\p{L}\d])/gu;
const counted = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/**
 * A number spelled out: five or more number words in a row that are not one amount; and an amount that is too exact for
 * a sum of money, unless it is `allowed`.
 */
export function numberWords(text: string, allowed: ReadonlySet<string>): Found[] {
  const found = ({ 0: written, index }: RegExpExecArray): Found => ({
    written,
    from: index,
    to: index + written.length,
  });
  // Among the facts of a page a day is no word of the number beside it, and 4,9 is one; the places stay.
  const read = text
    .replaceAll(/(?<!\d)\d{4}-\d\d-\d\d(?!\d)/g, (date) => 'x'.repeat(date.length))
    .replaceAll(/(?<![\d,.])\d{1,2},\d(?![\d,.])/g, (decimal) => decimal.replace(',', '0'));
  const inWords = Array.from(read.matchAll(row), found).filter(({ written }) => {
    const words = written.split(/[^\p{L}\d’ʿ']+/u).filter((one) => !isConnector.test(one));
    const spoken = words.join(' ').toLowerCase();
    if (!/\p{L}/u.test(spoken)) return false;
    if (!amount.test(spoken)) return words.length >= 5;
    const value = valueOf(spoken);
    return value % 100_000 !== 0 && String(value).length >= minDigits && !allowed.has(String(value));
  });
  const inRoman = Array.from(text.matchAll(roman), found).filter(({ written }) => {
    const places = (written.match(/[IVX]+/g) ?? []).map((one) => counted.indexOf(one));
    return places.some((place, index) => index > 0 && place <= (places[index - 1] ?? 0));
  });
  return [...inWords, ...inRoman];
}

/** Of one amount in words. */
function valueOf(spoken: string): number {
  let whole = 0;
  let part = 0;
  let last = 0;
  for (const one of spoken.replaceAll('se', 'satu ').replaceAll('satu mbilan', 'sembilan').split(' ')) {
    const at = ones.indexOf(one);
    if (at !== -1) part += last = at + 1;
    else if (one === 'belas') part += 10;
    else if (one === 'puluh' || one === 'ratus') part += last * (one === 'puluh' ? 10 : 100) - last;
    else [whole, part] = [whole + part * (one === 'ribu' ? 1e3 : 1e6), 0];
  }
  return whole + part;
}
