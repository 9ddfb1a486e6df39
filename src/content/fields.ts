import { z } from 'zod';
import { chatRemedy, figureRemedy, hrefRule, localLinkRule, type Remedy, textLimit, webLinkRule } from './rules.ts';

/** Text that visitors read: trimmed, not empty, at most `textLimit` characters. */
export const text = z.string().trim().min(1).max(textLimit);

/** Makes a check for zod of a function that returns a remedy for a wrong value. zod reports it at `path`. */
export const checkRemedy =
  <Value>(remedy: (value: Value) => Remedy, path?: string[]) =>
  ({ value, issues }: z.core.ParsePayload<Value>) => {
    const message = remedy(value);
    if (message) issues.push({ code: 'custom', message, path, input: value });
  };

/** A figure in Indonesian notation, such as `12.500+`. */
export const figure = text.check(checkRemedy(figureRemedy));

export const amount = (remedy: (value: number) => Remedy) => z.number().check(checkRemedy(remedy));

/** The value, or null if it is missing. */
export const optional = <Shape extends z.ZodType>(shape: Shape) => shape.nullish().transform((value) => value ?? null);

/** A switch in the Studio. Documents that are older than their switch do not have it. */
export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value === true);

export const webLink = z.string().refine(...webLinkRule);
export const localOrWebLink = z.string().refine(...localLinkRule);
export const href = z.string().refine(...hrefRule);

/** A text of a WhatsApp message: at most `limit` characters of its link (src/transaction/text-limits.ts). */
export const chatText = (limit: number) => text.check(checkRemedy((value) => chatRemedy(value, limit)));

/** A required text for each name. */
export const texts = <const Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;

export const seo = z.object(texts('title', 'description'));

/** The fields that most pages begin with. */
export const pageOpening = { seo, hero: z.object(texts('title', 'lead')) };

/** The heading of a section, and the note in its margin (docs/glossary.md). */
export const sectionHead = { heading: text, gloss: optional(text) };

export const day = z.iso.date('tulis tanggal sebagai tahun-bulan-hari, misalnya 2024-12-15');

/** A list whose number of entries fits the design (counts.ts). */
export const several = <Shape extends z.ZodType>(shape: Shape, { min, max }: { min: number; max: number }) =>
  z.array(shape).min(min).max(max);
