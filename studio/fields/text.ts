import { defineField, type StringRule, type ValidationContext } from 'sanity';
import { groupTitles } from 'site/content/approval-groups.ts';
import { characterProblem, hasLines, isArabic } from 'site/content/characters.ts';
import { factOf } from 'site/content/problems.ts';
import { ownDigits, suspicion } from 'site/content/suspicious-text.ts';
import { valueProblem, figureRemedy, zakatWord } from 'site/content/rules.ts';
import { formatNumber } from 'site/transaction/rupiah.ts';
import type { Names } from './named.ts';
import { rawClient, type ClientContext, isReleased } from './published.ts';

/** Writes a remedy of src/content/ as a sentence. Returns true if there is nothing to correct. */
export const asSentence = (remedy: string | undefined): true | string =>
  remedy === undefined || `${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}.`;

export const pleaseWrite = (what: string) => `Tulis ${what}.`;

/** The part of the validation context that text rules read. Imports provide only this part. */
interface Context extends Pick<ValidationContext, 'path'> {
  document?: { _type: string } | undefined;
  type?: { name: string } | undefined;
}

type Extra = (rule: StringRule) => StringRule;

const namesIn = ({ path = [] }: Context) => path.filter((part) => typeof part === 'string');

/** Refuses a text that is blank, too long for its place, or has a character that the site refuses. */
export function checkText(value: string | undefined, context: Context) {
  if (value === undefined) return true;
  if (value.trim() === '') return 'Isi kolom ini, bukan dengan spasi saja.';
  const { most } = limitsOf(context);
  if (value.trim().length > most) return `Tulis paling banyak ${formatNumber(most)} huruf.`;
  const names = namesIn(context);
  const field = [context.document?._type, ...names].join('.');
  const problem = characterProblem(value, { lines: hasLines(field), arabic: isArabic(field) });
  return problem ? asSentence(problem) : (valueProblem(field, value) ?? true);
}

function lengthQuestion(value: string | undefined, context: Context): string | undefined {
  const { good, most } = limitsOf(context);
  const { length } = value?.trim() ?? '';
  if (length <= good || length > most) return undefined;
  return `Panjangnya ${formatNumber(length)} huruf; di sini sebaiknya paling banyak ${formatNumber(good)}.`;
}

/** Says that a suspicious text stops the release. A text of an approval group does not: it waits for its approval. */
function suspicionQuestion(text: string, context: Context, allowed: readonly string[] = []): string | undefined {
  const type = context.document?._type ?? '';
  if (groupTitles(type, namesIn(context).join('.')).length > 0) return undefined;
  const found = suspicion(text, allowed);
  return found
    ? `Situs tidak akan terbit sampai ini diubah, atau disetujui pengelola situs: ${factOf(found)}`
    : undefined;
}

/** Questions a suspicious `text`. Allows our own numbers, and a field whose whole `value` the public site shows. */
export async function checkSuspicion(text: string, value: unknown, context: ValidationContext): Promise<true | string> {
  if (suspicionQuestion(text, context) === undefined) return true;
  const ours = await rawClient(context).fetch<Parameters<typeof ownDigits>[0]>(
    '{"number": *[_id == "bankAccount"][0].number, "contact": *[_id == "siteSettings"][0].contact, "branches": *[_id == "contactPage"][0].branches}',
  );
  const question = suspicionQuestion(text, context, ownDigits(ours));
  return question === undefined || (await isReleased(value, context)) || question;
}

/** Refuses the word zakat if the institute has no licence for it, as the build does (docs/what-the-site-does.md). */
export async function checkZakat(value: string | undefined, context: ClientContext) {
  if (!zakatWord.test(value ?? '')) return true;
  const isLicensed = await rawClient(context).fetch<boolean>('count(*[_type == "legality" && defined(zakat)]) > 0');
  return isLicensed || unlicensed;
}

const unlicensed =
  'Teks ini menyebut zakat, padahal izin pengelola zakat di Legalitas kosong. Isi izinnya, atau hapus kata itu.';

/** Numbers of letters. Above `good` a text looks wrong on the page, so staff get a note. Above `most` it is refused. */
const lengthLimits = {
  // For texts on one line, or in a small frame.
  short: { good: 24, most: 60 },
  label: { good: 50, most: 120 },
  heading: { good: 95, most: 200 },
  line: { good: 220, most: 500 },
  paragraph: { good: 400, most: 1200 },
};

/** Returns the limits of a text by the name of its field. */
function limitsOf(context: Context) {
  const names = namesIn(context);
  const name = names.at(-1) ?? '';
  const isFramed = /^(productName|leafFoot|popularLabel)$/.test(name) || names.includes('words');
  const isPlanName = name === 'name' && context.document?._type === 'plan';
  if (isFramed || isPlanName) return lengthLimits.short;
  if (context.type?.name === 'text') return lengthLimits.paragraph;
  if (/^(mark|label|period|priceText|callToAction|action)$|Label$/.test(name)) return lengthLimits.label;
  const isHeading = /^(title|heading|name|question|role|signature|term)$|(Heading|Title)$/.test(name);
  return isHeading ? lengthLimits.heading : lengthLimits.line;
}

/** The rules of every text, and `extra`. What would stop a release is a warning only: publishing asks about it. */
export const textRules = (rule: StringRule, extra: Extra = (textRule) => textRule) => [
  extra(rule.custom(checkText)),
  rule.custom(checkZakat),
  rule.custom((value, context) => lengthQuestion(value, context) ?? true).info(),
  rule.custom((value, context) => checkSuspicion(value ?? '', value, context)).warning(),
];

export const optionalLine = (name: string, title: string, description: string, extra?: Extra) =>
  defineField({ name, title, description, type: 'string', validation: (rule) => textRules(rule, extra) });

/** One line that visitors read. It is required, and spaces alone do not count. */
export const line = (name: string, title: string, description: string, extra?: Extra) =>
  defineField({
    ...optionalLine(name, title, description),
    validation: (rule) => [rule.required().error(`Isi kolom “${title}”.`), ...textRules(rule, extra)],
  });

export const paragraph = (...of: Parameters<typeof line>) => defineField({ ...line(...of), type: 'text', rows: 3 });

export const optionalParagraph = (...names: Names) => defineField({ ...optionalLine(...names), type: 'text', rows: 3 });

export const matching = (pattern: RegExp, text: string) => (rule: StringRule) =>
  rule.custom((value) => value === undefined || pattern.test(value) || text);

export const lines = (description: string, titles: Record<string, string>) =>
  Object.entries(titles).map(([name, title]) => line(name, title, description));

export const figure = (...names: Names) =>
  line(...names, (rule) => rule.custom((value) => asSentence(figureRemedy(value ?? ''))));
