import { defineField } from 'sanity';
import { counts } from '../../src/content/counts.ts';
import { group, list } from './group.ts';
import { line } from './text.ts';

const words = list(
  {
    name: 'words',
    title: 'Kata',
    description: 'Kata-kata ungkapan, dari kanan ke kiri, masing-masing dengan artinya.',
    entry: 'Kata',
    preview: 'gloss',
    subtitle: 'arabic',
  },
  [
    line('arabic', 'Kata Arab', 'Huruf Arab berharakat, tanpa spasi.'),
    line('gloss', 'Arti kata', 'Tampil di bawah kata itu.'),
    defineField({
      name: 'joined',
      title: 'Bersambung dengan kata berikutnya',
      description: 'Untuk kata seperti wa, yang ditulis tanpa spasi sesudahnya.',
      type: 'boolean',
    }),
  ],
  counts.idiomWords,
);

/** An everyday idiom that shows both ways of translating. Never a verse: the site translates none. */
export const idiom = group(
  'idiom',
  'Satu ungkapan, dua cara',
  'Tampil di kartu fitur pertama dan di halaman Tentang.',
  [
    line('label', 'Keterangan ungkapan', 'Di atas ungkapan: dari mana asalnya. Jangan memakai ayat Al-Qur’an.'),
    line('literalTitle', 'Nama cara kata demi kata', 'Di ujung kiri penggeser.'),
    words,
    line('interpretiveTitle', 'Nama cara tafsiriyah', 'Di ujung kanan penggeser.'),
    line('meaning', 'Maksud ungkapan', 'Satu kalimat utuh.'),
    line('note', 'Catatan', 'Di samping ungkapan.'),
  ],
);
