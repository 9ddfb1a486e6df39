/** What may stand between the digits of one number: spaces, a dash with or without them, a dot, brackets. */
const gap = String.raw`(?: {1,3}| ?[-‐‑‒–—−_·()]{1,2} ?|\.)`;
const alone = (pattern: string) => new RegExp(`(?<!\\d${gap}?)(?:${pattern})(?!${gap}?\\d)`, 'g');

const year = String.raw`(?:1[34]|19|20)\d\d`;
const month = '(?:0?[1-9]|1[0-2])';
const dayOfMonth = '(?:0?[1-9]|[12]\\d|3[01])';

/** Long numbers that are no account: days, spans of years. A phone number that ends in years is not one. */
const dates = alone(`${year}-${month}-${dayOfMonth}|${dayOfMonth}([-.])${month}\\1${year}|${year}${gap}${year}`);

/** `Rp1.000.000`, at most the largest price that content may have (`rupiahRange`). */
const money = /\bRp\.? ?([1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d*)(?:,\d\d)?(?!\.?\d)/g;
const maxMoney = 1_000_000_000;

const run = new RegExp(`\\d(?:${gap}?\\d)+`, 'g');

/** Account numbers begin at eight digits (`accountPattern`). */
export const minDigits = 8;

/**
 * Text as its digits are read: full-width and Arabic digits as 0–9, all spaces as one kind, without the
 * characters that nobody sees. A line break stays, because it ends a number.
 */
function readable(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[^\S\n]/g, ' ');
}

/** Unicode keeps the ten digits of a script together, so the place among its neighbours is the value. */
function asciiDigit(digit: string): string {
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - before - 1))) before += 1;
  return String(before % 10);
}

/** The numbers of eight digits or more in a text, each as the groups in which it is written. */
export function digitRuns(text: string): string[][] {
  const rest = readable(text)
    .replaceAll(money, (shown, amount: string) => (Number(amount.replaceAll('.', '')) <= maxMoney ? '|' : shown))
    .replaceAll(dates, '|');
  return (rest.match(run) ?? [])
    .map((number) => number.match(/\d+/g) ?? [])
    .filter((groups) => groups.join('').length >= minDigits);
}

/**
 * The numbers of eight digits or more that stand by themselves in an address of another site. Digits of a
 * longer name and decimal places (of a map) are not read as a number by anybody.
 */
export function linkRuns(url: string): string[][] {
  return Array.from(decoded(url).matchAll(/(?<![\p{L}\p{N}]|\d\.)\d{8,}(?![\p{L}\p{N}])/gu), ([digits]) => [digits]);
}

/** Percent signs that mean nothing stay as they are. */
export function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** Whether the groups are allowed numbers, one after the other, and nothing else. */
export function isAllowed(groups: readonly string[], allowed: ReadonlySet<string>): boolean {
  if (groups.length === 0) return true;
  return groups.some(
    (_, index) => allowed.has(groups.slice(0, index + 1).join('')) && isAllowed(groups.slice(index + 1), allowed),
  );
}
