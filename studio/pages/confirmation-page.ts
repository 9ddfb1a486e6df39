import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import type { ValidationContext } from 'sanity';
import { counts } from 'site/content/counts.ts';
import { channelsRemedy } from 'site/content/money-rules.ts';
import { paymentVariables } from 'site/content/rules.ts';
import { messageLimits } from 'site/transaction/text-limits.ts';
import { donationField } from '../fields/amounts.ts';
import { group, lineList, list } from '../fields/group.ts';
import { rawClient } from '../fields/raw-client.ts';
import { asSentence, chatLine, line, paragraph } from '../fields/text.ts';
import { definePage, tab } from './define-page.ts';
import { typeTitles } from './donation-form.ts';

const fillable = `Diisi otomatis oleh situs: ${paymentVariables.map((name) => `{${name}}`).join(', ')}.`;

/** The bank's limit for one transfer, in rupiah. */
const highestTransfer = donationField(
  'highest',
  'Jumlah tertinggi sekali transfer',
  'Saluran ini tidak tampil untuk total yang lebih besar. Kosongkan jika tanpa batas.',
  { usual: { from: 1_000_000, to: 1_000_000_000 }, optional: true },
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
    line('lead', 'Cara mentransfer', 'Di bawah total: tepat, sekali kirim. Situs menulis isi total di atasnya.'),
    line('holderNote', 'Catatan di bawah nama penerima', 'Minta pengunjung mencocokkan nama itu di aplikasi banknya.'),
    paragraph('accountNote', 'Di mana lagi rekening ini tertulis', 'Di luar situs ini. Di tepi kiri di layar lebar.'),
    line('witnessesLabel', 'Teks tautannya', 'Membawa ke Tiga cara memastikan rekening di halaman Kontak.'),
    line('printNote', 'Catatan cetakan', 'Di cetakan dan di teks Bagikan. Katakan bahwa ini bukan bukti pembayaran.'),
    paragraph('noscript', 'Pesan tanpa JavaScript', 'Tampil jika JavaScript dimatikan di peramban.'),
  ]),
  tab('confirm', 'Konfirmasi', [
    line('confirmHeading', 'Kata di atas tombol', 'Katakan bahwa tombol ini untuk setelah transfer.'),
    line('confirmNote', 'Catatan di bawah tombol', 'Di samping nomor WhatsApp.'),
    group('proof', 'Bukti transfer', 'Kolom berkas bukti transfer.', [
      paragraph('hint', 'Petunjuk', 'Katakan bahwa situs tidak mengirim berkasnya.'),
    ]),
    group(
      'nextSteps',
      'Setelah itu',
      'Yang terjadi setelah pesannya terkirim. Janjikan hanya yang pasti ditepati.',
      Object.entries(typeTitles).map(([name, title]) =>
        lineList(
          name,
          title,
          name === 'donasi' ? 'Baris demi baris.' : 'Baris demi baris. {kota}: kota tujuan.',
          counts.nextSteps,
        ),
      ),
    ),
  ]),
  group('whatsapp', 'Pesan WhatsApp', 'Teks pesan konfirmasi di WhatsApp.', [
    chatLine('greeting', 'Salam', 'Baris pertama pesan.', messageLimits.text),
    chatLine('proofNote', 'Kalimat bukti transfer', 'Baris terakhir pesan.', messageLimits.text),
    group(
      'types',
      'Nama jenis transaksi',
      'Di dalam pesan.',
      Object.entries(typeTitles).map(([name, title]) =>
        chatLine(name, title, 'Nama jenis transaksi ini.', messageLimits.type),
      ),
    ),
  ]),
  group('guide', 'Cara transfer', 'Di bawah tombol konfirmasi. Pengunjung membukanya bila perlu.', [
    list('channels', 'Saluran', 'Yang paling sering dipakai lebih dulu.', { ...counts.channels, check: checkLimit }, [
      line('title', 'Nama saluran', 'Misalnya M-banking, ATM, atau teller.'),
      lineList('steps', 'Langkah', `Satu atau dua kalimat pendek. ${fillable}`, counts.guideSteps),
      highestTransfer,
    ]),
  ]),
  group('transferred', 'Sudah transfer', 'Pesan WhatsApp bagi yang sudah transfer.', [
    group('message', 'Pesan WhatsApp', 'Dengan baris kosong untuk diisi pengunjung.', [
      chatLine('greeting', 'Salam', 'Baris pertama pesan.', messageLimits.text),
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
