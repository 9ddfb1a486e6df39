import { CreditCardIcon } from '@sanity/icons/CreditCard';
import { counts } from 'site/content/counts.ts';
import { planCells } from '../fields/plan-cells.tsx';
import { group, headingFields, heading, list } from '../fields/group.ts';
import { line, paragraph } from '../fields/text.ts';
import { closing, definePage, hero } from './define-page.ts';

export const pricingPage = definePage('pricing', CreditCardIcon, [
  hero,
  group('plans', 'Paket', 'Judul di atas kartu paket. Paketnya diubah di Daftar, Paket.', [
    ...headingFields,
    line('popularLabel', 'Tulisan lencana', 'Lencana di sudut kartu paket yang paling populer.'),
  ]),
  group('comparison', 'Perbandingan', 'Tabel perbandingan paket, satu kolom untuk setiap paket.', [
    heading,
    line('caption', 'Keterangan tabel', 'Tidak terlihat: dibacakan kepada yang mendengarkan halaman.'),
    line('featureHeading', 'Judul kolom pertama', 'Di atas nama-nama fitur.'),
    list('rows', 'Baris', 'Satu baris untuk setiap fitur.', counts.comparisonRows, [
      line('label', 'Fitur', 'Nama fitur di kolom pertama.'),
      planCells,
    ]),
  ]),
  group('faq', 'Tanya jawab', 'Judul di atas pertanyaan. Pertanyaannya diubah di Daftar, Tanya jawab di Harga.', [
    heading,
    line('contactText', 'Kalimat setelah daftar', 'Tampil di bawah pertanyaan terakhir.'),
    line('contactLabel', 'Teks tautan kontak', 'Tautan ke halaman Kontak setelah kalimat itu.'),
  ]),
  closing(
    { freeLabel: 'Teks tombol gratis', proLabel: 'Teks tombol Pro' },
    paragraph('proText', 'Kalimat tentang Pro', 'Di samping tombol Pro: apakah Pro sudah dapat dibeli.'),
  ),
]);
