import { InfoOutlineIcon } from '@sanity/icons/InfoOutline';
import { counts } from 'site/content/counts.ts';
import { group, headingFields, heading, lineList, list } from '../fields/group.ts';
import { richText } from '../fields/rich-text.ts';
import { line, paragraph } from '../fields/text.ts';
import { definePage, hero } from './define-page.ts';

const body = richText('body', 'Isi', 'Teks di bawah judul bagian ini.');

export const aboutPage = definePage('about', InfoOutlineIcon, [
  hero,
  group('why', 'Alasan', 'Mengapa terjemahan ini ada.', [...headingFields, body]),
  group('publisher', 'Penerbit', 'Tentang lembaga penerbit.', [...headingFields, body]),
  group('direction', 'Visi dan misi', 'Di bawah teks penerbit. Visi di atas, misi di bawahnya.', [
    paragraph('vision', 'Visi', 'Satu kalimat besar.'),
    lineList('mission', 'Misi', 'Satu baris untuk setiap misi.', { min: 1 }),
  ]),
  group('principles', 'Prinsip', 'Prinsip penerjemahan.', [
    heading,
    list('items', 'Prinsip', 'Satu prinsip satu kolom, dari kiri ke kanan.', counts.cards, [
      line('title', 'Prinsip', 'Nama prinsip.'),
      paragraph('description', 'Penjelasan', 'Di bawah namanya.'),
    ]),
  ]),
  group('foreword', 'Kata pengantar', 'Kata pengantar penerjemah.', [
    heading,
    body,
    line('signature', 'Nama di bawah pengantar', 'Nama penulis pengantar.'),
  ]),
  group(
    'legality',
    'Legalitas',
    'Judul di atas izin dan tanda daftar. Isinya diubah di dokumen Legalitas.',
    headingFields,
  ),
  group('team', 'Tim', 'Judul di atas potret. Orangnya diubah di Daftar, Anggota tim.', headingFields),
]);
