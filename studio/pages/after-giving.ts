import { marginGloss, group, heading, marginMark } from '../fields/group.ts';
import { line, lines, paragraph } from '../fields/text.ts';
import { tab } from './define-page.ts';

const kinds = { donasi: 'Donasi', wakaf: 'Wakaf' };

export const afterGiving = tab('intention', 'Niat', [
  group(
    'intention',
    'Kartu niat',
    'Gambar untuk dibagikan, setelah rincian transaksi. Tanpa nominal dan tanpa status.',
    [
      marginMark,
      marginGloss,
      heading,
      paragraph('text', 'Penjelasan', 'Di bawah judul: apa yang ada di gambar, dan apa yang tidak.'),
      line('forLabel', 'Nama kolom', 'Di atas kolom untuk siapa.'),
      line('forHint', 'Petunjuk kolom', 'Katakan bahwa isinya hanya tertulis di kartu.'),
      line('dedication', 'Kalimat untuk siapa', 'Di kartu. Tulis {siapa} di tempat isi kolom itu.'),
      line('bindingLabel', 'Judul pilihan sampul', 'Di atas tiga sampul.'),
      group('kinds', 'Judul kartu', 'Kata terbesar di kartu.', lines('Kata terbesar di kartu.', kinds)),
      group('lines', 'Baris penjelas', 'Di bawah hiasan di kartu.', lines('Satu baris pendek.', kinds)),
      line('closing', 'Baris terakhir', 'Katakan bahwa kartu ini bukan bukti pembayaran.'),
    ],
  ),
  group('invite', 'Ajak keluarga', 'Tautan yang membuka formulir dengan isian yang sama.', [
    heading,
    paragraph('text', 'Penjelasan', 'Katakan bahwa nama dan alamat tidak ikut.'),
    paragraph('message', 'Pesan', 'Mendahului tautan saat dibagikan. Diisi otomatis: {jenis}, {lembaga}.'),
  ]),
  group(
    'reminder',
    'Ingatkan saya',
    'Berkas untuk kalender pengunjung: hari kerja setelah janji jawaban di Setelan situs, Lama waktu.',
    [
      line('label', 'Teks tombol', 'Katakan bahwa tombol ini menyimpan berkas untuk kalender.'),
      line('title', 'Judul pengingat', 'Di kalender dan layar terkunci, setelah alamat situs. Tanpa nama dan nominal.'),
      paragraph(
        'text',
        'Isi pengingat',
        'Di kalender. Apa yang dilakukan bila belum ada jawaban. Diisi otomatis: {total}, {telepon}. Tanpa nama dan alamat.',
      ),
    ],
  ),
]);
