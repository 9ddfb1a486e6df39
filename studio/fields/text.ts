import { defineField, type StringRule, type ValidationContext } from 'sanity';
import { isGrouped } from 'site/content/approval-groups.ts';
import { characterRemedy } from 'site/content/characters.ts';
import { foreignParts } from 'site/content/foreign-text.ts';
import { chatRemedy, figureRemedy, variableRemedy, type Remedy, zakatWord } from 'site/content/rules.ts';
import { textOf } from 'site/content/stored-value.ts';
import { formatNumber } from 'site/transaction/rupiah.ts';
import { readBuild } from '../status/live-site.ts';
import { siteUrl } from '../status/settings.ts';
import type { Names } from './named.ts';
import { rawClient } from './raw-client.ts';

/** Writes a remedy of src/content/ as a sentence. Returns true if there is nothing to correct. */
export const asSentence = (remedy: Remedy): true | string =>
  remedy === undefined || `${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}.`;

export const pleaseWrite = (what: string) => `Tulis ${what}.`;

/** The part of the validation context that text rules read. */
interface Context extends Pick<ValidationContext, 'path'> {
  document?: { _type: string } | undefined;
  type?: { name: string } | undefined;
}

type Extra = (rule: StringRule) => StringRule;

const namesIn = ({ path = [] }: Context) => path.filter((part) => typeof part === 'string'); // no keys of entries

/** The most letters of a text. Longer texts break the layout of pages. */
const mostLetters = { line: 500, paragraph: 1200 };

/** Refuses a text that is blank, too long for its place, or has a character that the site refuses. */
function checkText(value: unknown, context: Context) {
  if (typeof value !== 'string') return true; // Sanity names the wrong type
  if (value.trim() === '') return 'Isi kolom ini, bukan dengan spasi saja.';
  const most = context.type?.name === 'text' ? mostLetters.paragraph : mostLetters.line;
  if (value.trim().length > most) return `Tulis paling banyak ${formatNumber(most)} huruf.`;
  const field = [context.document?._type, ...namesIn(context)].join('.');
  return asSentence(characterRemedy(value) ?? variableRemedy(field, value));
}

/** Notes the numbers and addresses of a text that no release has shown. They hold its document back (docs/releasing.md). */
export async function noteForeignParts(text: unknown, context: Context): Promise<true | string> {
  // Texts of an approval group wait for its approval anyway.
  if (typeof text !== 'string' || isGrouped(context.document?._type ?? '', namesIn(context).join('.'))) return true;
  if (foreignParts(text).length === 0) return true;
  const known = (await readBuild(siteUrl))?.known;
  if (!known) return true; // the site does not answer, or its build is older than this list
  const parts = foreignParts(text, new Set(known));
  if (parts.length === 0) return true;
  return `${parts.join(', ')} belum pernah tayang. Boleh diterbitkan; situs menampilkan isi dokumen ini yang lama sampai pengelola situs menyetujuinya.`;
}

/** Refuses the word zakat if the institute has no licence for it, as the build does (docs/what-the-site-does.md). */
export async function checkZakat(value: string | undefined, context: Pick<ValidationContext, 'getClient'>) {
  if (!zakatWord.test(value ?? '')) return true;
  const isLicensed = await rawClient(context).fetch<boolean>('count(*[_type == "legality" && defined(zakat)]) > 0');
  return isLicensed || unlicensed;
}

const unlicensed =
  'Teks ini menyebut zakat, padahal izin pengelola zakat di Legalitas kosong. Isi izinnya, atau hapus kata itu.';

/** The rules of every text, and `extra`. */
export const textRules = (rule: StringRule, extra: Extra = (textRule) => textRule) => [
  extra(rule.custom(checkText)),
  rule.custom(checkZakat),
  rule.custom(noteForeignParts).info(),
];

export const optionalLine = (name: string, title: string, description: string, extra?: Extra) =>
  defineField({ name, title, description, type: 'string', validation: (rule) => textRules(rule, extra) });

/** One line that visitors read. It is required, and spaces alone do not count. */
export const line = (name: string, title: string, description: string, extra?: Extra) =>
  defineField({
    ...optionalLine(name, title, description),
    validation: (rule) => [rule.required().error(`Isi kolom “${title}”.`), ...textRules(rule, extra)],
  });

export const paragraph = (...args: Parameters<typeof line>) => defineField({ ...line(...args), type: 'text', rows: 3 });

export const optionalParagraph = (...args: Parameters<typeof optionalLine>) =>
  defineField({ ...optionalLine(...args), type: 'text', rows: 3 });

export const matching = (pattern: RegExp, remedy: string) => (rule: StringRule) =>
  rule.custom((value) => value === undefined || pattern.test(value) || asSentence(remedy));

/** A text of a WhatsApp message. It takes at most `limit` characters of the link that opens the message. */
export const chatLine = (name: string, title: string, description: string, limit: number) =>
  line(name, title, description, (rule) => rule.custom((value) => asSentence(chatRemedy(textOf(value), limit))));

export const lines = (description: string, titles: Record<string, string>) =>
  Object.entries(titles).map(([name, title]) => line(name, title, description));

/** A number with its unit, written by staff: `25 MB`, `12.500+`. */
export const figure = (...names: Names) =>
  line(...names, (rule) => rule.custom((value) => asSentence(figureRemedy(value ?? ''))));
