import { DownloadIcon } from '@sanity/icons/Download';
import { iconCards } from '../fields/cards.ts';
import { gloss, heading, mark } from '../fields/group.ts';
import { line, lines, paragraph } from '../fields/text.ts';
import { definePage, hero, screensPart } from './define-page.ts';

export const downloadPage = definePage({
  page: 'download',
  icon: DownloadIcon,
  parts: [
    hero,
    {
      name: 'facts',
      title: 'Data aplikasi',
      description: 'Nama setiap angka. Angkanya sendiri diubah di dokumen Data aplikasi.',
      fields: [
        heading,
        ...lines('Keterangan di bawah angkanya.', {
          version: 'Versi',
          size: 'Ukuran',
          rating: 'Penilaian',
          downloads: 'Jumlah unduhan',
          lastUpdate: 'Pembaruan terakhir',
        }),
      ],
    },
    {
      name: 'stores',
      title: 'Toko aplikasi',
      description: 'Pilihan Android dan iOS.',
      fields: [
        mark,
        gloss,
        heading,
        ...lines('Tampil di baris Android.', {
          androidTitle: 'Android: judul',
          androidText: 'Android: penjelasan',
          androidLabel: 'Android: tombol',
        }),
        ...lines('Tampil di baris iOS.', {
          iosTitle: 'iOS: judul',
          iosText: 'iOS: penjelasan',
          iosLabel: 'iOS: tombol',
        }),
        paragraph('qrText', 'Penjelasan kode QR', 'Di samping kode QR pada layar lebar.', 2),
      ],
    },
    { name: 'benefits', title: 'Manfaat', description: 'Kartu manfaat.', fields: [mark, heading, iconCards] },
    screensPart,
    {
      name: 'requirements',
      title: 'Syarat perangkat',
      description: 'Nama setiap baris. Isinya diubah di dokumen Data aplikasi.',
      fields: [
        mark,
        heading,
        ...lines('Nama baris di kartu syarat perangkat.', {
          os: 'Sistem',
          ram: 'RAM',
          storage: 'Ruang kosong',
          internet: 'Internet',
        }),
        line('comingSoonLabel', 'Tanda segera hadir', 'Tulisan pada tanda di kartu yang redup.'),
      ],
    },
  ],
});
