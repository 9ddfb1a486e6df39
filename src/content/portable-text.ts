import { z } from 'zod';
import { href, checkRemedy } from './fields.ts';
import { richTextLimits, textLimit } from './rules.ts';

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
      .refine((spans) => spans.some(({ text }) => text.trim()), 'hapus paragraf yang kosong'),
    markDefs: z.array(z.object({ _key: key, _type: z.literal('link'), href })),
  })
  .check(
    checkRemedy(
      ({ children, markDefs }) => {
        const known = new Set(['strong', ...markDefs.map(({ _key }) => _key)]);
        const isKnown = children.flatMap(({ marks }) => marks).every((mark) => known.has(mark));
        return isKnown ? undefined : 'hapus format yang tidak dikenal; yang dapat dipakai hanya tebal dan tautan';
      },
      ['children'],
    ),
  )
  // Leaves out an absent `listItem`, because the renderer takes every block with this property for a list.
  .transform(({ listItem, level, ...rest }) => (listItem ? { ...rest, listItem, level: level ?? 1 } : rest));

/** Portable Text that cannot break a page (docs/what-the-site-does.md#rich-text). */
export const richText = z.array(block).min(1).max(richTextLimits.blocks);
