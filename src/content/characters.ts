/** Characters of texts. The Studio bundles this file, so it has no imports. */

/** Characters without a shape: soft hyphens, joiners, marks of direction, the byte order mark, tags. */
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;

/**
 * Writes a text as the site shows it: one kind of space and hyphen, ordinary digits, composed Latin letters, nothing
 * invisible. Arabic letters and their marks stay byte for byte.
 */
export const normalise = (text: string): string =>
  text
    .replaceAll(invisible, '')
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/[\u2010\u2011\u2212]/g, '-')
    .replaceAll(/\p{Nd}/gu, (digit) => digit.normalize('NFKC'))
    .replaceAll(/\p{Script=Latin}\p{M}+/gu, (letter) => letter.normalize('NFC'));

/** Control characters and halves of a character, which an import or a broken file can bring. */
const control = /(?!\n)[\p{Cc}\p{Cs}]/u;

/** What to do about a control character in a text. Null without any. */
export const characterProblem = (text: string): string | null =>
  control.test(normalise(text)) ? 'hapus tanda kendali yang tidak terlihat: ketik ulang teks ini' : null;

/** Arabic letters with their vowel signs, in logical order. */
export const arabicPattern = /^[\u0621-\u063a\u0641-\u0655\u0670\u0671]+$/;
