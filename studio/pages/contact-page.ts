import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { counts } from 'site/content/counts.ts';
import { telephonePattern } from 'site/content/rules.ts';
import { messageLimits } from 'site/transaction/text-limits.ts';
import { group, headingFields, heading, list } from '../fields/group.ts';
import { webLink } from '../fields/link.ts';
import { chatLine, line, matching, paragraph } from '../fields/text.ts';
import { definePage, tab } from './define-page.ts';

export const contactPage = definePage('contact', EnvelopeIcon, [
  group('hero', 'Pembuka', 'Bagian paling atas halaman. Kontaknya diubah di Setelan situs.', [
    line('title', 'Judul besar', 'Judul di bagian paling atas halaman.'),
  ]),
  tab('branches', 'Cabang', [
    list('branches', 'Telepon cabang', 'Di bawah telepon lembaga, setelah disetujui pengelola situs.', { min: 0 }, [
      line('name', 'Nama cabang', 'Misalnya Cabang Bandung.'),
      line(
        'phone',
        'Telepon',
        'Seperti ingin dibaca orang, misalnya 022 1234 5678.',
        matching(telephonePattern, 'tulis nomor telepon dengan angka, misalnya 022 1234 5678'),
      ),
    ]),
  ]),
  group('witnesses', 'Tiga cara memastikan', 'Tempat lain yang menyebut rekening yang sama, di luar situs ini.', [
    ...headingFields,
    paragraph('lead', 'Kalimat pembuka', 'Di bawah judul: mengapa mencari di luar situs.'),
    list(
      'items',
      'Cara',
      'Nomor resmi dan tautannya tampil di bawahnya; keduanya diubah di Legalitas.',
      counts.witnesses,
      [
        line('title', 'Nama', 'Di atas penjelasannya.'),
        paragraph('text', 'Penjelasan', 'Di mana dicari, dan apa yang tertulis di sana.'),
      ],
    ),
  ]),
  group('check', 'Nomor resmi', 'Nomornya diubah di Rekening tujuan dan di Legalitas.', [heading]),
  group('form', 'Formulir', 'Formulir pesan yang membuka WhatsApp.', [heading]),
  group('map', 'Peta', 'Di samping formulir.', [
    line('title', 'Nama peta', 'Dibacakan kepada pengunjung yang memakai pembaca layar.'),
    webLink('embedUrl', 'Alamat sematan peta', 'Alamat untuk bingkai peta; salin dari menu Bagikan di layanan peta.'),
    webLink('linkUrl', 'Tautan peta', 'Dibuka di tab baru dari tautan di bawah peta.'),
  ]),
  group('whatsapp', 'Pesan WhatsApp', 'Pesan yang terisi di WhatsApp.', [
    chatLine('greeting', 'Salam', 'Baris pertama pesan.', messageLimits.text),
  ]),
]);
