import { HomeIcon } from '@sanity/icons/Home';
import { gloss, group, heading, mark } from '../fields/group.ts';
import { idiom } from '../fields/idiom.ts';
import { picture } from '../fields/picture.ts';
import { line, lines, paragraph } from '../fields/text.ts';
import { closing, definePage, screensPart } from './define-page.ts';

export const homePage = definePage({
  page: 'home',
  icon: HomeIcon,
  parts: [
    {
      name: 'hero',
      title: 'Pembuka',
      description: 'Bagian paling atas Beranda, di samping halaman mushaf.',
      fields: [
        line('title', 'Judul besar', 'Judul di bagian paling atas Beranda.'),
        paragraph('lead', 'Kalimat pembuka', 'Tampil di bawah judul besar.'),
        line(
          'leadTerm',
          'Istilah yang digarisbawahi',
          'Kata yang diterangkan di tepi halaman. Tulis persis seperti di kalimat pembuka.',
        ),
        group('gloss', 'Keterangan istilah', 'Catatan di tepi halaman yang menerangkan istilah.', [
          line('term', 'Istilah', 'Kata yang diterangkan.'),
          paragraph('text', 'Keterangan', 'Satu atau dua kalimat.', 2),
        ]),
        ...lines('Tombol di bawah kalimat pembuka.', {
          downloadLabel: 'Teks tombol unduh',
          aboutLabel: 'Teks tombol tentang',
        }),
        line('note', 'Catatan kecil', 'Kalimat kecil di bawah tombol.'),
        line('leafFoot', 'Kaki halaman mushaf', 'Teks kecil di bawah halaman mushaf.'),
      ],
    },
    {
      name: 'features',
      title: 'Fitur',
      description: 'Ungkapan dalam dua cara, dan kartu fitur. Kartunya diubah di Daftar, Fitur unggulan.',
      fields: [mark, gloss, heading, idiom],
    },
    screensPart,
    closing(
      { downloadLabel: 'Teks tombol unduh', donateLabel: 'Teks tombol donasi' },
      picture({
        description: 'Tampil di samping ajakan, di atas hijau. Gambar tanpa latar paling serasi.',
        place: 'gallery',
        optional: true,
      }),
    ),
  ],
});
