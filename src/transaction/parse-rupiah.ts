export type ParsedNumber = { ok: true; value: number } | { ok: false; reason: 'empty' | 'malformed' | 'tooLarge' };

/** Characters without a shape: soft hyphens, joiners, marks of direction, the byte order mark, tags. */
export const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;
/** The digit zero in the scripts that are converted: full-width, Arabic-Indic, extended Arabic-Indic. */
const zeros = [0xff10, 0x0660, 0x06f0];

function toAsciiDigits(text: string): string {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code < start + 10);
    return zero === undefined ? character : String(code - zero);
  }).join('');
}

/** Normalizes typed or pasted text: ASCII digits, plain spaces, no invisible characters. */
export function cleanNumber(text: string): string {
  return toAsciiDigits(text.replaceAll(invisible, '')).replaceAll(/\s/g, ' ').trim();
}

const digitsOnly = /^\d+$/;
/** Groups of exactly three digits, all with the same separator. */
const grouped = /^\d{1,3}([., ])\d{3}(?:\1\d{3})*$/;

/**
 * Reads a typed or pasted amount as whole rupiah: `1.000.000`, `1,000,000`, `1 000 000`, `Rp1.000.000`,
 * `Rp 1.000.000,00`, `IDR 1000000`, `50 ribu`, `2 juta`. Never guesses: `25.00`, `1,5`, `50rb` and `1e9` are malformed.
 * Values beyond the safe integers are tooLarge. Never throws.
 * docs/what-the-site-does.md#amounts-as-people-type-them
 */
export function parseRupiah(text: string): ParsedNumber {
  const cleaned = cleanNumber(text);
  if (cleaned === '') return { ok: false, reason: 'empty' };
  const amount = cleaned
    .replace(/^(?:rp|idr)\.? ?/i, '')
    // Nobody uses sen any more. Only `,00` after dotted groups is accepted.
    .replace(/^(\d{1,3}(?:\.\d{3})+),00$/, '$1')
    // `50.000,-`, and `50.000.` at the end of a sentence.
    .replace(/[,.]-$/, '')
    .replace(/^(\d{1,3}(?:\.\d{3})+)\.$/, '$1')
    .replace(/^(?<count>\d{1,3}) ribu$/i, '$<count>000')
    .replace(/^(?<count>\d{1,3}) juta$/i, '$<count>000000');
  if (!digitsOnly.test(amount) && !grouped.test(amount)) return { ok: false, reason: 'malformed' };
  const value = Number(amount.replaceAll(/\D/g, ''));
  return Number.isSafeInteger(value) ? { ok: true, value } : { ok: false, reason: 'tooLarge' };
}

/** Words with which people count mushaf. Words that multiply (lusin, ribu) are not among them. */
const unit = / ?(?:buah|mushaf|buku|biji|eks|eksemplar|pcs|unit)\.?$/i;

/** Reads a number of mushaf, with or without a unit: `12 buah`. */
export const parseQuantity = (text: string): ParsedNumber => parseRupiah(cleanNumber(text).replace(unit, ''));

/**
 * Reads a quantity and ignores its unit. Unreadable text becomes 1, and a number above `max` becomes `max`
 * (docs/what-the-site-does.md#quantity). Never throws.
 */
export function coerceQuantity(text: string, max: number): number {
  const parsed = parseQuantity(text);
  if (!parsed.ok) return parsed.reason === 'tooLarge' ? max : 1;
  return Math.min(Math.max(parsed.value, 1), max);
}

/** Whether coerceQuantity keeps the typed number. If not, the form tells the donor which number it uses. */
export function isQuantityAsTyped(text: string, max: number): boolean {
  const parsed = parseQuantity(text);
  return parsed.ok && parsed.value === coerceQuantity(text, max);
}
