import { z } from 'zod';
import { bankCodePattern } from './banks.ts';
import { counts, type Range } from './counts.ts';
import { isLargeEnough, isTooLarge, type Place, places, repeatsFileName } from './picture-places.ts';
import {
  donationRemedy,
  priceOrFreeRemedy,
  priceRemedy,
  rateRemedy,
  type Remedy,
  weightRemedy,
} from './money-rules.ts';
import {
  accountPattern,
  figureRemedy,
  iconNames,
  isLocalOrWebLink,
  isSafeWebLink,
  textLimit,
  whatsappPattern,
} from './rules.ts';

/** Text that visitors read: trimmed, not empty, at most `textLimit` characters. */
export const text = z.string().trim().min(1).max(textLimit);

/** A figure such as `12.500+`, written as Indonesian does. The issue's message says what to write instead. */
export const figure = text.check(({ value, issues }) => {
  const message = figureRemedy(value);
  if (message) issues.push({ code: 'custom', message, input: value });
});

/** A number that a rule of money-rules.ts accepts. The issue's message says what to write instead. */
const ruled = (remedy: (value: number) => Remedy) =>
  z.number().check(({ value, issues }) => {
    const message = remedy(value);
    if (message) issues.push({ code: 'custom', message, input: value });
  });

export const priceNumber = ruled(priceRemedy);
export const priceOrFreeNumber = ruled(priceOrFreeRemedy);
export const rateNumber = ruled(rateRemedy);
export const donationNumber = ruled(donationRemedy);
export const kilograms = ruled(weightRemedy);

/** Marks a template as GROQ: editors highlight it, and TypeGen finds it (studio/sanity.cli.ts). */
export const groq = String.raw;

export const optional = <Shape extends z.ZodType>(shape: Shape) => shape.nullish().transform((value) => value ?? null);

export const webLink = z.string().refine(isSafeWebLink, { error: 'unsafe-link' });

export const localOrWebLink = z.string().refine(isLocalOrWebLink, { error: 'unsafe-link' });

export const whatsappNumber = z.string().regex(whatsappPattern, { error: 'phone' });

export const accountNumber = z.string().regex(accountPattern, { error: 'account' });

export const bankCodeText = z.string().regex(bankCodePattern, { error: 'bank-code' });

type Names<List extends string> = List extends `${infer Name},${infer Rest}`
  ? Trimmed<Name> | Names<Rest>
  : Trimmed<List>;
type Trimmed<Name extends string> = Name extends ` ${infer Rest}` | `\n${infer Rest}` ? Trimmed<Rest> : Name;

/** A text for each name of a list, which the query holds too: `z.object(texts(names))`, and in GROQ `{${names}}`. */
export const texts = <const List extends string>(list: List) =>
  Object.fromEntries(list.split(',').map((name) => [name.trim(), text])) as Record<Names<List>, typeof text>;

export const seo = z.object({ title: text, description: text });

const fraction = z.number().min(0).max(1);

/**
 * A picture as the query returns it, for one kind of place. `src` is the original; the build crops and resizes it for
 * the place and replaces `src` by the public URL (src/publish/html/pictures.ts).
 */
export const picture = (place: Place) =>
  z
    .object({
      kind: z.literal('picture'),
      src: z
        .string()
        .max(500)
        .regex(
          /^(?!.*\.\.)(images\/[\w./-]+|https:\/\/cdn\.sanity\.io\/images\/[\w./-]+|http:\/\/127\.0\.0\.1:\d+\/[\w./-]+)$/,
        ),
      width: z.int().min(1),
      height: z.int().min(1),
      alt: text,
      file: z.string().nullish(),
      crop: z.object({ top: fraction, bottom: fraction, left: fraction, right: fraction }).nullish(),
      hotspot: z.object({ x: fraction, y: fraction }).nullish(),
    })
    .refine((shown) => !isTooLarge(shown), { error: 'large-picture' })
    .refine((shown) => isLargeEnough(shown, place), { error: `small-${place}` })
    .refine(({ alt, file }) => !repeatsFileName(alt, file), { path: ['alt'], error: 'file-name' })
    .transform(({ file: _file, crop, hotspot, ...rest }) => ({
      ...rest,
      ...(crop ? { crop } : {}),
      ...(hotspot ? { hotspot } : {}),
      ...(places[place].ratio ? { ratio: places[place].ratio } : {}),
    }));

/** GROQ for `picture`, to be used on an image field: `"picture": image{ ${pictureFields} }`. */
export const pictureFields =
  '"kind": "picture", "src": asset->url, "width": asset->metadata.dimensions.width, "height": asset->metadata.dimensions.height, "file": asset->originalFilename, alt, crop{top, bottom, left, right}, hotspot{x, y}';

/** A calendar day: `2025-08-08`. */
export const day = z.iso.date();

export const icon = z.enum(iconNames);

/** A list with as many entries as the design has room for (counts.ts). */
export const several = <Shape extends z.ZodType>(shape: Shape, { min, max }: Range) => z.array(shape).min(min).max(max);

/**
 * GROQ that sorts documents like the Studio's list: `*[_type == "faq"] | ${inOrder}{…}`. A document without a rank, as
 * programs write them, comes last. Equal ranks are sorted by id, so that the same content always gives the same page.
 */
export const inOrder = 'order(orderRank asc, _id asc)';

/** GROQ and shape of cards with icon, title and description. */
export const iconCardFields = 'items[]{icon, title, description}';
export const iconCards = several(z.object({ icon, title: text, description: text }), counts.cards);

/** GROQ and shape of a picture that may have a second one for the light theme. */
export const bothPictures = `"picture": image{${pictureFields}}, "light": imageLight{${pictureFields}}`;
export const pictureOfBoth = (place: Place) => ({ picture: picture(place), light: optional(picture(place)) });

/** GROQ and shape of captioned app screens. */
export const screenFields = `items[]{title, ${bothPictures}}`;
export const screens = several(z.object({ title: text, ...pictureOfBoth('screen') }), counts.screens);
