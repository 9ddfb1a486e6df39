import { z } from 'zod';
import { accountPattern, iconNames, isLocalOrWebLink, isSafeWebLink, rupiahRange, whatsappPattern } from './rules.ts';

/** Text that a visitor reads: never empty, without stray spaces around it. */
export const text = z.string().trim().min(1);

export const rupiah = z.int().min(rupiahRange.min).max(rupiahRange.max);

/** Marks a query, so that editors colour it and TypeGen types it (studio/sanity.cli.ts). */
export const groq = String.raw;

export const optional = <Shape extends z.ZodType>(shape: Shape) => shape.nullish().transform((value) => value ?? null);

export const webLink = z.string().refine(isSafeWebLink, { error: 'unsafe-link' });

export const localOrWebLink = z.string().refine(isLocalOrWebLink, { error: 'unsafe-link' });

export const whatsappNumber = z.string().regex(whatsappPattern, { error: 'phone' });

export const accountNumber = z.string().regex(accountPattern, { error: 'account' });

export const seo = z.object({ title: text, description: text });

/**
 * A picture as the query delivers it. `src` is where the original is; the build puts the public URL in
 * its place (src/build/pictures.ts).
 */
export const picture = z.object({
  kind: z.literal('picture'),
  src: z
    .string()
    .regex(/^(images\/[\w./-]+|https:\/\/cdn\.sanity\.io\/images\/[\w./-]+|http:\/\/127\.0\.0\.1:\d+\/[\w./-]+)$/),
  width: z.int().min(1),
  height: z.int().min(1),
  alt: text,
});

/** GROQ for `picture`, to be used on an image field: `"picture": image{ ${pictureFields} }`. */
export const pictureFields =
  '"kind": "picture", "src": asset->url, "width": asset->metadata.dimensions.width, "height": asset->metadata.dimensions.height, alt';

/** A calendar day as `2025-08-08`. */
export const day = z.iso.date();

export const icon = z.enum(iconNames);

/** GROQ and shape of three cards that explain something. */
export const iconCardFields = 'items[]{icon, title, description}';
export const iconCards = z.array(z.object({ icon, title: text, description: text })).length(3);

/** GROQ and shape of captioned app screens. */
export const screenFields = `items[]{title, "picture": image{${pictureFields}}}`;
export const screens = z.array(z.object({ title: text, picture }));
