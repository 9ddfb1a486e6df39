import { z } from 'zod';
import { counts } from './counts.ts';
import { optional, several, text } from './fields.ts';
import { isFileName, isLargeEnough, isTooLarge, type PicturePlace, places, sizeLimitText } from './picture-places.ts';
import { fromGroq } from './query.ts';
import { altRemedy, cutRange, iconNames } from './rules.ts';

export const icon = z.enum(iconNames);

export const iconCards = several(z.object({ icon, title: text, description: text }), counts.cards);

const fraction = z.number().min(0).max(1);

/** A file of content-fallback, or an address at Sanity or at the local content server. */
const sourcePattern =
  /^(?!.*\.\.)(images\/[\w./-]+|https:\/\/cdn\.sanity\.io\/images\/[\w./-]+|http:\/\/127\.0\.0\.1:\d+\/[\w./-]+)$/;

/** A picture of the site. The build replaces `src` by the public URL (src/publish/html/pictures.ts). */
function pictureShape(place: PicturePlace) {
  const { ratio, least, shape } = places[place];
  const tooSmall = `gambarnya terlalu kecil; unggah yang paling sedikit ${least.width} × ${least.height} piksel (${shape}), atau potong lebih sedikit`;
  return z
    .object({
      // A constant, so that publishPictures can recognise pictures in the JSON.
      kind: fromGroq('"picture"', z.literal('picture')),
      src: fromGroq('asset->url', z.string().max(500).regex(sourcePattern, 'unggah gambarnya lagi di Studio')),
      width: fromGroq('asset->metadata.dimensions.width', z.int().min(1)),
      height: fromGroq('asset->metadata.dimensions.height', z.int().min(1)),
      alt: text,
      crop: z.object({ top: fraction, bottom: fraction, left: fraction, right: fraction }).nullish(),
      hotspot: z.object({ x: fraction, y: fraction }).nullish(),
    })
    .refine((picture) => !isTooLarge(picture), `gambarnya terlalu besar; unggah yang ${sizeLimitText}`)
    .refine((picture) => isLargeEnough(picture, place), tooSmall)
    .refine(({ alt }) => !isFileName(alt), { path: ['alt'], error: altRemedy })
    .transform((picture) => ({ ...picture, ratio }));
}

/** The picture that documents store as `image`. */
export const optionalPictureField = (place: PicturePlace) => fromGroq('image', optional(pictureShape(place)));

/** A picture that may have a second one for the light theme. */
export const themedPictureFields = (place: PicturePlace) => ({
  picture: fromGroq('image', pictureShape(place)),
  light: fromGroq('imageLight', optional(pictureShape(place))),
});

/** Cuts off all that is more than `cut` px below the top of a picture. In place of a crop by staff. */
const cutAt = <Picture extends { height: number }>(picture: Picture, cut: number) => ({
  ...picture,
  crop: { top: 0, left: 0, right: 0, bottom: Math.max(0, 1 - cut / picture.height) },
});

/**
 * A screen of the app. `cut` is the height in px at which it ends, between two of its rows; without it the screen is
 * whole. The build cuts the file itself, so that it holds no hidden part of a verse.
 */
const screen = z
  .object({ title: text, cut: optional(z.int().min(cutRange.min).max(cutRange.max)), ...themedPictureFields('screen') })
  .transform(({ cut, picture: dark, light, ...rest }) => ({
    ...rest,
    picture: cut ? cutAt(dark, cut) : dark,
    light: cut && light ? cutAt(light, cut) : light,
  }));

export const screens = several(screen, counts.screens);

/** A list of one screen or none. Documents from before this field have no list. */
export const optionalScreens = optional(z.array(screen).max(1)).transform((list) => list ?? []);
