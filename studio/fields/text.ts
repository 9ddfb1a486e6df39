import { defineField, type StringRule, type TextRule, type ValidationContext } from 'sanity';
import { groupsOf } from '../../src/content/approval-groups.ts';
import { characterProblem, hasLines, isArabic } from '../../src/content/characters.ts';
import { suspicion } from '../../src/content/suspicious-text.ts';
import { valueProblem } from '../../src/content/value-names.ts';
import { figureRemedy, textLimit, zakatWord } from '../../src/content/rules.ts';
import { formatNumber } from '../../src/transaction/rupiah.ts';
import { ask } from './sentence.ts';

/** Every field says where visitors see it: the third argument of each function here. */
type Where = string;

export const tooLong = `Tulis paling banyak ${formatNumber(textLimit)} huruf.`;

type Context = Pick<ValidationContext, 'document' | 'path'> & { type?: { name: string } | undefined };

const namesIn = ({ path = [] }: Context) => path.filter((part) => typeof part === 'string');

/** Neither blank, nor longer than its place takes, nor with a character that the site refuses; the message names the character and its place. */
export function filled(value: string | undefined, context: Context) {
  if (value === undefined) return true;
  if (value.trim() === '') return 'Wajib diisi, bukan spasi saja.';
  const { most } = lengthOf(context);
  if (value.trim().length > most) return `Tulis paling banyak ${formatNumber(most)} huruf.`;
  const names = namesIn(context);
  const field = [context.document?._type, ...names].join('.');
  const problem = characterProblem(value, { lines: hasLines(field), arabic: isArabic(field) });
  return problem ? `${problem.replace(/^h/, 'H')}.` : (valueProblem(field, value) ?? true);
}

/** A text that may stand, and looks wrong on the page, or stops the next release until somebody approves it. */
export function questioned(value: string | undefined, context: Context) {
  const { good, most } = lengthOf(context);
  const { length } = value?.trim() ?? '';
  if (length > good && length <= most)
    return `Panjangnya ${formatNumber(length)} huruf; di sini sebaiknya paling banyak ${formatNumber(good)}.`;
  return suspected(value ?? '', context);
}

/** What surrounds the money waits for approval by itself; elsewhere everybody's changes wait. */
export function suspected(text: string, context: Context): true | string {
  const type = context.document?._type ?? '';
  const found = groupsOf(type, namesIn(context).join('.')).length > 0 ? null : suspicion(text);
  return (
    found === null || `Situs tidak akan terbit sampai ini diubah, atau disetujui pengelola situs: teks ini ${found}.`
  );
}

/** Only who is licensed may ask for zakat: the build refuses such a text too (docs/what-the-site-does.md). */
export async function licensed(value: string | undefined, { getClient }: Pick<ValidationContext, 'getClient'>) {
  if (!zakatWord.test(value ?? '')) return true;
  const client = getClient({ apiVersion: '2026-10-01' }).withConfig({ perspective: 'raw' });
  const isLicensed = await client.fetch<boolean>('count(*[_type == "legality" && defined(zakat)]) > 0');
  return (
    isLicensed ||
    'Teks ini menyebut zakat, padahal izin pengelola zakat di Legalitas kosong. Isi izinnya, atau hapus kata itu.'
  );
}

/** Letters that look right in a place, twice the longest text of today, and letters beyond which nothing is meant. */
const lengths = {
  label: { good: 50, most: 120 },
  heading: { good: 95, most: 200 },
  line: { good: 220, most: 500 },
  paragraph: { good: 400, most: 1200 },
};

function lengthOf(context: Context) {
  const name = namesIn(context).at(-1) ?? '';
  if (context.type?.name === 'text') return lengths.paragraph;
  if (/^(mark|label|period|priceText|callToAction|action)$|Label$/.test(name)) return lengths.label;
  return /^(title|heading|name|question|role|signature|term)$|(Heading|Title)$/.test(name)
    ? lengths.heading
    : lengths.line;
}

/** `Tulis judul bagian.`: what an empty field with this title asks for. */
const asked = (title: string) =>
  ask(/^[A-Z][a-z ]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title);

/** One line that visitors read. Required; surrounding spaces do not count. */
export function line(name: string, title: string, description: Where, extra: (rule: StringRule) => StringRule = same) {
  return defineField({
    name,
    title,
    description,
    type: 'string',
    validation: (rule) => [
      rule.required().error(asked(title)),
      extra(rule.custom(filled)),
      rule.custom(licensed),
      rule.custom(questioned).warning(),
    ],
  });
}

/** A paragraph without formatting. Required. */
export function paragraph(name: string, title: string, description: Where, rows = 3) {
  return defineField({
    name,
    title,
    description,
    type: 'text',
    rows,
    validation: (rule: TextRule) => [
      rule.required().error(asked(title)),
      rule.custom(filled),
      rule.custom(licensed),
      rule.custom(questioned).warning(),
    ],
  });
}

/** A paragraph that may be missing; what it adds to the page is then missing too. */
export function optionalParagraph(
  name: string,
  title: string,
  description: Where,
  extra: (rule: TextRule) => StringRule = same,
) {
  return defineField({
    name,
    title,
    description,
    type: 'text',
    rows: 3,
    validation: (rule: TextRule) => [
      extra(rule.custom(filled)),
      rule.custom(licensed),
      rule.custom(questioned).warning(),
    ],
  });
}

/** A line that may be missing. */
export function optionalLine(
  name: string,
  title: string,
  description: Where,
  extra: (rule: StringRule) => StringRule = same,
) {
  return defineField({
    name,
    title,
    description,
    type: 'string',
    validation: (rule) => [extra(rule.custom(filled)), rule.custom(licensed), rule.custom(questioned).warning()],
  });
}

/** Several required lines that share where they appear. */
export function lines(description: Where, titles: Record<string, string>) {
  return Object.entries(titles).map(([name, title]) => line(name, title, description));
}

/** A figure in words, such as `12.500+`. Required. */
export function figure(name: string, title: string, description: Where) {
  return line(name, title, description, (rule) => rule.custom(localFigure));
}

function localFigure(value: string | undefined) {
  const remedy = figureRemedy(value ?? '');
  return remedy === undefined || `${remedy.replace(/^t/, 'T')}.`;
}

function same<Rule>(rule: Rule): Rule {
  return rule;
}
