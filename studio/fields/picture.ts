import { defineField } from 'sanity';
import { line } from './text.ts';

interface Picture {
  /** Where visitors see it, and which shape suits the place. */
  description: string;
  optional?: boolean;
}

/** A picture with a text for those who do not see it. Sizes and formats are made by the build. */
export function picture({ description, optional = false }: Picture) {
  return defineField({
    name: 'image',
    title: 'Gambar',
    description,
    type: 'image',
    options: { accept: 'image/png,image/jpeg,image/webp' },
    fields: [
      {
        ...line(
          'alt',
          'Teks pengganti gambar',
          'Dibacakan kepada pengunjung yang tidak melihat gambar. Katakan apa yang tampak.',
        ),
        validation: (rule) =>
          rule.custom((value, { parent }) => {
            const isThere = !optional || Boolean((parent as { asset?: unknown } | undefined)?.asset);
            return !isThere || (typeof value === 'string' && value.trim() !== '') || 'Tulis teks pengganti gambar.';
          }),
      },
    ],
    validation: (rule) => (optional ? rule : rule.required().assetRequired()),
  });
}
