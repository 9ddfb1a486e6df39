import { z } from 'zod';
import { isSafeHref, richTextLimits, textLimit } from './rules.ts';

/** GROQ for rich text on a field `body`: `body[]${richTextFields}`. */
export const richTextFields =
  '{_key, _type, style, listItem, level, children[]{_key, _type, marks, text}, markDefs[]{_key, _type, href}}';

const href = z.string().refine(isSafeHref, { error: 'unsafe-href' });

const key = z.string().min(1);

const block = z
  .object({
    _key: key,
    _type: z.literal('block'),
    style: z.enum(['normal', 'h3']),
    listItem: z.enum(['bullet', 'number']).nullish(),
    level: z.int().min(1).max(richTextLimits.level).nullish(),
    children: z
      .array(
        z.object({ _key: key, _type: z.literal('span'), marks: z.array(z.string()), text: z.string().max(textLimit) }),
      )
      .min(1)
      .max(richTextLimits.spans)
      .refine((spans) => spans.some(({ text }) => text.trim()), { error: 'empty-paragraph' }),
    markDefs: z.array(z.object({ _key: key, _type: z.literal('link'), href })),
  })
  .superRefine(({ children, markDefs }, context) => {
    const known = new Set(['strong', ...markDefs.map(({ _key }) => _key)]);
    const unknown = children.flatMap(({ marks }) => marks).find((mark) => !known.has(mark));
    if (unknown) context.addIssue({ code: 'custom', path: ['children'], message: 'unknown-mark' });
  })
  // An absent property stays absent: the renderer takes every block with `listItem` for a list.
  .transform(({ listItem, level, ...rest }) => ({ ...rest, ...(listItem ? { listItem, level: level ?? 1 } : {}) }));

/**
 * Portable Text that cannot break a page: paragraphs, one heading level, lists up to three deep, bold and safe links.
 * Everything else is refused, and the message names it (docs/what-the-site-does.md#rich-text).
 */
export const richText = z.array(block).min(1).max(richTextLimits.blocks);
