import { DownloadIcon } from '@sanity/icons/Download';
import { group, headed, heading, iconCards, mark } from '../fields/group.ts';
import { line, lines, paragraph } from '../fields/text.ts';
import { definePage, hero, screensPart } from './define-page.ts';

export const downloadPage = definePage('download', DownloadIcon, [
  hero,
  group('facts', 'Data aplikasi', 'Nama setiap angka. Angkanya sendiri diubah di dokumen Data aplikasi.', [
    heading,
    ...lines('Keterangan di bawah angkanya.', {
      version: 'Versi',
      size: 'Ukuran',
      rating: 'Penilaian',
      downloads: 'Jumlah unduhan',
      lastUpdate: 'Pembaruan terakhir',
    }),
  ]),
  group('stores', 'Toko aplikasi', 'Pilihan Android dan iOS.', [
    ...headed,
    ...lines('Tampil di baris Android.', {
      androidTitle: 'Judul Android',
      androidText: 'Penjelasan Android',
      androidLabel: 'Teks tombol Android',
    }),
    ...lines('Tampil di baris iOS.', {
      iosTitle: 'Judul iOS',
      iosText: 'Penjelasan iOS',
      iosLabel: 'Teks tombol iOS',
    }),
    paragraph('qrText', 'Penjelasan kode QR', 'Di samping kode QR pada layar lebar.'),
  ]),
  group('benefits', 'Manfaat', 'Kartu manfaat, di bawah data aplikasi.', [mark, heading, iconCards]),
  screensPart,
  group('requirements', 'Syarat perangkat', 'Nama setiap baris. Isinya diubah di dokumen Data aplikasi.', [
    mark,
    heading,
    ...lines('Nama baris di kartu syarat perangkat.', {
      os: 'Sistem',
      ram: 'RAM',
      storage: 'Ruang kosong',
      internet: 'Internet',
    }),
    line('comingSoonLabel', 'Tanda segera hadir', 'Tulisan pada tanda di kartu yang redup.'),
  ]),
]);
