import type { ValidationContext } from 'sanity';
import { transferredFits } from '../../src/content/chat-lengths.ts';
import { counts } from '../../src/content/counts.ts';
import { channelsRemedy } from '../../src/content/money-rules.ts';
import { paymentValues } from '../../src/content/rules.ts';
import { gloss, group, lineList, list, mark } from '../fields/group.ts';
import { rateField } from '../fields/amounts.ts';
import { optionalDay } from '../fields/dates.ts';
import { sentence } from '../fields/sentence.ts';
import { line, lines, optionalLine, paragraph } from '../fields/text.ts';

const values = paymentValues.map((name) => `{${name}}`).join(', ');
const fillable = `Yang diisi sendiri oleh situs: ${values}.`;

/** The bank's limit for one transfer, in rupiah. It is no price: no visitor pays it. */
const highest = rateField({
  name: 'highest',
  title: 'Jumlah tertinggi sekali transfer',
  description: 'Saluran ini tidak tampil untuk total yang lebih besar. Kosongkan jika tanpa batas.',
  plausible: { min: 1_000_000, max: 1_000_000_000 },
  optional: true,
});

/** The largest donation, which the channels must carry, stands in another document. */
async function carriesAll(channels: { highest?: number }[], { getClient }: ValidationContext) {
  const client = getClient({ apiVersion: '2026-10-01' }).withConfig({ perspective: 'drafts' });
  const most = await client.fetch<number | null>('*[_id == "donationPage"][0].prices.maxDonation');
  return most === null || channels.length === 0 || sentence(channelsRemedy(channels, most));
}

/** What stands on the confirmation page below the card, and on the page without details. */
export const afterTransfer = [
  {
    name: 'guide',
    title: 'Panduan',
    description: 'Cara membayar, satu panduan untuk setiap saluran. Pengunjung membukanya satu per satu.',
    fields: [
      mark,
      gloss,
      list(
        {
          name: 'channels',
          title: 'Saluran',
          description: 'Misalnya M-banking, ATM, dan teller. Yang paling sering dipakai lebih dulu.',
          entry: 'Saluran',
          preview: 'title',
        },
        [
          line('title', 'Nama saluran', 'Tampil sebelum panduannya dibuka.'),
          lineList('steps', 'Langkah', `Langkah demi langkah, bernomor. ${fillable}`, counts.guideSteps),
          highest,
          optionalDay('checked', 'Diperiksa', 'Hari terakhir Anda mencocokkan batas itu dengan bank.'),
          optionalLine('note', 'Catatan', `Setelah langkah terakhir. ${fillable}`),
        ],
        { ...counts.channels, check: carriesAll },
      ),
      paragraph(
        'tooMuch',
        'Melebihi semua batas',
        'Tampil di atas panduan bila totalnya melebihi batas semua saluran.',
        2,
      ),
    ],
  },
  {
    name: 'keep',
    title: 'Simpan',
    description: 'Gambar, kiriman, dan cetakan petunjuk transfer.',
    fields: [
      mark,
      gloss,
      line('note', 'Catatan', 'Di bawah tombol. Katakan apa yang ada di gambar itu.'),
      lineList('slipNotes', 'Kalimat di gambar', `Dua baris pendek di bagian bawah gambar. ${fillable}`, { length: 2 }),
    ],
  },
  {
    name: 'transferred',
    title: 'Sudah transfer?',
    description: 'Bagi yang sudah transfer: jawaban pendek, dan pesan WhatsApp.',
    fields: [
      mark,
      gloss,
      line('action', 'Teks tombol', 'Membuka WhatsApp; juga di halaman tanpa rincian.'),
      list(
        {
          name: 'answers',
          title: 'Jawaban',
          description: 'Jawaban bila ada yang keliru. Jangan menjanjikan yang belum diputuskan lembaga.',
          entry: 'Jawaban',
          preview: 'question',
        },
        [
          line('question', 'Keadaannya', 'Tampil sebelum jawabannya dibuka.'),
          paragraph('answer', 'Jawaban', 'Apa yang dilakukan sekarang.', 3),
        ],
        counts.answers,
      ),
      group(
        'message',
        'Pesan WhatsApp',
        'Pesan yang terisi, dengan baris kosong untuk diisi pengunjung.',
        [
          line('greeting', 'Salam', 'Baris pertama pesan.'),
          ...lines('Kata di depan isinya, satu baris pesan.', {
            typeLabel: 'Jenis',
            askedLabel: 'Total yang diminta',
            totalLabel: 'Total yang ditransfer',
            dayLabel: 'Hari',
            bankLabel: 'Bank pengirim',
          }),
        ],
        transferredFits,
      ),
    ],
  },
  {
    name: 'oops',
    title: 'Tanpa rincian',
    description: 'Halaman yang dibuka tanpa rincian transaksi.',
    fields: [
      line('warning', 'Peringatan', 'Kalimat pertama di bawah judul. Minta pengunjung tidak mentransfer lagi.'),
      line('transferredHeading', 'Judul bagi yang sudah transfer', 'Di atas tombol WhatsApp.'),
      paragraph('transferredText', 'Penjelasan bagi yang sudah transfer', 'Di bawah judulnya.', 2),
      line('notYetHeading', 'Judul bagi yang belum transfer', 'Di atas tombol kembali ke formulir.'),
      paragraph('notYetText', 'Penjelasan bagi yang belum transfer', 'Di bawah judulnya.', 2),
    ],
  },
  {
    name: 'changed',
    title: 'Rekening berubah',
    description: 'Tampil di atas kartu bila rekening berubah sejak halaman ini pertama dibuka.',
    fields: [
      line('heading', 'Judul', 'Baris tebal pemberitahuan.'),
      line('text', 'Penjelasan', 'Rekening mana yang harus dipakai.'),
    ],
  },
  {
    name: 'print',
    title: 'Cetakan',
    description: 'Bagian bawah lembar yang dicetak.',
    fields: [
      line('heading', 'Judul catatan', 'Di atas baris yang diisi dengan tangan.'),
      lineList('lines', 'Baris kosong', 'Diisi dengan tangan setelah transfer.', counts.handLines),
      line('dayLabel', 'Kata di depan hari', 'Sebelum hari lembar itu dicetak.'),
    ],
  },
];
