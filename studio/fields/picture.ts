import { defineField, type ValidationContext } from 'sanity';
import { isLargeEnough, type Place, places, repeatsFileName } from '../../src/content/picture-places.ts';
import { filled, line } from './text.ts';

interface Picture {
  /** Where visitors see it. */
  description: string;
  /** What shape that place has. */
  place: Place;
  optional?: boolean;
}

interface ImageValue {
  asset?: { _ref?: string };
  crop?: { top: number; bottom: number; left: number; right: number };
  hotspot?: { x: number; y: number };
}

/** A picture with a text for those who do not see it, and its focus point. Sizes and formats are made by the build. */
export function picture({ description, place, optional = false }: Picture) {
  const { least, shape } = places[place];
  return defineField({
    name: 'image',
    title: 'Gambar',
    description: `${description} Bentuknya ${shape}; paling sedikit ${least.width} × ${least.height} piksel. Tekan ikon potong untuk memilih bagian yang tampil dan titik pusatnya.`,
    type: 'image',
    options: { accept: 'image/png,image/jpeg,image/webp', hotspot: true },
    fields: [
      {
        ...line(
          'alt',
          'Teks pengganti gambar',
          'Dibacakan kepada pengunjung yang tidak melihat gambar. Katakan apa yang tampak.',
        ),
        validation: (rule) =>
          rule.custom((value, context) => {
            const image = context.parent as ImageValue | undefined;
            if (optional && !image?.asset) return true;
            if (typeof value !== 'string' || value.trim() === '') return 'Tulis teks pengganti gambar.';
            const problem = filled(value, context);
            return problem === true ? describesPicture(value, image, context) : problem;
          }),
      },
    ],
    validation: (rule) =>
      (optional ? rule : rule.required().assetRequired()).custom((image) => largeEnough(image as ImageValue, place)),
  });
}

async function describesPicture(alt: string, image: ImageValue | undefined, { getClient }: ValidationContext) {
  const file = await getClient({ apiVersion: '2026-10-01' }).fetch<string | null>('*[_id == $id][0].originalFilename', {
    id: image?.asset?._ref ?? '',
  });
  return !repeatsFileName(alt, file) || 'Tulis apa yang tampak di gambar, bukan nama berkasnya.';
}

/** Sanity writes the size into the name of a picture: `image-4f…-780x1688-png`. */
function largeEnough(image: ImageValue | undefined, place: Place) {
  const [, width, height] = /-(\d+)x(\d+)-\w+$/.exec(image?.asset?._ref ?? '') ?? [];
  if (!image || !width || !height) return true;
  const { least, shape } = places[place];
  if (isLargeEnough({ ...image, width: Number(width), height: Number(height) }, place)) return true;
  return `Gambar ini terlalu kecil (${width} × ${height} piksel). Unggah yang paling sedikit ${least.width} × ${least.height} piksel (${shape}), atau potong lebih sedikit.`;
}
