import type { ValidationContext } from 'sanity';
import { transferredFits } from 'site/content/chat-lengths.ts';
import { counts } from 'site/content/counts.ts';
import { channelsRemedy } from 'site/content/money-rules.ts';
import { paymentValues } from 'site/content/rules.ts';
import { rateField } from '../fields/amounts.ts';
import { optionalDay } from '../fields/dates.ts';
import { rawClient } from '../fields/published.ts';
import { chatMessage, marginGloss, group, lineList, list, marginMark } from '../fields/group.ts';
import { line, lines, optionalLine, paragraph, asSentence } from '../fields/text.ts';

const values = paymentValues.map((name) => `{${name}}`).join(', ');
const fillable = `Diisi otomatis oleh situs: ${values}.`;

/** The bank's limit for one transfer, in rupiah. It is not a price, because nobody pays it. */
const highestTransfer = rateField(
  'highest',
  'Jumlah tertinggi sekali transfer',
  'Saluran ini tidak tampil untuk total yang lebih besar. Kosongkan jika tanpa batas.',
  { min: 1_000_000, max: 1_000_000_000, optional: true },
);

/** Checks that some channel can transfer the largest donation. */
async function checkLimit(channels: { highest?: number }[], context: ValidationContext) {
  const query = '*[_id == "donationPage"][0].prices.maxDonation';
  const largest = await rawClient(context).fetch<number | null>(query, {}, { perspective: 'drafts' });
  return largest === null || channels.length === 0 || asSentence(channelsRemedy(channels, largest));
}

/** The tabs of the confirmation page that follow those of the account card, its details and the confirmation. */
export const afterTransfer = [
  group('guide', 'Panduan', 'Cara membayar, satu panduan untuk setiap saluran. Pengunjung membukanya satu per satu.', [
    marginMark,
    marginGloss,
    list('channels', 'Saluran', 'Yang paling sering dipakai lebih dulu.', { ...counts.channels, check: checkLimit }, [
      line('title', 'Nama saluran', 'Tampil sebelum panduannya dibuka. Misalnya M-banking, ATM, atau teller.'),
      lineList('steps', 'Langkah', `Langkah demi langkah, bernomor. ${fillable}`, counts.guideSteps),
      highestTransfer,
      optionalDay('checked', 'Diperiksa', 'Hari terakhir Anda mencocokkan batas itu dengan bank.'),
      optionalLine('note', 'Catatan', `Setelah langkah terakhir. ${fillable}`),
    ]),
    paragraph('tooMuch', 'Melebihi semua batas', 'Tampil di atas panduan bila totalnya melebihi batas semua saluran.'),
  ]),
  group('keep', 'Simpan', 'Gambar, kiriman, dan cetakan petunjuk transfer.', [
    marginMark,
    marginGloss,
    line('note', 'Catatan', 'Di bawah tombol. Katakan apa yang ada di gambar itu.'),
    lineList('slipNotes', 'Kalimat di gambar', `Dua baris pendek di bagian bawah gambar. ${fillable}`, { length: 2 }),
  ]),
  group('transferred', 'Sudah transfer?', 'Bagi yang sudah transfer: jawaban pendek, dan pesan WhatsApp.', [
    marginMark,
    marginGloss,
    line('action', 'Teks tombol', 'Membuka WhatsApp; juga di halaman tanpa rincian.'),
    list('answers', 'Jawaban', 'Bila ada yang keliru. Janjikan hanya yang sudah diputuskan lembaga.', counts.answers, [
      line('question', 'Keadaannya', 'Tampil sebelum jawabannya dibuka.'),
      paragraph('answer', 'Jawaban', 'Apa yang dilakukan sekarang.'),
    ]),
    chatMessage('message', 'Pesan WhatsApp', 'Dengan baris kosong untuk diisi pengunjung.', transferredFits, [
      line('greeting', 'Salam', 'Baris pertama pesan.'),
      ...lines('Kata di depan isinya, satu baris pesan.', {
        typeLabel: 'Jenis',
        askedLabel: 'Total yang diminta',
        totalLabel: 'Total yang ditransfer',
        dayLabel: 'Hari',
        bankLabel: 'Bank pengirim',
      }),
    ]),
  ]),
  group('oops', 'Tanpa rincian', 'Halaman yang dibuka tanpa rincian transaksi.', [
    line('warning', 'Peringatan', 'Kalimat pertama di bawah judul. Minta pengunjung tidak mentransfer lagi.'),
    paragraph('why', 'Mengapa kosong', 'Di bawah kalimat tetap: apa yang mungkin terjadi, dan di mana rekeningnya.'),
    line('contactLabel', 'Teks tautan Kontak', 'Tautan ke halaman Kontak, tempat rekening diperiksa.'),
    line('transferredHeading', 'Judul bagi yang sudah transfer', 'Di atas tombol WhatsApp.'),
    paragraph('transferredText', 'Penjelasan bagi yang sudah transfer', 'Di bawah judulnya.'),
    line('notYetHeading', 'Judul bagi yang belum transfer', 'Di atas tombol kembali ke formulir.'),
    paragraph('notYetText', 'Penjelasan bagi yang belum transfer', 'Di bawah judulnya.'),
  ]),
  group('changed', 'Rekening berubah', 'Tampil di atas kartu bila rekening berubah sejak halaman ini pertama dibuka.', [
    line('heading', 'Judul', 'Baris tebal pemberitahuan.'),
    line('text', 'Penjelasan', 'Rekening mana yang harus dipakai.'),
  ]),
  group('print', 'Cetakan', 'Bagian bawah lembar yang dicetak.', [
    line('heading', 'Judul catatan', 'Di atas baris yang diisi dengan tangan.'),
    lineList('lines', 'Nama baris', 'Di depan baris kosong yang diisi dengan tangan.', counts.handLines),
    line('dayLabel', 'Kata di depan hari', 'Di depan hari lembar itu dicetak.'),
  ]),
];
