import { SearchIcon } from '@sanity/icons/Search';
import { defineType } from 'sanity';
import { heading, mark } from '../fields/group.ts';
import { seo } from '../fields/seo.ts';
import { line, paragraph } from '../fields/text.ts';

export const notFoundPage = defineType({
  name: 'notFoundPage',
  title: 'Halaman tidak ditemukan',
  type: 'document',
  icon: SearchIcon,
  fields: [
    mark,
    heading,
    paragraph('text', 'Penjelasan', 'Tampil di bawah judul.', 2),
    line('homeLabel', 'Teks tombol Beranda', 'Tombol pertama.'),
    line('readLabel', 'Teks tombol Baca Qur’an', 'Tombol kedua.'),
    seo,
  ],
  preview: { prepare: () => ({ title: 'Halaman tidak ditemukan' }) },
});
