import { defineField, type ValidationContext } from 'sanity';
import { isFileName, type PicturePlace, places } from 'site/content/picture-places.ts';
import { altRemedy } from 'site/content/rules.ts';
import { textOf } from 'site/content/stored-value.ts';
import { named, type Names } from './named.ts';
import { acceptedTypes, pictureRemedy } from './picture-remedy.ts';
import { rawClient } from './raw-client.ts';
import { asSentence, textRules } from './text.ts';

interface ImageValue {
  asset?: { _ref?: string };
  crop?: { top: number; bottom: number; left: number; right: number };
  hotspot?: { x: number; y: number };
}

/** A picture with alternative text, crop and hotspot. The build makes its sizes and formats. */
function picture(place: PicturePlace, [name, title, description]: Names, isOptional: boolean) {
  const { least, shape, ratio } = places[place];
  // The crop dialog previews the ratio of the picture's place. A picture that is shown whole has no crop dialog.
  const hotspot = ratio ? { previews: [{ title: 'Yang tampil di situs', aspectRatio: ratio }] } : false;
  const cropHint = ratio
    ? 'Tekan ikon Potong gambar di sudutnya untuk memilih bagian yang tampil dan titik fokusnya.'
    : 'Tampil seutuhnya.';
  const hint = `Bentuknya ${shape}; paling sedikit ${least.width} × ${least.height} piksel. ${cropHint}`;
  return defineField({
    ...named(name, title, `${description} ${hint}`),
    type: 'image',
    options: { accept: acceptedTypes, hotspot },
    fields: [
      defineField({
        ...named('alt', 'Teks pengganti gambar', 'Dibacakan kepada yang tidak melihat gambar. Tulis apa yang tampak.'),
        type: 'string',
        validation: (rule) =>
          textRules(rule, (extra) =>
            extra.custom((value, context) => {
              const image = context.parent as ImageValue | undefined;
              if (isOptional && !image?.asset) return true;
              if (value === undefined) return 'Tulis teks pengganti gambar.';
              return isFileName(textOf(value)) ? asSentence(altRemedy) : true;
            }),
          ),
      }),
    ],
    validation: (rule) =>
      (isOptional ? rule : rule.required().assetRequired()).custom((image, context) =>
        checkPicture(image as ImageValue | undefined, place, context),
      ),
  });
}

/** The optional field `image` for a picture that suits this place. */
export const optionalImageFor = (place: PicturePlace, description: string) =>
  picture(place, ['image', 'Gambar', description], true);

const lightHint = 'Menggantikan gambar di atas pada tema terang. Kosongkan jika satu gambar cukup.';

/** The required field `image`, and `imageLight`, which replaces it in the light theme. */
export const themedImagesFor = (place: PicturePlace, description: string) => [
  picture(place, ['image', 'Gambar', description], false),
  picture(place, ['imageLight', 'Gambar untuk tema terang', lightHint], true),
];

/** Checks that a picture suits its place and the build. Its asset's id has the size: `image-4f…-780x1688-png`. */
async function checkPicture(image: ImageValue | undefined, place: PicturePlace, context: ValidationContext) {
  const [, width, height, format = ''] = /-(\d+)x(\d+)-(\w+)$/.exec(image?.asset?._ref ?? '') ?? [];
  if (!image || !width || !height) return true;
  const bytes = await rawClient(context).fetch<number | null>('*[_id == $id][0].size', { id: image.asset?._ref });
  return pictureRemedy({ ...image, width: Number(width), height: Number(height), format, bytes }, place) ?? true;
}
