import { SearchIcon } from '@sanity/icons/Search';
import { heading, mark } from '../fields/group.ts';
import { line, paragraph } from '../fields/text.ts';
import { definePage, tab } from './define-page.ts';

export const notFoundPage = definePage('not-found', SearchIcon, [
  tab('text', 'Isi', [
    mark,
    heading,
    paragraph('text', 'Penjelasan', 'Tampil di bawah judul.'),
    line('homeLabel', 'Teks tombol Beranda', 'Tombol pertama.'),
    line('readLabel', 'Teks tombol Baca Qur’an', 'Tombol kedua.'),
  ]),
]);
