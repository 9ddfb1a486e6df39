import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { defineField } from 'sanity';
import { confirmationFits } from 'site/content/chat-lengths.ts';
import { chatMessage, marginGloss, group, heading, lineList, marginMark } from '../fields/group.ts';
import { named } from '../fields/named.ts';
import { line, lines, optionalLine, paragraph } from '../fields/text.ts';
import { afterGiving } from './after-giving.ts';
import { afterTransfer } from './after-transfer.ts';
import { definePage, tab } from './define-page.ts';

const kinds = { donasi: 'Donasi', beli: 'Beli', wakaf: 'Wakaf' };

const ofEachType = (name: string, title: string, description: string, lineDescription = description) =>
  group(name, title, description, lines(lineDescription, kinds));

const labels = {
  bank: 'Bank',
  code: 'Kode bank',
  number: 'Nomor rekening',
  holder: 'Atas nama',
  total: 'Total transfer',
  inWords: 'Terbilang',
  type: 'Jenis',
  name: 'Nama',
  quantity: 'Jumlah',
  subtotal: 'Subtotal',
  shipping: 'Ongkir',
  uniqueCode: 'Kode unik',
  city: 'Kota tujuan',
  address: 'Alamat',
  distribution: 'Penyaluran',
};

export const confirmationPage = definePage('confirmation', CheckmarkCircleIcon, [
  tab('transfer', 'Transfer', [
    line('heading', 'Judul besar', 'Di bagian paling atas halaman. Jangan berkata bahwa pembayaran sudah diterima.'),
    line('lead', 'Cara mentransfer', 'Di bawah total: transfer tepat, tanpa pembulatan.'),
    { ...marginMark, description: 'Di atas pesan bahwa tidak ada rincian transaksi.' },
    { ...marginGloss, description: 'Di tepi kiri, hanya di layar lebar. Katakan bahwa halaman ini tetap ada.' },
    line('bankHeading', 'Judul kartu rekening', 'Hanya untuk pembaca layar. Isinya diubah di Rekening tujuan.'),
    line('warning', 'Peringatan', 'Terakhir dalam daftar itu: apa yang tidak pernah Anda minta, misalnya PIN.'),
    lineList('advice', 'Nasihat', 'Dalam daftar di bawah kartu, misalnya transfer satu kali.', { min: 1 }),
    group(
      'validity',
      'Masa berlaku total',
      'Dihitung situs dari Lama waktu di Setelan situs. Tulis {tanggal} di tempat harinya.',
      lines('Di halaman konfirmasi.', {
        until: 'Sampai kapan; tampil juga di gambar yang disimpan',
        lapsed: 'Setelah lewat, di atas rekening',
      }),
    ),
    paragraph(
      'uniqueCodeNote',
      'Penjelasan kode unik',
      'Di bawah kartu rekening; di ponsel di bawah tombol. Tulis {kode} di tempat kode unik.',
    ),
    ofEachType('uniqueCodeOutcome', 'Pencatatan kode unik', 'Di Rincian Transaksi: kode unik dicatat sebagai apa.'),
    ofEachType('thanks', 'Ucapan terima kasih', 'Di bawah judul; satu baris di ponsel.'),
    ofEachType(
      'afterwards',
      'Setelah konfirmasi',
      'Di bagian Setelah konfirmasi. Katakan kapan Anda menjawab, dan apa yang terjadi kemudian.',
      'Untuk beli: kurir dan lamanya. Untuk wakaf: bagaimana pewakaf mendapat kabar.',
    ),
    line('witnessesLabel', 'Teks tautan saksi', 'Di kaki kartu rekening. Membawa ke Tiga saksi di halaman Kontak.'),
    line('printNote', 'Catatan cetakan', 'Di atas cetakan. Katakan bahwa cetakan bukan bukti pembayaran.'),
    line('pendingText', 'Teks saat rincian disiapkan', 'Tampil sekejap sebelum rincian muncul.'),
    paragraph('noscript', 'Pesan tanpa JavaScript', 'Tampil jika JavaScript dimatikan di peramban.'),
  ]),
  tab('details', 'Rincian', [
    line('detailsHeading', 'Judul rincian', 'Di atas rincian transaksi.'),
    group('labels', 'Nama baris', 'Kata di depan setiap isi.', lines('Di kartu rekening atau di rincian.', labels)),
    ofEachType('typeNames', 'Nama jenis transaksi', 'Isi baris Jenis.'),
    line('quantityUnit', 'Satuan jumlah', 'Setelah angka jumlah, misalnya Mushaf.'),
    line('editLabel', 'Teks tautan ubah', 'Tautan kembali ke formulir.'),
    paragraph('privacyNote', 'Ke mana isian dikirim', 'Di bawah rincian. Katakan bahwa isian tidak dikirim ke server.'),
    line('privacyLabel', 'Teks tautan privasi', 'Setelah kalimat itu, ke Kebijakan Privasi.'),
  ]),
  tab('confirm', 'Konfirmasi', [
    line('confirmHeading', 'Kata di atas tombol', 'Katakan bahwa tombol ini untuk sesudah transfer.'),
    group('proof', 'Bukti transfer', 'Kolom berkas bukti transfer.', [
      line('label', 'Nama kolom', 'Di atas kolom berkas.'),
      paragraph('hint', 'Petunjuk', 'Katakan bahwa situs tidak mengirim berkasnya; lalu jenis dan ukurannya.'),
    ]),
    line('confirmLabel', 'Teks tombol', 'Tombol yang membuka WhatsApp.'),
    paragraph('confirmNote', 'Catatan di bawah tombol', 'Di bawah tombol konfirmasi.'),
    defineField({
      ...named(
        'messageNote',
        'Mengapa pesannya perlu',
        'Di bawah tombol konfirmasi. Untuk beli dan wakaf juga di langkah 2.',
      ),
      type: 'object',
      fields: Object.entries(kinds).map(([name, title]) => optionalLine(name, title, 'Kosong: tidak tampil.')),
    }),
    line('qrHeading', 'Judul kode QR', 'Di samping kode QR pada layar lebar.'),
    paragraph('qrText', 'Penjelasan kode QR', 'Di bawah judul kode QR.'),
    group('afterMessage', 'Setelah konfirmasi', 'Bagian di bawah Simpan: yang terjadi setelah pesan dikirim.', [
      marginMark,
      marginGloss,
      paragraph('unanswered', 'Belum dijawab', 'Yang dilakukan bila janji waktunya lewat. Minta jangan transfer lagi.'),
      line('messageHeading', 'Judul isi pesan', 'Di atas pesan yang dapat disalin.'),
    ]),
    group(
      'sent',
      'Sudah saya kirim',
      'Hanya melipat dan mengurutkan halaman di tab itu. Jangan berkata bahwa transfernya sudah diterima.',
      lines('Di halaman konfirmasi.', {
        action: 'Teks tombol',
        heading: 'Judul besar setelah ditekan',
        answerBy: 'Hari jawaban; {tanggal} diisi otomatis',
        undo: 'Teks tombol pembatal',
        folded: 'Judul bagian yang dilipat',
      }),
    ),
    line('numberLabel', 'Kata di atas nomor', 'Di bagian Setelah konfirmasi. Sebutkan juga {jam layanan}.'),
    { ...heading, name: 'stepsHeading', title: 'Judul langkah', description: 'Di atas tiga langkah.' },
    lineList('steps', 'Langkah', 'Tiga langkah setelah kartu rekening.', { length: 3 }),
  ]),
  chatMessage('whatsapp', 'Pesan WhatsApp', 'Bagian-bagian pesan konfirmasi di WhatsApp.', confirmationFits, [
    line('greeting', 'Salam', 'Baris pertama pesan.'),
    ...lines('Kata di depan isinya, satu baris pesan.', {
      nameLabel: 'Nama',
      typeLabel: 'Jenis transaksi',
      quantityLabel: 'Jumlah',
      quantityUnit: 'Satuan jumlah',
      cityLabel: 'Kota tujuan',
      totalLabel: 'Total transfer',
      timeLabel: 'Waktu formulir dikirim',
      addressLabel: 'Alamat',
    }),
    line('proofNote', 'Kalimat bukti transfer', 'Baris terakhir pesan.'),
    ofEachType('types', 'Nama jenis transaksi', 'Isi baris jenis transaksi di pesan.'),
  ]),
  ...afterTransfer,
  afterGiving,
]);
