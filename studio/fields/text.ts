import { defineField, type StringRule, type TextRule } from 'sanity';

/** Every field says where visitors see it: the third argument of each function here. */
type Where = string;

const filled = (value: string | undefined) =>
  value === undefined || value.trim() !== '' || 'Wajib diisi, bukan spasi saja.';

/** One line that visitors read. Required; surrounding spaces do not count. */
export function line(name: string, title: string, description: Where, extra: (rule: StringRule) => StringRule = same) {
  return defineField({
    name,
    title,
    description,
    type: 'string',
    validation: (rule) => extra(rule.required().custom(filled)),
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
    validation: (rule: TextRule) => rule.required().custom(filled),
  });
}

/** A paragraph that may be missing; what it adds to the page is then missing too. */
export function optionalParagraph(name: string, title: string, description: Where) {
  return defineField({
    name,
    title,
    description,
    type: 'text',
    rows: 3,
    validation: (rule) => rule.custom(filled),
  });
}

/** Several required lines that share where they appear. */
export function lines(description: Where, titles: Record<string, string>) {
  return Object.entries(titles).map(([name, title]) => line(name, title, description));
}

/** A day, picked from a calendar and kept as `2025-08-08`. */
export function day(name: string, title: string, description: Where) {
  return defineField({
    name,
    title,
    description,
    type: 'date',
    options: { dateFormat: 'D MMMM YYYY' },
    validation: (rule) => rule.required().custom(realDay),
  });
}

/** An import can bring 30 February; Date would silently make it March. */
function realDay(value: string | undefined) {
  if (value === undefined) return true;
  const time = Date.parse(`${value}T00:00:00Z`);
  return (
    (!Number.isNaN(time) && new Date(time).toISOString().startsWith(value)) || 'Pilih tanggal yang ada di kalender.'
  );
}

function same<Rule>(rule: Rule): Rule {
  return rule;
}
