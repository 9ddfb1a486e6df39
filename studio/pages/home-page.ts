import { HomeIcon } from '@sanity/icons/Home';
import { arabicPattern } from 'site/content/characters.ts';
import { counts } from 'site/content/counts.ts';
import { flag, group, headingFields, list } from '../fields/group.ts';
import { optionalPicture, pictureOfBothThemes } from '../fields/picture.ts';
import { line, lines, matching, paragraph } from '../fields/text.ts';
import { closing, definePage, screensPart } from './define-page.ts';

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
      matching(arabicPattern, 'Tulis hanya huruf Arab dan harakatnya, tanpa spasi.'),
    ),
    line('gloss', 'Arti kata', 'Tampil di bawah kata itu.'),
    {
      ...flag(
        'joined',
        'Bersambung dengan kata berikutnya',
        'Cara lama. Tulis keduanya sebagai satu kata, lalu matikan.',
      ),
      hidden: ({ value }) => !value,
      initialValue: undefined,
    },
  ],
);

type Hero = { lead?: string };
const notInLead = 'Tulis istilah ini persis seperti di kalimat pembuka.';

/** An everyday idiom that shows both ways of translating. It is never a verse, because the site translates none. */
const idiom = group('idiom', 'Satu ungkapan, dua cara', 'Tampil di kartu fitur pertama dan di halaman Tentang.', [
  line('label', 'Keterangan ungkapan', 'Di atas ungkapan: dari mana asalnya. Jangan memakai ayat Al-Qur’an.'),
  words,
  line('meaning', 'Maksud ungkapan', 'Satu kalimat utuh, di bawah kata-katanya.'),
  line('note', 'Catatan', 'Di samping ungkapan.'),
]);

export const homePage = definePage('home', HomeIcon, [
  group('hero', 'Pembuka', 'Bagian paling atas Beranda, di samping halaman mushaf.', [
    line('title', 'Judul besar', 'Judul di bagian paling atas Beranda.'),
    paragraph('lead', 'Kalimat pembuka', 'Tampil di bawah judul besar.'),
    line('leadTerm', 'Istilah yang diterangkan', 'Di belakangnya tampil bintang menuju keterangan di tepi.', (rule) =>
      rule.custom((term = '', { parent }) => ((parent as Hero).lead ?? term).includes(term) || notInLead).warning(),
    ),
    group('gloss', 'Keterangan istilah', 'Catatan di tepi halaman yang menerangkan istilah.', [
      line('term', 'Istilah', 'Kata yang diterangkan.'),
      paragraph('text', 'Keterangan', 'Satu atau dua kalimat.'),
    ]),
    ...lines('Tombol di bawah kalimat pembuka.', {
      downloadLabel: 'Teks tombol unduh',
      aboutLabel: 'Teks tombol tentang',
    }),
    line('note', 'Catatan kecil', 'Kalimat kecil di bawah gambar ponsel.'),
    ...pictureOfBothThemes('screen', 'Layar aplikasi di samping tombol.'),
    ...lines('Di bawah garis, di samping nomor tanda tashih dari Legalitas.', {
      readLabel: 'Teks tautan ke pembaca',
      donateLabel: 'Teks tautan wakaf',
    }),
    line('leafFoot', 'Kaki halaman mushaf', 'Teks kecil di bawah halaman mushaf.'),
  ]),
  group('features', 'Fitur', 'Ungkapan dalam dua cara, dan kartu fitur. Kartunya diubah di Daftar, Fitur unggulan.', [
    ...headingFields,
    idiom,
  ]),
  screensPart,
  closing(
    { downloadLabel: 'Teks tombol unduh', donateLabel: 'Teks tombol donasi' },
    optionalPicture('gallery', 'Tampil di samping ajakan, di atas warna hijau. Gambar tanpa latar paling serasi.'),
  ),
]);
