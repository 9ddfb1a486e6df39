import { z } from 'zod';
import { counts } from './counts.ts';
import { optional, several, text } from './fields.ts';
import { isLargeEnough, isTooLarge, largest, type Place, places, isFileName } from './picture-places.ts';
import { from } from './query.ts';
import { cutRange, iconNames } from './rules.ts';

export const icon = z.enum(iconNames);

export const iconCards = several(z.object({ icon, title: text, description: text }), counts.cards);

const fraction = z.number().min(0).max(1);

/** A file of content-fallback, or an address at Sanity or at the local content server. */
const sourcePattern =
  /^(?!.*\.\.)(images\/[\w./-]+|https:\/\/cdn\.sanity\.io\/images\/[\w./-]+|http:\/\/127\.0\.0\.1:\d+\/[\w./-]+)$/;

/** A picture of the site. The build replaces `src` by the public URL (src/publish/html/pictures.ts). */
function shownPicture(place: Place) {
  const { ratio, least, shape } = places[place];
  const tooSmall = `gambarnya terlalu kecil; unggah yang paling sedikit ${least.width} × ${least.height} piksel (${shape}), atau potong lebih sedikit`;
  return z
    .object({
      kind: from('"picture"', z.literal('picture')),
      src: from('asset->url', z.string().max(500).regex(sourcePattern, 'unggah gambarnya lagi di Studio')),
      width: from('asset->metadata.dimensions.width', z.int().min(1)),
      height: from('asset->metadata.dimensions.height', z.int().min(1)),
      alt: text,
      crop: z.object({ top: fraction, bottom: fraction, left: fraction, right: fraction }).nullish(),
      hotspot: z.object({ x: fraction, y: fraction }).nullish(),
    })
    .refine((shown) => !isTooLarge(shown), `gambarnya terlalu besar; unggah yang ${largest}`)
    .refine((shown) => isLargeEnough(shown, place), tooSmall)
    .refine(({ alt }) => !isFileName(alt), {
      path: ['alt'],
      error: 'tulis apa yang tampak di gambar, bukan nama berkasnya',
    })
    .transform((shown) => ({ ...shown, ratio }));
}

/** The picture of the form's field `image`. */
const picture = (place: Place) => from('image', shownPicture(place));
export const optionalPicture = (place: Place) => from('image', optional(shownPicture(place)));

/** A picture that may have a second one for the light theme. */
export const themedPicture = (place: Place) => ({
  picture: picture(place),
  light: from('imageLight', optional(shownPicture(place))),
});

/** The height in px at which a screen of the app is cut, between two of its rows. Without it the screen is whole. */
export const cut = optional(z.int().min(cutRange.min).max(cutRange.max));

type Cut = { top: number; bottom: number; left: number; right: number };

const cutAt = <Shown extends { height: number }>(screen: Shown, height: number): Shown & { crop: Cut } => ({
  ...screen,
  crop: { top: 0, left: 0, right: 0, bottom: Math.max(0, 1 - height / screen.height) },
});

interface Screen {
  cut: number | null;
  picture: { height: number } | null;
  light?: { height: number } | null;
}

/** The build cuts the file itself, so that it holds no hidden part of a verse. */
export const croppedScreen = <Shown extends Screen>({ cut: height, ...shown }: Shown) => ({
  ...shown,
  ...(height && shown.picture && { picture: cutAt(shown.picture, height) }),
  ...(height && shown.light && { light: cutAt(shown.light, height) }),
});

export const croppedScreens = z.object({ title: text, cut, ...themedPicture('screen') }).transform(croppedScreen);
