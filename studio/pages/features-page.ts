import { SparklesIcon } from '@sanity/icons/Sparkles';
import { defineField } from 'sanity';
import { screens } from '../fields/cards.ts';
import { gloss, heading, list, mark } from '../fields/group.ts';
import { pictureOfBoth } from '../fields/picture.ts';
import { line, lines, paragraph } from '../fields/text.ts';
import { definePage, hero } from './define-page.ts';

const featureList = list(
  {
    name: 'items',
    title: 'Fitur',
    description: 'Daftar bertanda centang.',
    entry: 'Fitur',
    preview: 'title',
    subtitle: 'description',
  },
  [
    line('title', 'Fitur', 'Nama fitur di daftar.'),
    paragraph('description', 'Penjelasan', 'Satu kalimat di bawah nama fitur.', 2),
    defineField({
      name: 'comingSoon',
      title: 'Segera hadir',
      description: 'Memberi fitur tanda segera hadir.',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  { min: 1 },
);

const version = (name: string, title: string, description: string) => ({
  name,
  title,
  description,
  fields: [
    mark,
    gloss,
    heading,
    featureList,
    ...pictureOfBoth({ description: 'Tangkapan layar di samping daftar; tampil di layar lebar.', place: 'screen' }),
  ],
});

export const featuresPage = definePage({
  page: 'features',
  icon: SparklesIcon,
  parts: [
    hero,
    version('free', 'Versi gratis', 'Daftar fitur versi gratis.'),
    version('pro', 'Versi Pro', 'Daftar kelebihan versi Pro.'),
    {
      name: 'gallery',
      title: 'Galeri',
      description: 'Layar aplikasi.',
      fields: [mark, gloss, heading, paragraph('lead', 'Kalimat pembuka', 'Tampil di bawah judul galeri.', 2), screens],
    },
    {
      name: 'closing',
      title: 'Penutup',
      description: 'Ajakan di bagian paling bawah halaman.',
      fields: [
        mark,
        heading,
        paragraph('text', 'Ajakan', 'Kalimat di bawah judul penutup.', 2),
        ...lines('Tombol di bagian penutup.', {
          downloadLabel: 'Teks tombol unduh',
          pricingLabel: 'Teks tombol harga',
        }),
      ],
    },
  ],
  others: [line('comingSoonLabel', 'Tanda segera hadir', 'Tulisan pada tanda di samping fitur yang belum ada.')],
});
