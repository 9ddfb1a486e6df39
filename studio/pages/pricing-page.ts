import { CreditCardIcon } from '@sanity/icons/CreditCard';
import { chosen, gloss, heading, list, mark } from '../fields/group.ts';
import { line, lines, paragraph } from '../fields/text.ts';
import { definePage, hero } from './define-page.ts';

const cell = 'Tulis “ya” untuk tanda centang, “tidak” untuk tanda hubung, atau batasnya dengan kata.';

export const pricingPage = definePage({
  name: 'pricingPage',
  title: 'Harga',
  icon: CreditCardIcon,
  parts: [
    hero,
    {
      name: 'plans',
      title: 'Paket',
      description: 'Dua kartu paket.',
      fields: [
        mark,
        gloss,
        heading,
        line('popularLabel', 'Tulisan lencana', 'Lencana di sudut kartu paket yang paling populer.'),
        chosen('items', 'Paket', 'Dua kartu paket, dari kiri ke kanan. Harganya diubah di dokumen Paket.', 'plan', {
          length: 2,
        }),
      ],
    },
    {
      name: 'comparison',
      title: 'Perbandingan',
      description: 'Tabel perbandingan kedua paket.',
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
          [
            line('label', 'Fitur', 'Nama fitur di kolom pertama.'),
            line('free', 'Gratis', cell),
            line('pro', 'Pro', cell),
          ],
          { min: 1 },
        ),
      ],
    },
    {
      name: 'faq',
      title: 'Tanya jawab',
      description: 'Daftar pertanyaan yang dapat dibuka.',
      fields: [
        mark,
        heading,
        chosen('items', 'Pertanyaan', 'Dokumen Tanya jawab yang tampil. Seret untuk mengubah urutan.', 'faq', {
          min: 1,
        }),
        line('contactText', 'Kalimat setelah daftar', 'Tampil di bawah pertanyaan terakhir.'),
        line('contactLabel', 'Teks tautan kontak', 'Tautan ke halaman Kontak setelah kalimat itu.'),
      ],
    },
    {
      name: 'closing',
      title: 'Penutup',
      description: 'Ajakan di bagian paling bawah halaman.',
      fields: [
        mark,
        heading,
        paragraph('text', 'Ajakan', 'Kalimat di bawah judul penutup.', 2),
        ...lines('Tombol di bagian penutup.', { freeLabel: 'Teks tombol gratis', proLabel: 'Teks tombol Pro' }),
      ],
    },
  ],
});
