import { DownloadIcon } from '@sanity/icons/Download';
import { marginGloss, group, heading, iconCards } from '../fields/group.ts';
import { screens } from '../fields/screens.ts';
import { line, paragraph } from '../fields/text.ts';
import { definePage, hero } from './define-page.ts';

export const downloadPage = definePage('download', DownloadIcon, [
  hero,
  group('facts', 'Data aplikasi', 'Judul di atas angkanya, yang diubah di dokumen Data aplikasi.', [heading]),
  group('stores', 'Toko aplikasi', 'Pilihan Android dan iOS.', [
    marginGloss,
    line('androidText', 'Penjelasan Android', 'Tampil di baris Android.'),
    line('iosText', 'Penjelasan iOS', 'Tampil di baris iOS.'),
    paragraph('qrText', 'Penjelasan kode QR', 'Di samping kode QR pada layar lebar.'),
  ]),
  group('benefits', 'Manfaat', 'Kartu manfaat, di bawah data aplikasi.', [heading, iconCards]),
  group('gallery', 'Layar', 'Yang pertama di samping tombol unduh, yang lain di samping manfaat.', [
    screens('items', 'Layar aplikasi, masing-masing sekali.'),
  ]),
  group('requirements', 'Syarat perangkat', 'Judul di atas syaratnya, yang diubah di dokumen Data aplikasi.', [
    heading,
  ]),
]);
