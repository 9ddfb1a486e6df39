import { z } from 'zod';
import type { Remedy } from './money-rules.ts';
import { figureRemedy, isLocalOrWebLink, isSafeHref, isSafeWebLink, textLimit } from './rules.ts';

/** Text that visitors read: trimmed, not empty, at most `textLimit` characters. */
export const text = z.string().trim().min(1).max(textLimit);

/**
 * Makes a zod check of a rule. The rule returns the remedy (what to write), or nothing if the value is fine. zod
 * reports it at `path`.
 */
export const ruled =
  <Value>(remedy: (value: Value) => Remedy, path?: string[]) =>
  ({ value, issues }: z.core.ParsePayload<Value>) => {
    const message = remedy(value);
    if (message) issues.push({ code: 'custom', message, path, input: value });
  };

/** A figure in Indonesian notation, such as `12.500+`. */
export const figure = text.check(ruled(figureRemedy));

export const amount = (remedy: (value: number) => Remedy) => z.number().check(ruled(remedy));

/** Marks a template as GROQ: editors highlight it, and TypeGen finds it (studio/sanity.cli.ts). */
export const groq = String.raw;

export const optional = <Shape extends z.ZodType>(shape: Shape) => shape.nullish().transform((value) => value ?? null);

const linkRemedy = 'tulis tautan lengkap yang dimulai dengan https://, misalnya https://situs.id';
export const webLink = z.string().refine(isSafeWebLink, linkRemedy);
export const localOrWebLink = z.string().refine(isLocalOrWebLink, linkRemedy);
export const href = z
  .string()
  .refine(isSafeHref, 'tulis tautan yang dimulai dengan https://, mailto:, atau / untuk halaman situs ini');

type Names<List extends string> = List extends `${infer Name},${infer Rest}`
  ? Trimmed<Name> | Names<Rest>
  : Trimmed<List>;
type Trimmed<Name extends string> = Name extends ` ${infer Rest}` | `\n${infer Rest}` ? Trimmed<Rest> : Name;

/** Makes a shape with one `text` for each name in a comma-separated list. The GROQ query uses the same list. */
export const texts = <const List extends string>(list: List) =>
  Object.fromEntries(list.split(',').map((name) => [name.trim(), text])) as Record<Names<List>, typeof text>;

export const seo = z.object({ title: text, description: text });

/** GROQ and shape of the fields that most pages begin with. */
export const openingFields = 'seo{title, description}, hero{title, lead}';
export const opening = { seo, hero: z.object({ title: text, lead: text }) };

/** The heading of a section, with the mark and gloss beside it (docs/glossary.md). */
export const head = { mark: text, gloss: text, heading: text };

export const day = z.iso.date('tulis tanggal sebagai tahun-bulan-hari, misalnya 2024-12-15');

/** A list whose number of entries fits the design (counts.ts). */
export const several = <Shape extends z.ZodType>(shape: Shape, { min, max }: { min: number; max: number }) =>
  z.array(shape).min(min).max(max);

/** GROQ: staff can hide an entry without deleting it (studio/fields/visible.tsx). An entry without the field shows. */
export const isShown = 'visible != false';

/** GROQ: the order of the Studio's list. Documents without a rank are last; their ids keep the order the same. */
export const inOrder = 'order(orderRank asc, _id asc)';
