import { defineField, type StringRule, type ValidationContext } from 'sanity';
import { groupTitles } from 'site/content/approval-groups.ts';
import { characterProblem, hasLines, isArabic } from 'site/content/characters.ts';
import { factOf } from 'site/content/problems.ts';
import { ownDigits, suspicion } from 'site/content/suspicious-text.ts';
import { valueProblem, figureRemedy, textLimit, zakatWord } from 'site/content/rules.ts';
import { formatNumber } from 'site/transaction/rupiah.ts';
import type { Names } from './named.ts';
import { allOf, type ClientContext, isReleased } from './published.ts';

/** Writes a remedy of src/content/ as a sentence. Returns true if there is nothing to correct. */
export const sentence = (remedy: string | undefined): true | string =>
  remedy === undefined || `${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}.`;

export const pleaseWrite = (what: string) => `Tulis ${what}.`;

/** The part of the validation context that text rules read. Imports provide only this part. */
interface Context extends Pick<ValidationContext, 'path'> {
  document?: { _type: string } | undefined;
  type?: { name: string } | undefined;
}

type Extra = (rule: StringRule) => StringRule;
const same: Extra = (rule) => rule;

const namesIn = ({ path = [] }: Context) => path.filter((part) => typeof part === 'string');

/** Refuses a text that is blank, too long for its place, or has a character that the site refuses. */
export function filled(value: string | undefined, context: Context) {
  if (value === undefined) return true;
  if (value.trim() === '') return 'Isi kolom ini, bukan dengan spasi saja.';
  const { most } = lengthOf(context);
  if (value.trim().length > most) return `Tulis paling banyak ${formatNumber(most)} huruf.`;
  const names = namesIn(context);
  const field = [context.document?._type, ...names].join('.');
  const problem = characterProblem(value, { lines: hasLines(field), arabic: isArabic(field) });
  return problem ? sentence(problem) : (valueProblem(field, value) ?? true);
}

/** Says why a text may be published, but looks wrong on the page or stops the next release. */
export const questioned = (value: string | undefined, context: Context): true | string =>
  lengthQuestion(value, context) ?? suspected(value ?? '', context) ?? true;

function lengthQuestion(value: string | undefined, context: Context): string | undefined {
  const { good, most } = lengthOf(context);
  const { length } = value?.trim() ?? '';
  if (length <= good || length > most) return undefined;
  return `Panjangnya ${formatNumber(length)} huruf; di sini sebaiknya paling banyak ${formatNumber(good)}.`;
}

/** Says that a suspicious text stops the release. Texts of approval groups do not: they wait for their own approval. */
function suspected(text: string, context: Context, allowed: readonly string[] = []): string | undefined {
  const type = context.document?._type ?? '';
  const found = groupTitles(type, namesIn(context).join('.')).length > 0 ? null : suspicion(text, allowed);
  return found === null
    ? undefined
    : `Situs tidak akan terbit sampai ini diubah, atau disetujui pengelola situs: ${factOf(found)}`;
}

/** Like `suspected`, but allows our own digits and values that a release has shown. `value` is the stored field. */
export async function stillSuspected(text: string, value: unknown, context: ValidationContext): Promise<true | string> {
  if (suspected(text, context) === undefined) return true;
  const ours = await allOf(context).fetch<Parameters<typeof ownDigits>[0]>(
    '{"number": *[_id == "bankAccount"][0].number, "contact": *[_id == "siteSettings"][0].contact, "branches": *[_id == "contactPage"][0].branches}',
  );
  const question = suspected(text, context, ownDigits(ours));
  return question === undefined || (await isReleased(value, context)) || question;
}

/** Lets only a licensed institute ask for zakat. The build does the same (docs/what-the-site-does.md#legality). */
export async function licensed(value: string | undefined, { getClient }: ClientContext) {
  if (!zakatWord.test(value ?? '')) return true;
  const isLicensed = await allOf({ getClient }).fetch<boolean>('count(*[_type == "legality" && defined(zakat)]) > 0');
  return isLicensed || unlicensed;
}

const unlicensed =
  'Teks ini menyebut zakat, padahal izin pengelola zakat di Legalitas kosong. Isi izinnya, atau hapus kata itu.';

/** Numbers of letters. Up to `good`, twice today's longest text, it looks right. Above `most` it must be a mistake. */
const lengths = {
  // Such a text stands on one line, or in a small frame.
  short: { good: 24, most: 60 },
  label: { good: 50, most: 120 },
  heading: { good: 95, most: 200 },
  line: { good: 220, most: 500 },
  // Such a text stands in the margin beside the leaf of the home page.
  note: { good: 180, most: 300 },
  paragraph: { good: 400, most: 1200 },
  // These are the other names of a city, which no page shows.
  names: { good: 1200, most: textLimit },
};

function lengthOf(context: Context) {
  const names = namesIn(context);
  const name = names.at(-1) ?? '';
  const isFramed = /^(productName|leafFoot|popularLabel)$/.test(name) || names.includes('words');
  if (isFramed || (name === 'name' && context.document?._type === 'plan')) return lengths.short;
  if (name === 'aliases') return lengths.names;
  if (name === 'verseNote') return lengths.note;
  if (context.type?.name === 'text') return lengths.paragraph;
  if (/^(mark|label|period|priceText|callToAction|action)$|Label$/.test(name)) return lengths.label;
  return /^(title|heading|name|question|role|signature|term)$|(Heading|Title)$/.test(name)
    ? lengths.heading
    : lengths.line;
}

const emptyField = (title: string) => `Isi kolom “${title}”.`;

/** The rules of every text. What would stop a release is only a warning, about which publishing asks. */
export const ofEveryText = (rule: StringRule, extra: Extra = same) => [
  extra(rule.custom(filled)),
  rule.custom(licensed),
  rule.custom((value, context) => lengthQuestion(value, context) ?? true).info(),
  rule.custom((value, context) => stillSuspected(value ?? '', value, context)).warning(),
];

export const optionalLine = (name: string, title: string, description: string, extra: Extra = same) =>
  defineField({ name, title, description, type: 'string', validation: (rule) => ofEveryText(rule, extra) });

/** One line that visitors read. It is required, and spaces alone do not count. */
export const line = (name: string, title: string, description: string, extra: Extra = same) =>
  defineField({
    ...optionalLine(name, title, description),
    validation: (rule) => [rule.required().error(emptyField(title)), ...ofEveryText(rule, extra)],
  });

export const paragraph = (...of: Parameters<typeof line>) => defineField({ ...line(...of), type: 'text', rows: 3 });

export const optionalParagraph = (...names: Names) => defineField({ ...optionalLine(...names), type: 'text', rows: 3 });

export const matching = (pattern: RegExp, text: string) => (rule: StringRule) =>
  rule.custom((value) => value === undefined || pattern.test(value) || text);

export const lines = (description: string, titles: Record<string, string>) =>
  Object.entries(titles).map(([name, title]) => line(name, title, description));

export const figure = (...names: Names) =>
  line(...names, (rule) => rule.custom((value) => sentence(figureRemedy(value ?? ''))));
