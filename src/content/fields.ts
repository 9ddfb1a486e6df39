import { z } from 'zod';

/** Text that a visitor reads: never empty, without stray spaces around it. */
export const text = z.string().trim().min(1);

/** Whole rupiah, at least 1, at most a billion: beyond that somebody slipped. */
export const rupiah = z.int().min(1).max(1_000_000_000);

export const optional = <Shape extends z.ZodType>(shape: Shape) => shape.nullish().transform((value) => value ?? null);

/**
 * An https link to another site. Refused: other schemes, `//host`, user info, and hosts that could
 * pretend to be another (non-ASCII or punycode).
 */
export const webLink = z.string().refine(isSafeWebLink, { error: 'unsafe-link' });

export function isSafeWebLink(value: string): boolean {
  if (!/^https:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#]|$)/i.test(value) || /xn--/i.test(value) || /\s/.test(value))
    return false;
  return URL.canParse(value) && new URL(value).username === '';
}

/** As `webLink`, or a server of the developer's own machine: the stand-in reader is one. */
export const localOrWebLink = z
  .string()
  .refine((value) => isSafeWebLink(value) || /^http:\/\/(localhost|127\.0\.0\.1):\d+\/$/.test(value), {
    error: 'unsafe-link',
  });

/** An Indonesian number as WhatsApp wants it: digits, 62 first. */
export const whatsappNumber = z.string().regex(/^62\d{8,12}$/, { error: 'phone' });

/** Digits only; its length per bank is a release gate. */
export const accountNumber = z.string().regex(/^\d{8,18}$/, { error: 'account' });

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

/** Icons that content may choose (src/ui/feature-icons.tsx draws them). */
export const icon = z.enum(['tafsiriyah', 'search', 'audio', 'night', 'android', 'share']);

/** GROQ and shape of three cards that explain something. */
export const iconCardFields = 'items[]{icon, title, description}';
export const iconCards = z.array(z.object({ icon, title: text, description: text })).length(3);

/** GROQ and shape of captioned app screens. */
export const screenFields = `items[]{title, "picture": image{${pictureFields}}}`;
export const screens = z.array(z.object({ title: text, picture }));
