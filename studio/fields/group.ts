import { defineArrayMember, defineField, type FieldDefinition, type ValidationContext } from 'sanity';
import { line, ofEveryText } from './text.ts';

type Fields = readonly FieldDefinition[];

/** Whether the words around a WhatsApp message are short enough. */
export type Fits = (words: Record<string, never>) => boolean;

/** Fields of one part of a page, in a frame of their own. Required, so that types say it is there. */
export function group(name: string, title: string, description: string, fields: Fields, fits: Fits = () => true) {
  return defineField({
    name,
    title,
    description,
    type: 'object',
    fields: [...fields],
    validation: (rule) =>
      rule
        .required()
        .custom(
          (words) =>
            fits((words ?? {}) as Record<string, never>) ||
            'Pesan ini terlalu panjang untuk tautan WhatsApp. Singkatkan salam dan keterangannya.',
        ),
  });
}

/** The words beside a part, in the margin of the page. */
export const mark = line(
  'mark',
  'Kata di tepi',
  'Kata pendek di tepi kiri bagian ini, seperti catatan pinggir mushaf.',
);
export const gloss = line('gloss', 'Catatan di tepi', 'Kalimat kecil di bawah kata di tepi.');
export const heading = line('heading', 'Judul bagian', 'Judul di atas bagian ini.');

interface Count {
  /** 0: the list may be missing. */
  min?: number;
  max?: number;
  /** The layout has room for exactly this many. */
  length?: number;
  /** A rule about all entries together. */
  check?: (entries: Record<string, unknown>[], context: ValidationContext) => true | string | Promise<true | string>;
}

/** A list whose entries have fields. `preview` names the field that stands for an entry. */
export function list(
  field: { name: string; title: string; description: string; entry: string; preview: string; subtitle?: string },
  fields: Fields,
  count: Count,
) {
  const { preview, subtitle, entry, ...shown } = field;
  return defineField({
    ...shown,
    type: 'array',
    of: [
      defineArrayMember({
        type: 'object',
        title: entry,
        fields: [...fields],
        preview: {
          select: { title: preview, ...(subtitle && { subtitle }), ...(hasPicture(fields) && { media: 'image' }) },
        },
      }),
    ],
    validation: (rule) =>
      counted(count.min === 0 ? rule : rule.required(), count).custom(
        (entries, context) => count.check?.((entries ?? []) as Record<string, unknown>[], context) ?? true,
      ),
  });
}

/** A list of plain lines. */
export function lineList(name: string, title: string, description: string, count: Omit<Count, 'check'>) {
  return defineField({
    name,
    title,
    description,
    type: 'array',
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) => ofEveryText(rule, (one) => one.required()),
      }),
    ],
    validation: (rule) => counted(rule.required(), count).custom(noBlankLine),
  });
}

function noBlankLine(value: unknown[] | undefined) {
  return !value?.some((entry) => typeof entry !== 'string' || entry.trim() === '') || 'Hapus baris yang kosong.';
}

function hasPicture(fields: Fields) {
  return fields.some(({ name }) => name === 'image');
}

interface Countable<Rule> {
  min(count: number): Rule;
  max(count: number): Rule;
  length(count: number): Rule;
}

function counted<Rule extends Countable<Rule>>(rule: Rule, { min, max, length }: Count): Rule {
  if (length !== undefined) return rule.length(length);
  const atLeast = rule.min(min ?? 1);
  return max === undefined ? atLeast : atLeast.max(max);
}
