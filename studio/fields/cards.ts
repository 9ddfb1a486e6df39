import { defineField } from 'sanity';
import { counts } from '../../src/content/counts.ts';
import { iconNames } from '../../src/content/rules.ts';
import { list } from './group.ts';
import { pictureOfBoth } from './picture.ts';
import { line, paragraph } from './text.ts';

const iconTitles: Record<(typeof iconNames)[number], string> = {
  tafsiriyah: 'Kitab terbuka',
  search: 'Kaca pembesar',
  audio: 'Suara',
  night: 'Bulan',
  android: 'Ponsel',
  share: 'Bagikan',
};

export const icon = defineField({
  name: 'icon',
  title: 'Ikon',
  description: 'Gambar kecil di kartu.',
  type: 'string',
  options: {
    list: iconNames.map((value) => ({ value, title: iconTitles[value] })),
    layout: 'radio',
    direction: 'horizontal',
  },
  validation: (rule) => rule.required().error('Pilih salah satu ikon.'),
});

/** Cards with an icon. */
export const iconCards = list(
  {
    name: 'items',
    title: 'Kartu',
    description: 'Dari kiri ke kanan.',
    entry: 'Kartu',
    preview: 'title',
    subtitle: 'description',
  },
  [icon, line('title', 'Judul', 'Judul kartu.'), paragraph('description', 'Penjelasan', 'Teks kartu.', 2)],
  counts.cards,
);

/** Screens of the app, each under its name. */
export const screens = list(
  {
    name: 'items',
    title: 'Layar',
    description: 'Gambar layar aplikasi, dari kiri ke kanan.',
    entry: 'Layar',
    preview: 'title',
  },
  [
    line('title', 'Nama layar', 'Tampil di bawah gambar.'),
    ...pictureOfBoth({ description: 'Tangkapan layar dari ponsel.', place: 'screen' }),
  ],
  counts.screens,
);
