/** Characters of texts. The Studio bundles this file. */

import { invisible } from '../transaction/parse-rupiah.ts';
import type { Remedy } from './rules.ts';

/**
 * Writes a text as the site shows it: one kind of space and hyphen, full-width digits as plain ones, composed Latin
 * letters, nothing invisible. Arabic letters and their marks stay byte for byte.
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

export const characterRemedy = (text: string): Remedy =>
  control.test(normalise(text)) ? 'hapus tanda kendali yang tidak terlihat: ketik ulang teks ini' : undefined;

/** Arabic letters with their vowel signs, without spaces. */
export const arabicPattern = /^[\u0621-\u063a\u0641-\u0655\u0670\u0671]+$/;
export const arabicRemedy = 'tulis hanya huruf Arab dan harakatnya, tanpa spasi';
