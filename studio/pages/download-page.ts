import { DownloadIcon } from '@sanity/icons/Download';
import { marginGloss, group, heading, iconCards, marginMark } from '../fields/group.ts';
import { croppedScreens } from '../fields/screen.ts';
import { line, lines, paragraph } from '../fields/text.ts';
import { definePage, hero } from './define-page.ts';

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
    marginGloss,
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
  group('benefits', 'Manfaat', 'Kartu manfaat, di bawah data aplikasi.', [marginMark, heading, iconCards]),
  group('gallery', 'Layar', 'Yang pertama di samping tombol unduh, yang lain di samping manfaat.', [
    croppedScreens('items', 'Layar aplikasi, masing-masing sekali.'),
  ]),
  group('requirements', 'Syarat perangkat', 'Nama setiap baris. Isinya diubah di dokumen Data aplikasi.', [
    marginMark,
    heading,
    ...lines('Nama baris di tabel syarat perangkat.', {
      os: 'Sistem',
      ram: 'RAM',
      storage: 'Ruang kosong',
      internet: 'Internet',
    }),
    line('comingSoonLabel', 'Tanda segera hadir', 'Tulisan di bawah nama sistem yang redup.'),
  ]),
]);
