import { HeartIcon } from '@sanity/icons/Heart';
import { counts } from '../../src/content/counts.ts';
import { gloss, heading, list, mark } from '../fields/group.ts';
import { webLink } from '../fields/link.ts';
import { pictureOfBoth } from '../fields/picture.ts';
import { figure, line, optionalLine, optionalParagraph, paragraph } from '../fields/text.ts';
import { definePage, hero } from './define-page.ts';
import { donationForm } from './donation-form.ts';
import { prices } from './prices.ts';

export const donationPage = definePage({
  page: 'donation',
  icon: HeartIcon,
  parts: [
    hero,
    prices,
    donationForm,
    {
      name: 'breakdown',
      title: 'Rincian',
      description: 'Rincian pembayaran di bawah formulir.',
      fields: [
        line('title', 'Judul', 'Di atas rincian pembayaran.'),
        paragraph('emptyNote', 'Selama nominal kosong', 'Di bawah total selama nominal donasi belum ada.', 2),
        paragraph('provisionalNote', 'Selama kota kosong', 'Di bawah angka sementara selama kota belum dipilih.', 2),
        paragraph('uniqueCodeNote', 'Penjelasan kode unik', 'Di bawah total.', 2),
        paragraph(
          'stepNote',
          'Sebelum membayar',
          'Di atas tombol lanjut. Tulis {syarat} di tempat tautan ke Syarat & Ketentuan.',
          2,
        ),
      ],
    },
    {
      name: 'questions',
      title: 'Tanya jawab donatur',
      description: 'Pertanyaan sebelum mentransfer, di bawah formulir.',
      fields: [
        mark,
        gloss,
        list(
          {
            name: 'items',
            title: 'Pertanyaan',
            description: 'Yang paling sering ditanyakan lebih dulu.',
            entry: 'Pertanyaan',
            preview: 'question',
          },
          [
            line('question', 'Pertanyaan', 'Baris yang diketuk pengunjung.'),
            paragraph('answer', 'Jawaban', 'Tampil setelah pertanyaan diketuk.', 3),
          ],
          counts.donorQuestions,
        ),
      ],
    },
    {
      name: 'info',
      title: 'Penyaluran',
      description: 'Bagian tentang penyaluran wakaf.',
      fields: [
        mark,
        heading,
        paragraph('text', 'Penjelasan', 'Ke mana wakaf disalurkan.'),
        line('reportLabel', 'Teks tombol laporan', 'Tombol di bawah penjelasan.'),
        webLink({
          name: 'reportUrl',
          title: 'Tautan laporan distribusi',
          description: 'Dibuka tombol laporan. Kosongkan jika belum ada; tombol lalu berkata belum tersedia.',
          optional: true,
        }),
      ],
    },
    {
      name: 'stats',
      title: 'Angka dampak',
      description: 'Tiga angka di samping formulir.',
      fields: [
        heading,
        list(
          {
            name: 'items',
            title: 'Angka',
            description: 'Dari atas ke bawah.',
            entry: 'Angka',
            preview: 'value',
            subtitle: 'label',
          },
          [
            figure('value', 'Angka', 'Angka dengan satuannya, misalnya 12.500+ atau Rp1,25 M+.'),
            line('label', 'Keterangan', 'Kata di bawah angka.'),
          ],
          { min: 1 },
        ),
      ],
    },
    {
      name: 'gallery',
      title: 'Galeri',
      description: 'Gambar penyaluran.',
      fields: [
        mark,
        gloss,
        heading,
        list(
          { name: 'items', title: 'Gambar', description: 'Dari kiri ke kanan.', entry: 'Gambar', preview: 'caption' },
          [
            line('caption', 'Keterangan', 'Di bawah gambar.'),
            ...pictureOfBoth({ description: 'Satu gambar penyaluran.', place: 'gallery' }),
          ],
          counts.pictures,
        ),
      ],
    },
  ],
  others: [
    optionalLine('wakafIntentionHeading', 'Judul ikrar wakaf', 'Di atas ikrar wakaf.'),
    optionalParagraph(
      'wakafIntention',
      'Ikrar wakaf',
      'Tampil di formulir dan halaman konfirmasi untuk wakaf. Tulis {jumlah} di tempat jumlah mushaf. Kosongkan jika tidak dipakai.',
    ),
    paragraph('noscript', 'Pesan tanpa JavaScript', 'Tampil jika JavaScript dimatikan di peramban.'),
  ],
});
