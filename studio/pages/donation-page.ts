import { HeartIcon } from '@sanity/icons/Heart';
import { counts } from 'site/content/counts.ts';
import { transactionTypes } from 'site/transaction/order.ts';
import { group, heading, list } from '../fields/group.ts';
import { optionalWebLink } from '../fields/link.ts';
import { themedImagesFor } from '../fields/picture.ts';
import { figure, line, optionalLine, optionalParagraph, paragraph } from '../fields/text.ts';
import { definePage, tab, titleOnly } from './define-page.ts';
import { donationForm } from './donation-form.ts';
import { prices } from './prices.ts';

export const donationPage = definePage('donation', HeartIcon, [
  titleOnly,
  prices,
  donationForm,
  group('breakdown', 'Rincian', 'Rincian pembayaran di bawah formulir.', [
    paragraph('stepNote', 'Catatan sebelum membayar', 'Di bawah tombol lanjut.'),
    optionalLine(
      'codeNote',
      'Uang kode unik',
      'Di bawah Kode unik, untuk beli dan wakaf: dicatat sebagai apa uangnya.',
    ),
    group(
      'terms',
      'Pembatalan dan pengembalian',
      'Di bawah tombol lanjut, untuk jenis yang dipilih. Tautan syarat ditambahkan otomatis di belakangnya.',
      transactionTypes.map((type) => optionalLine(type, `Untuk ${type}`, 'Satu kalimat. Kosongkan jika tidak ada.')),
    ),
  ]),
  group('info', 'Penyaluran', 'Bagian di bawah formulir tentang yang sudah tersalurkan.', [
    heading,
    paragraph('text', 'Penjelasan', 'Satu kalimat: ke mana wakaf disalurkan. Di belakangnya tautan ke laporan.'),
    optionalWebLink('reportUrl', 'Tautan laporan distribusi', 'Dibuka tautan laporan; jika kosong, halaman Laporan.'),
  ]),
  group('stats', 'Angka dampak', 'Tiga angka di bagian penyaluran.', [
    line('heading', 'Tanggal', 'Sampai kapan angka itu dihitung. Di atas ketiga angka.'),
    list('items', 'Angka', 'Dari kiri ke kanan.', { min: 1 }, [
      figure('value', 'Angka', 'Angka dengan satuannya, misalnya 12.500+ atau Rp1,25 M+.'),
      line('label', 'Keterangan', 'Kata di bawah angka.'),
      optionalLine('source', 'Satuan dan sumber', 'Di bawah keterangan. Kosongkan jika belum ada.'),
    ]),
  ]),
  group('gallery', 'Galeri', 'Gambar penyaluran, di bawah angka.', [
    list('items', 'Gambar', 'Dari kiri ke kanan: tiga tempat, dengan nama dan tanggalnya.', counts.pictures, [
      line('caption', 'Keterangan', 'Di bawah gambar: tempat dan tanggal.'),
      ...themedImagesFor('gallery', 'Satu gambar penyaluran.'),
    ]),
  ]),
  group(
    'questions',
    'Tanya jawab donatur',
    'Pertanyaan sebelum mentransfer, di bawah gambar. Yang di halaman Harga ada di Daftar.',
    [
      list('items', 'Pertanyaan', 'Yang paling sering ditanyakan lebih dulu.', counts.donorQuestions, [
        line('question', 'Pertanyaan', 'Baris yang diketuk pengunjung.'),
        paragraph('answer', 'Jawaban', 'Tampil setelah pertanyaan diketuk.'),
      ]),
    ],
  ),
  tab('others', 'Lainnya', [
    optionalLine('wakafIntentionHeading', 'Judul ikrar wakaf', 'Di atas ikrar wakaf. Katakan juga kapan ikrar dibaca.'),
    optionalParagraph(
      'wakafIntention',
      'Ikrar wakaf',
      'Tampil di halaman konfirmasi untuk wakaf. Tulis {jumlah} di tempat jumlah mushaf, dan {penerima} di tempat nama pemilik rekening. Kosongkan jika tidak dipakai.',
    ),
    paragraph('noscript', 'Pesan tanpa JavaScript', 'Tampil jika JavaScript dimatikan di peramban.'),
  ]),
]);
