import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { contactFits } from '../../src/content/chat-lengths.ts';
import { telephonePattern } from '../../src/content/rules.ts';
import { gloss, heading, list, mark } from '../fields/group.ts';
import { webLink } from '../fields/link.ts';
import { pictureOfBoth } from '../fields/picture.ts';
import { line, lines, paragraph } from '../fields/text.ts';
import { definePage, hero } from './define-page.ts';

export const contactPage = definePage({
  page: 'contact',
  icon: EnvelopeIcon,
  parts: [
    hero,
    {
      name: 'info',
      title: 'Informasi kontak',
      description: 'Judul setiap kontak. Isinya diubah di Setelan situs.',
      fields: [
        mark,
        heading,
        ...lines('Tampil kecil di atas isinya.', {
          emailLabel: 'Email',
          phoneLabel: 'Telepon',
          addressLabel: 'Alamat',
        }),
      ],
    },
    {
      name: 'branches',
      title: 'Cabang',
      description: 'Kantor lain yang punya telepon sendiri.',
      flat: true,
      fields: [
        list(
          {
            name: 'branches',
            title: 'Telepon cabang',
            description: 'Di bawah telepon lembaga. Tampil setelah disetujui pengelola situs, bersama kontak lain.',
            entry: 'Cabang',
            preview: 'name',
            subtitle: 'phone',
          },
          [
            line('name', 'Nama cabang', 'Misalnya Cabang Bandung.'),
            line('phone', 'Telepon', 'Seperti ingin dibaca orang, misalnya 022 1234 5678.', (rule) =>
              rule.regex(telephonePattern).error('Tulis nomor telepon dengan angka, misalnya 022 1234 5678.'),
            ),
          ],
          { min: 0 },
        ),
      ],
    },
    {
      name: 'map',
      title: 'Peta',
      description: 'Gambar jalan di samping informasi kontak; peta sesungguhnya tampil jika pengunjung memintanya.',
      fields: [
        ...pictureOfBoth({
          description: 'Gambar jalan di sekitar kantor, dengan tanda di tempatnya. Ganti jika alamatnya pindah.',
          place: 'map',
        }),
        line('title', 'Nama peta', 'Dibacakan kepada pengunjung yang memakai pembaca layar.'),
        webLink({
          name: 'embedUrl',
          title: 'Alamat sematan peta',
          description: 'Alamat untuk bingkai peta, dari menu bagikan layanan peta.',
        }),
        webLink({
          name: 'linkUrl',
          title: 'Tautan peta',
          description: 'Dibuka di tab baru dari tombol di bawah gambar.',
        }),
        line('linkLabel', 'Teks tautan peta', 'Tombol di bawah gambar, di samping alamat.'),
        line('showLabel', 'Teks tombol tampilkan', 'Menampilkan peta di halaman ini.'),
        paragraph('slowText', 'Pesan jika lama', 'Tampil jika peta yang diminta tidak terbuka.', 2),
        paragraph('sourceNote', 'Asal peta', 'Tertulis di bawah peta: situs mana yang menampilkannya.', 2),
      ],
    },
    {
      name: 'form',
      title: 'Formulir',
      description: 'Formulir pesan yang membuka WhatsApp.',
      fields: [
        mark,
        gloss,
        heading,
        ...lines('Nama kolom formulir.', { nameLabel: 'Nama', emailLabel: 'Email', messageLabel: 'Pesan' }),
        line('submitLabel', 'Teks tombol kirim', 'Tombol di bawah formulir.'),
        line('fallbackText', 'Kalimat jika WhatsApp tidak terbuka', 'Tampil jika peramban menahan jendela baru.'),
        line('fallbackLabel', 'Teks tautan WhatsApp', 'Tautan setelah kalimat itu.'),
      ],
    },
    {
      name: 'check',
      title: 'Rekening resmi',
      description: 'Pengunjung memeriksa nomor yang ia terima. Rekeningnya diubah di Rekening tujuan.',
      fields: [
        mark,
        gloss,
        line('label', 'Nama kolom', 'Di atas kolom nomor.'),
        paragraph('hint', 'Petunjuk', 'Di bawah nama kolom.', 2),
        line('submitLabel', 'Teks tombol', 'Di samping kolom nomor.'),
        paragraph('note', 'Peringatan', 'Di bawah rekening resmi.', 2),
      ],
    },
    {
      name: 'whatsapp',
      title: 'Pesan WhatsApp',
      description: 'Bagian-bagian pesan yang terisi di WhatsApp.',
      fits: contactFits,
      fields: [
        line('greeting', 'Salam', 'Baris pertama pesan.'),
        ...lines('Di depan isi kolom formulir.', { nameLabel: 'Nama', emailLabel: 'Email', messageLabel: 'Pesan' }),
      ],
    },
  ],
});
