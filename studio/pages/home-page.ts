import { HomeIcon } from '@sanity/icons/Home';
import { arabicPattern, arabicRemedy } from 'site/content/characters.ts';
import { counts } from 'site/content/counts.ts';
import { group, heading, headingFields, list } from '../fields/group.ts';
import { optionalImageFor } from '../fields/picture.ts';
import { screens } from '../fields/screens.ts';
import { line, matching, paragraph } from '../fields/text.ts';
import { definePage } from './define-page.ts';

const words = list(
  'words',
  'Kata',
  'Kata-kata ungkapan, dari kanan ke kiri, dengan artinya.',
  { ...counts.idiomWords, canHide: false },
  [
    line(
      'arabic',
      'Kata Arab',
      'Huruf Arab berharakat, tanpa spasi. Kata yang ditulis bersambung adalah satu kata.',
      matching(arabicPattern, arabicRemedy),
    ),
    line('gloss', 'Arti kata', 'Tampil di samping kata itu, di ponsel di bawahnya.'),
  ],
);

type Hero = { lead?: string };
const notInLead = 'Tulis istilah ini persis seperti di kalimat pembuka.';

/** An everyday idiom that shows both ways of translating. It is never a verse, because the site translates none. */
const idiom = group(
  'idiom',
  'Contoh tafsiriyah',
  'Ungkapan Arab sehari-hari di tepi halaman. Jangan memakai ayat Al-Qur’an.',
  [words, line('meaning', 'Maksud ungkapan', 'Satu kalimat utuh, di bawah kata-katanya.')],
);

export const homePage = definePage('home', HomeIcon, [
  group('hero', 'Pembuka', 'Layar pertama Beranda. Harga mushaf diubah di halaman Donasi, tanda tashih di Legalitas.', [
    line('title', 'Judul besar', 'Judul di bagian paling atas Beranda.'),
    paragraph('lead', 'Kalimat pembuka', 'Tampil di bawah judul besar.'),
    line('leadTerm', 'Istilah yang dicontohkan', 'Di belakangnya tampil bintang menuju contohnya.', (rule) =>
      rule
        .custom((term = '', { parent }) => {
          const { lead } = parent as Hero;
          return typeof lead !== 'string' || lead.includes(term) || notInLead;
        })
        .warning(),
    ),
    idiom,
    line('leafFoot', 'Kaki halaman mushaf', 'Teks kecil di bawah halaman mushaf.'),
  ]),
  group('features', 'Isi aplikasi', 'Judul di atas fitur, yang diubah di Daftar, Fitur unggulan.', headingFields),
  group('gallery', 'Galeri', 'Gambar layar aplikasi.', [
    ...headingFields,
    screens('items', 'Satu gambar untuk setiap layar, dari kiri ke kanan. Potong semuanya sama tinggi.'),
  ]),
  group('closing', 'Penutup', 'Ajakan di bagian paling bawah halaman.', [
    heading,
    paragraph('text', 'Ajakan', 'Kalimat di bawah judul penutup.'),
    optionalImageFor('gallery', 'Tampil di samping ajakan, di atas warna hijau. Gambar tanpa latar paling serasi.'),
  ]),
]);
