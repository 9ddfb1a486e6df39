import { BookIcon } from '@sanity/icons/Book';
import { group, heading, iconCards, lineList, list } from '../fields/group.ts';
import { readerLink } from '../fields/link.ts';
import { line, paragraph } from '../fields/text.ts';
import { definePage, hero } from './define-page.ts';

export const quranPage = definePage('quran', BookIcon, [
  hero,
  group('reader', 'Pembaca', 'Bingkai pembaca Al-Qur’an.', [
    heading,
    line('gloss', 'Catatan di tepi', 'Saran singkat di tepi, pada layar lebar.'),
    readerLink('url', 'Alamat pembaca web', 'Halaman yang tampil di dalam bingkai dan dibuka tombol Buka di Tab Baru.'),
    paragraph('slowText', 'Pesan jika lama', 'Tampil jika pembaca belum terbuka setelah 15 detik.'),
  ]),
  group('cards', 'Kartu', 'Kartu keterangan di bawah pembaca.', [heading, iconCards]),
  group('tips', 'Petunjuk', 'Dua daftar petunjuk membaca.', [
    heading,
    list('sets', 'Daftar', 'Dua daftar, kiri dan kanan.', { length: 2 }, [
      line('title', 'Judul daftar', 'Di atas daftar.'),
      lineList('items', 'Petunjuk', 'Satu kalimat untuk setiap petunjuk.', { min: 1 }),
    ]),
  ]),
]);
