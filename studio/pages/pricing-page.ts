import { CreditCardIcon } from '@sanity/icons/CreditCard';
import { counts } from 'site/content/counts.ts';
import { group, heading, list } from '../fields/group.ts';
import { planCells } from '../fields/plan-cells.tsx';
import { line } from '../fields/text.ts';
import { definePage, hero } from './define-page.ts';

export const pricingPage = definePage('pricing', CreditCardIcon, [
  hero,
  group('comparison', 'Perbandingan', 'Tabel di bawah kartu paket. Paketnya sendiri diubah di Daftar, Paket.', [
    list('rows', 'Baris', 'Satu baris untuk setiap fitur.', counts.comparisonRows, [
      line('label', 'Fitur', 'Nama fitur di kolom pertama.'),
      planCells,
    ]),
  ]),
  group('faq', 'Tanya jawab', 'Judul di atas pertanyaan. Pertanyaannya diubah di Daftar, Tanya jawab di Harga.', [
    heading,
    line('contactText', 'Kalimat sebelum tautan', 'Di tepi, atau di bawah judul pada layar sempit.'),
    line('contactLabel', 'Teks tautan kontak', 'Tautan ke halaman Kontak setelah kalimat itu.'),
  ]),
]);
