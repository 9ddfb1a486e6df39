import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { counts } from 'site/content/counts.ts';
import { telephonePattern } from 'site/content/rules.ts';
import { ownLimits } from 'site/transaction/text-limits.ts';
import { group, headingFields, heading, list } from '../fields/group.ts';
import { webLink } from '../fields/link.ts';
import { pictureOfBothThemes } from '../fields/picture.ts';
import { chatLine, line, lines, matching, paragraph } from '../fields/text.ts';
import { definePage, hero, tab } from './define-page.ts';

export const contactPage = definePage('contact', EnvelopeIcon, [
  hero,
  group('info', 'Informasi kontak', 'Judul setiap kontak. Isinya diubah di Setelan situs.', [
    heading,
    ...lines('Tampil kecil di atas isinya.', {
      emailLabel: 'Email',
      phoneLabel: 'Telepon',
      hoursLabel: 'Jam layanan',
      addressLabel: 'Alamat',
    }),
  ]),
  tab('branches', 'Cabang', [
    list('branches', 'Telepon cabang', 'Di bawah telepon lembaga, setelah disetujui pengelola situs.', { min: 0 }, [
      line('name', 'Nama cabang', 'Misalnya Cabang Bandung.'),
      line(
        'phone',
        'Telepon',
        'Seperti ingin dibaca orang, misalnya 022 1234 5678.',
        matching(telephonePattern, 'Tulis nomor telepon dengan angka, misalnya 022 1234 5678.'),
      ),
    ]),
  ]),
  group('map', 'Peta', 'Gambar jalan di samping kontak; peta sesungguhnya tampil jika pengunjung memintanya.', [
    ...pictureOfBothThemes('map', 'Jalan di sekitar kantor, dengan tanda di tempatnya. Ganti jika alamatnya pindah.'),
    line('title', 'Nama peta', 'Dibacakan kepada pengunjung yang memakai pembaca layar.'),
    webLink('embedUrl', 'Alamat sematan peta', 'Alamat untuk bingkai peta; salin dari menu Bagikan di layanan peta.'),
    webLink('linkUrl', 'Tautan peta', 'Dibuka di tab baru dari tombol di bawah gambar.'),
    line('linkLabel', 'Teks tautan peta', 'Tombol di bawah gambar, di samping alamat.'),
    line('showLabel', 'Teks tombol tampilkan', 'Menampilkan peta di halaman ini.'),
    paragraph('slowText', 'Pesan jika lama', 'Tampil jika peta yang diminta tidak terbuka.'),
    paragraph('sourceNote', 'Asal peta', 'Tertulis di bawah peta: situs mana yang menampilkannya.'),
  ]),
  group('form', 'Formulir', 'Formulir pesan yang membuka WhatsApp.', [
    ...headingFields,
    ...lines('Nama kolom formulir.', { nameLabel: 'Nama', emailLabel: 'Email', messageLabel: 'Pesan' }),
    line('submitLabel', 'Teks tombol kirim', 'Tombol di bawah formulir.'),
    line('fallbackText', 'Kalimat jika WhatsApp tidak terbuka', 'Tampil jika peramban menahan jendela baru.'),
    line('fallbackLabel', 'Teks tautan WhatsApp', 'Tautan setelah kalimat itu.'),
  ]),
  group('witnesses', 'Tiga saksi', 'Tempat lain yang menyebut rekening yang sama, di luar situs ini.', [
    ...headingFields,
    paragraph('lead', 'Kalimat pembuka', 'Di bawah judul: mengapa mencari di luar situs.'),
    list(
      'items',
      'Saksi',
      'Nomor resmi dan tautannya tampil di bawahnya; keduanya diubah di Legalitas.',
      counts.witnesses,
      [
        line('title', 'Nama', 'Di atas penjelasannya.'),
        paragraph('text', 'Penjelasan', 'Di mana dicari, dan apa yang tertulis di sana.'),
      ],
    ),
  ]),
  group('check', 'Rekening resmi', 'Pengunjung mencocokkan nomor di sini. Nomornya diubah di Rekening tujuan.', [
    heading,
    paragraph('note', 'Peringatan', 'Di bawah rekening resmi.'),
  ]),
  group('whatsapp', 'Pesan WhatsApp', 'Pesan yang terisi di WhatsApp.', [
    chatLine('greeting', 'Salam', 'Baris pertama pesan.', ownLimits.text),
  ]),
]);
