import { HeartIcon } from '@sanity/icons/Heart';
import { counts } from 'site/content/counts.ts';
import { group, headingFields, heading, list } from '../fields/group.ts';
import { optionalWebLink } from '../fields/link.ts';
import { pictureOfBothThemes } from '../fields/picture.ts';
import { figure, line, lines, optionalLine, optionalParagraph, paragraph } from '../fields/text.ts';
import { definePage, hero, tab } from './define-page.ts';
import { donationForm } from './donation-form.ts';
import { prices } from './prices.ts';

export const donationPage = definePage('donation', HeartIcon, [
  hero,
  prices,
  donationForm,
  group('breakdown', 'Rincian', 'Rincian pembayaran di bawah formulir.', [
    line('title', 'Judul', 'Di atas rincian pembayaran.'),
    paragraph('emptyNote', 'Catatan selama nominal kosong', 'Di bawah total selama nominal donasi belum ada.'),
    paragraph('provisionalNote', 'Catatan selama kota kosong', 'Di bawah angka sementara selama kota belum dipilih.'),
    paragraph('uniqueCodeNote', 'Penjelasan kode unik', 'Di bawah total.'),
    group(
      'terms',
      'Pembatalan dan pengembalian',
      'Di atas tombol lanjut: yang berlaku untuk jenis yang dipilih.',
      lines('Satu kalimat; tautan syarat ditambahkan otomatis di belakangnya.', {
        donasi: 'Untuk donasi',
        beli: 'Untuk beli',
        wakaf: 'Untuk wakaf',
      }),
    ),
    paragraph('stepNote', 'Catatan sebelum membayar', 'Tepat di atas tombol lanjut.'),
  ]),
  group(
    'questions',
    'Tanya jawab donatur',
    'Pertanyaan sebelum mentransfer, di bawah formulir. Yang di halaman Harga ada di Daftar.',
    [
      heading,
      list('items', 'Pertanyaan', 'Yang paling sering ditanyakan lebih dulu.', counts.donorQuestions, [
        line('question', 'Pertanyaan', 'Baris yang diketuk pengunjung.'),
        paragraph('answer', 'Jawaban', 'Tampil setelah pertanyaan diketuk.'),
      ]),
    ],
  ),
  group('info', 'Penyaluran', 'Bagian tentang penyaluran wakaf.', [
    heading,
    paragraph('text', 'Penjelasan', 'Ke mana wakaf disalurkan.'),
    line('reportLabel', 'Teks tombol laporan', 'Tombol di bawah penjelasan.'),
    optionalWebLink('reportUrl', 'Tautan laporan distribusi', 'Dibuka tombol laporan; jika kosong, halaman Laporan.'),
  ]),
  group('stats', 'Angka dampak', 'Tiga angka di samping formulir.', [
    heading,
    list('items', 'Angka', 'Dari atas ke bawah.', { min: 1 }, [
      figure('value', 'Angka', 'Angka dengan satuannya, misalnya 12.500+ atau Rp1,25 M+.'),
      line('label', 'Keterangan', 'Kata di bawah angka.'),
      optionalLine('source', 'Satuan dan sumber', 'Di bawah keterangan. Kosongkan jika belum ada.'),
    ]),
  ]),
  group('gallery', 'Galeri', 'Gambar penyaluran.', [
    ...headingFields,
    list('items', 'Gambar', 'Dari kiri ke kanan.', counts.pictures, [
      line('caption', 'Keterangan', 'Di bawah gambar.'),
      ...pictureOfBothThemes('gallery', 'Satu gambar penyaluran.'),
    ]),
  ]),
  tab('others', 'Lainnya', [
    optionalLine('wakafIntentionHeading', 'Judul ikrar wakaf', 'Di atas ikrar wakaf. Katakan juga kapan ikrar dibaca.'),
    optionalParagraph(
      'wakafIntention',
      'Ikrar wakaf',
      'Tampil di formulir dan halaman konfirmasi untuk wakaf. Tulis {jumlah} di tempat jumlah mushaf, dan {penerima} di tempat nama pemilik rekening. Kosongkan jika tidak dipakai.',
    ),
    paragraph('noscript', 'Pesan tanpa JavaScript', 'Tampil jika JavaScript dimatikan di peramban.'),
  ]),
]);
