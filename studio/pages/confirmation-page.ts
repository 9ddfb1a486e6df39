import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { defineField, type ValidationContext } from 'sanity';
import { counts } from 'site/content/counts.ts';
import { channelsRemedy } from 'site/content/money-rules.ts';
import { paymentValues } from 'site/content/rules.ts';
import { ownLimits } from 'site/transaction/text-limits.ts';
import { rateField } from '../fields/amounts.ts';
import { optionalDay } from '../fields/dates.ts';
import { group, lineList, list, marginGloss } from '../fields/group.ts';
import { named } from '../fields/named.ts';
import { rawClient } from '../fields/published.ts';
import { asSentence, chatLine, line, lines, optionalLine, paragraph } from '../fields/text.ts';
import { definePage, tab } from './define-page.ts';

const kinds = { donasi: 'Donasi', beli: 'Beli', wakaf: 'Wakaf' };

const ofEachType = (name: string, title: string, description: string, lineDescription = description) =>
  group(name, title, description, lines(lineDescription, kinds));

const fillable = `Diisi otomatis oleh situs: ${paymentValues.map((name) => `{${name}}`).join(', ')}.`;

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

export const confirmationPage = definePage('confirmation', CheckmarkCircleIcon, [
  tab('transfer', 'Transfer', [
    line('heading', 'Judul besar', 'Di bagian paling atas halaman. Jangan berkata bahwa pembayaran sudah diterima.'),
    { ...marginGloss, description: 'Di tepi kiri, hanya di layar lebar. Katakan bahwa halaman ini tetap ada.' },
    line('lead', 'Cara mentransfer', 'Di bawah total: tepat, sekali kirim, tanpa pembulatan, dan apa guna kode unik.'),
    line('witnessesLabel', 'Teks tautan saksi', 'Di kaki kartu rekening. Membawa ke Tiga saksi di halaman Kontak.'),
    line('warning', 'Peringatan', 'Di bawah kartu rekening: apa yang tidak pernah Anda minta, misalnya PIN.'),
    lineList('advice', 'Nasihat', 'Di bawah peringatan, misalnya mencocokkan nama penerima.', { min: 1 }),
    ofEachType('uniqueCodeOutcome', 'Pencatatan kode unik', 'Di Rincian Transaksi: kode unik dicatat sebagai apa.'),
    paragraph('privacyNote', 'Ke mana isian dikirim', 'Di bawah rincian. Katakan bahwa isian tidak dikirim ke server.'),
    line('printNote', 'Catatan cetakan', 'Di cetakan dan di teks Bagikan. Katakan bahwa ini bukan bukti pembayaran.'),
    paragraph('noscript', 'Pesan tanpa JavaScript', 'Tampil jika JavaScript dimatikan di peramban.'),
  ]),
  tab('confirm', 'Konfirmasi', [
    line('confirmHeading', 'Kata di atas tombol', 'Katakan bahwa tombol ini untuk sesudah transfer.'),
    paragraph('confirmNote', 'Catatan di bawah tombol', 'Di bawah tombol konfirmasi.'),
    defineField({
      ...named('messageNote', 'Mengapa pesannya perlu', 'Di bawah tombol konfirmasi.'),
      type: 'object',
      fields: Object.entries(kinds).map(([name, title]) => optionalLine(name, title, 'Kosong: tidak tampil.')),
    }),
    line('numberLabel', 'Kata di atas nomor', 'Di bawah tombol konfirmasi. Sebutkan juga {jam layanan}.'),
    group('proof', 'Bukti transfer', 'Kolom berkas bukti transfer.', [
      paragraph('hint', 'Petunjuk', 'Katakan bahwa situs tidak mengirim berkasnya; lalu jenis dan ukurannya.'),
    ]),
    group(
      'afterMessage',
      'Setelah konfirmasi',
      'Tiga baris: jawaban Anda, yang terjadi kemudian, dan bila belum ada jawaban.',
      [
        line('mark', 'Judul', 'Di atas ketiga baris.'),
        optionalLine('answer', 'Jawaban', 'Baris pertama: kapan dan lewat apa Anda menjawab.'),
        paragraph(
          'unanswered',
          'Belum dijawab',
          'Baris ketiga: yang dilakukan pengunjung. Minta jangan transfer lagi.',
        ),
      ],
    ),
    ofEachType(
      'afterwards',
      'Yang terjadi kemudian',
      'Baris kedua dari tiga baris itu.',
      'Untuk beli: kurir dan lamanya. Untuk wakaf: bagaimana pewakaf mendapat kabar.',
    ),
  ]),
  group('whatsapp', 'Pesan WhatsApp', 'Teks pesan konfirmasi di WhatsApp.', [
    chatLine('greeting', 'Salam', 'Baris pertama pesan.', ownLimits.text),
    chatLine('proofNote', 'Kalimat bukti transfer', 'Baris terakhir pesan.', ownLimits.text),
    group(
      'types',
      'Nama jenis transaksi',
      'Di pesan, di bawah judul besar, dan di teks Bagikan.',
      Object.entries(kinds).map(([name, title]) => chatLine(name, title, 'Nama jenis transaksi ini.', ownLimits.type)),
    ),
  ]),
  group('guide', 'Panduan', 'Cara membayar, satu panduan untuk setiap saluran. Pengunjung membukanya satu per satu.', [
    line('mark', 'Judul', 'Di atas panduan.'),
    list('channels', 'Saluran', 'Yang paling sering dipakai lebih dulu.', { ...counts.channels, check: checkLimit }, [
      line('title', 'Nama saluran', 'Tampil sebelum panduannya dibuka. Misalnya M-banking, ATM, atau teller.'),
      lineList('steps', 'Langkah', `Langkah demi langkah, bernomor. ${fillable}`, counts.guideSteps),
      highestTransfer,
      optionalDay('checked', 'Diperiksa', 'Hari terakhir Anda mencocokkan batas itu dengan bank.'),
      optionalLine('note', 'Catatan', `Setelah langkah terakhir. ${fillable}`),
    ]),
    paragraph('tooMuch', 'Melebihi semua batas', 'Tampil di atas panduan bila totalnya melebihi batas semua saluran.'),
  ]),
  group('transferred', 'Sudah transfer', 'Pesan WhatsApp bagi yang sudah transfer.', [
    group('message', 'Pesan WhatsApp', 'Dengan baris kosong untuk diisi pengunjung.', [
      chatLine('greeting', 'Salam', 'Baris pertama pesan.', ownLimits.text),
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
]);
