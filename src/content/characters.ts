/** Characters that texts may use. Others could hide a number. The Studio bundles this file, so it has no imports. */

/** Letters of Indonesian, names and transliterated Arabic. Each is one composed code point, so that texts are NFC. */
const letters = 'A-Za-zÀ-ÖØ-öø-ÿĀ-İĴ-ķĹ-ľŁ-ňŌ-žḌḍḎḏḤḥḪḫḲḳḶḷṂṃṆṇṚṛṢṣṬṭṮṯẒẓẔẕẖʾʿ';
const signs = String.raw`!"#%&'()*+,./:;=?@\[\]_{}‘’“”–—…·×°§±©®™→-`;
/** Single characters for the blessing on the Prophet, the name of Allah and the basmalah. */
const blessings = 'ﷺﷲ﷽';
/** Emoji of one code point without a variation selector. The fonts of all phones at the browser floor have them. */
const emoji = '🤲🙏🌙✨⭐🌟📖📚🕌🕋🎉✅📌📍📅💚😊👇';
const unwanted = new RegExp(`[^${letters}0-9 ${blessings}${emoji}${signs}]+`, 'gu');

/** Names of unwanted characters that pasted text often has, and what staff do about them. */
const names: [RegExp, what: string, remedy: string][] = [
  [/\ufffd/u, 'huruf yang hilang', 'ketik lagi hurufnya, atau simpan lagi berkas asalnya sebagai UTF-8'],
  [/[\p{Zs}\t]/u, 'spasi khusus', 'ketik spasi biasa'],
  // All other white space. The byte order mark has its own entry below.
  [/[^\S\ufeff]/u, 'pindah baris', 'tulis dalam satu baris, atau sebagai paragraf baru'],
  [
    /[\p{C}\u115f\u1160\u3164\uffa0]|\u034f|\p{Variation_Selector}/u,
    'tanda yang tidak terlihat',
    'hapus, lalu ketik ulang kata di sekitarnya',
  ],
  [/\p{N}/u, 'angka khusus', 'ketik angka biasa, 0 sampai 9'],
  [/\p{L}/u, 'huruf yang bukan huruf Latin biasa', 'ketik ulang dengan huruf Latin'],
];

/** Arabic letters with their vowel signs, in logical order. */
export const arabicPattern = /^[\u0621-\u063a\u0641-\u0655\u0670\u0671]+$/;

interface Options {
  /** The text is a word in Arabic script: only letters and vowel signs are allowed. */
  arabic?: boolean;
  /** The field has several lines, such as an address: single line breaks are allowed. */
  lines?: boolean;
}

/** The most characters that one message names. A text in another script has an unwanted character in every word. */
const mostPlaces = 5;

/** The middle of an Indonesian sentence that names each unwanted character and its position. Null without any. */
export function characterProblem(text: string, { lines = false, arabic = false }: Options = {}): string | null {
  if (arabic) return arabicPattern.test(text) ? null : 'di sini hanya huruf Arab dan harakatnya, tanpa spasi';
  const line = lines ? text.replaceAll(/(?<=\S)\n(?=\S)/g, ' ') : text;
  const problems = Array.from(line.matchAll(unwanted))
    .slice(0, mostPlaces)
    .map(({ index }) => describe(text, index));
  const twoSpaces = line.indexOf('  ');
  if (twoSpaces !== -1) problems.push(`${positionOf(text, twoSpaces)}: dua spasi berurutan; sisakan satu`);
  return problems.join('. ').replaceAll('. huruf ke-', '. Huruf ke-') || null;
}

function describe(text: string, index: number): string {
  const point = text.codePointAt(index) ?? 0;
  const character = String.fromCodePoint(point);
  const shown = /[\p{C}\p{Z}\p{M}]/u.test(character) ? '' : `“${character}” `;
  const found = names.find(([pattern]) => pattern.test(character));
  const [, what, remedy] = found ?? [
    '',
    'tanda yang tidak dipakai',
    'ketik ulang dengan huruf dan tanda biasa, atau hapus',
  ];
  const code = point.toString(16).toUpperCase().padStart(4, '0');
  return `${positionOf(text, index)}: ${shown}U+${code}, ${what}; ${remedy}`;
}

/** The position of a character, in code points from 1: `huruf ke-13, setelah “Transfer ke”`. */
function positionOf(text: string, index: number): string {
  const before = text.slice(0, index);
  const visible = before.replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '').slice(-16);
  return `huruf ke-${Array.from(before).length + 1}${visible.trim() ? `, setelah “${visible.trim()}”` : ''}`;
}

const fieldsWithLines = new Set(['siteSettings.contact.address', 'siteSettings.help.confirmationMessage']);
export const hasLines = (field: string): boolean => fieldsWithLines.has(field);

/** Whether the field is the Arabic word of the idiom. Its path may contain a `_key`. */
export const isArabic = (field: string): boolean => /^homePage\.features\.idiom\.words\b.*\.arabic$/.test(field);

/** A web address may use characters that a text may not: printable ASCII without spaces can hide nothing. */
export const isWebAddress = (text: string): boolean => /^(?:https?:\/\/|mailto:)[\x21-\x7e]+$/.test(text);
