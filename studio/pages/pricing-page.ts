import { CreditCardIcon } from '@sanity/icons/CreditCard';
import { counts } from '../../src/content/counts.ts';
import { gloss, heading, list, mark } from '../fields/group.ts';
import { planCells } from '../fields/plan-cells.tsx';
import { line } from '../fields/text.ts';
import { closing, definePage, hero } from './define-page.ts';

export const pricingPage = definePage({
  page: 'pricing',
  icon: CreditCardIcon,
  parts: [
    hero,
    {
      name: 'plans',
      title: 'Paket',
      description: 'Judul di atas kartu paket. Paketnya diubah di Daftar, Paket.',
      fields: [
        mark,
        gloss,
        heading,
        line('popularLabel', 'Tulisan lencana', 'Lencana di sudut kartu paket yang paling populer.'),
      ],
    },
    {
      name: 'comparison',
      title: 'Perbandingan',
      description: 'Tabel perbandingan paket, satu kolom untuk setiap paket.',
      fields: [
        mark,
        heading,
        line('caption', 'Keterangan tabel', 'Tampil kecil di atas tabel.'),
        line('featureHeading', 'Judul kolom pertama', 'Di atas nama-nama fitur.'),
        list(
          {
            name: 'rows',
            title: 'Baris',
            description: 'Satu baris untuk setiap fitur.',
            entry: 'Baris',
            preview: 'label',
          },
          [line('label', 'Fitur', 'Nama fitur di kolom pertama.'), planCells],
          counts.comparisonRows,
        ),
      ],
    },
    {
      name: 'faq',
      title: 'Tanya jawab',
      description: 'Judul di atas pertanyaan. Pertanyaannya diubah di Daftar, Tanya jawab.',
      fields: [
        mark,
        heading,
        line('contactText', 'Kalimat setelah daftar', 'Tampil di bawah pertanyaan terakhir.'),
        line('contactLabel', 'Teks tautan kontak', 'Tautan ke halaman Kontak setelah kalimat itu.'),
      ],
    },
    closing({ freeLabel: 'Teks tombol gratis', proLabel: 'Teks tombol Pro' }),
  ],
});
