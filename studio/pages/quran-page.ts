import { BookIcon } from '@sanity/icons/Book';
import { iconCards } from '../fields/cards.ts';
import { gloss, heading, lineList, list, mark } from '../fields/group.ts';
import { readerLink } from '../fields/link.ts';
import { placeholder } from '../fields/placeholder.ts';
import { line, paragraph } from '../fields/text.ts';
import { definePage, hero } from './define-page.ts';

export const quranPage = definePage({
  page: 'quran',
  icon: BookIcon,
  parts: [
    hero,
    {
      name: 'reader',
      title: 'Pembaca',
      description: 'Bingkai pembaca Al-Qur’an.',
      fields: [
        mark,
        gloss,
        heading,
        line('frameTitle', 'Nama bingkai', 'Dibacakan kepada pengunjung yang memakai pembaca layar.'),
        readerLink({
          name: 'url',
          title: 'Alamat pembaca web',
          description: 'Halaman yang tampil di dalam bingkai dan dibuka tombol Buka di Tab Baru.',
        }),
        paragraph('slowText', 'Pesan jika lama', 'Tampil jika pembaca belum terbuka setelah 15 detik.', 2),
        paragraph('sourceNote', 'Asal pembaca', 'Tertulis di bawah pembaca: dari situs mana pembaca dimuat.', 2),
        line(
          'linkLabel',
          'Teks tautan pembaca',
          'Di bawah bingkai; membuka pembaca di tab baru. Selalu tampil, karena peramban tidak memberi tahu bila bingkai gagal terbuka.',
        ),
      ],
    },
    {
      name: 'cards',
      title: 'Kartu',
      description: 'Kartu keterangan di bawah pembaca.',
      fields: [mark, heading, iconCards],
    },
    {
      name: 'tips',
      title: 'Petunjuk',
      description: 'Dua daftar petunjuk membaca.',
      fields: [
        mark,
        heading,
        list(
          {
            name: 'sets',
            title: 'Daftar',
            description: 'Dua daftar, kiri dan kanan.',
            entry: 'Daftar',
            preview: 'title',
          },
          [
            line('title', 'Judul daftar', 'Di atas daftar.'),
            lineList('items', 'Petunjuk', 'Satu kalimat untuk setiap petunjuk.', { min: 1 }),
          ],
          { length: 2 },
        ),
      ],
    },
  ],
  others: [placeholder],
});
