import { SparklesIcon } from '@sanity/icons/Sparkles';
import { defineField } from 'sanity';
import { gloss, heading, list, mark } from '../fields/group.ts';
import { pictureOfBoth } from '../fields/picture.ts';
import { line, paragraph } from '../fields/text.ts';
import { closing, definePage, hero, screensPart } from './define-page.ts';

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
    screensPart,
    closing({ downloadLabel: 'Teks tombol unduh', pricingLabel: 'Teks tombol harga' }),
  ],
  others: [line('comingSoonLabel', 'Tanda segera hadir', 'Tulisan pada tanda di samping fitur yang belum ada.')],
});
