import { CogIcon } from '@sanity/icons/Cog';
import { defineField, defineType, type ValidationContext } from 'sanity';
import {
  durationVariables,
  halfLinkRemedy,
  noticeLimit,
  telephonePattern,
  whatsappRemedy,
} from 'site/content/rules.ts';
import { whatsappPattern } from 'site/transaction/whatsapp.ts';
import { withCountryCode } from 'site/transaction/write-phone.ts';
import { optionalDay } from '../fields/dates.ts';
import { PhoneInput } from '../fields/digits-input.tsx';
import { group, heading, placeholderFlag } from '../fields/group.ts';
import { optionalHref, optionalWebLink } from '../fields/link.ts';
import { named } from '../fields/named.ts';
import { asSentence, line, matching, optionalLine, optionalParagraph, paragraph } from '../fields/text.ts';
import { tab, tabbed } from '../pages/define-page.ts';

type Duration = keyof typeof durationVariables;
const exampleDays = 'Misalnya 1 hari kerja';
/** Title and example of each field. */
const durationFields: Record<Duration, [title: string, example: string]> = {
  hours: ['Jam layanan', 'Juga di halaman Kontak. Misalnya Senin–Jumat, 08.00–16.00 WIB'],
  answer: ['Menjawab pesan, paling lambat', exampleDays],
  sending: ['Mengirim mushaf yang dibeli, paling lambat', exampleDays],
  arriving: ['Perjalanan kiriman', exampleDays],
  distributing: ['Menyalurkan wakaf, paling lambat', exampleDays],
  reporting: ['Mengabari pewakaf setelah penyaluran, paling lambat', exampleDays],
  total: ['Total di formulir berlaku selama', exampleDays],
  exchange: ['Menukar mushaf yang cacat, paling lambat', exampleDays],
};

const social = { facebook: 'Facebook', twitter: 'Twitter', instagram: 'Instagram', youtube: 'YouTube' };

const notTelephone = 'Tulis nomor telepon dengan angka, misalnya 021 1234 5678.';
const sameAsWhatsapp = 'Ini nomor WhatsApp di atas, yang sudah tampil sebagai telepon. Kosongkan kolom ini.';

function checkTelephone(value: string | undefined, { parent }: ValidationContext) {
  if (value === undefined) return true;
  const { whatsapp = '' } = (parent ?? {}) as { whatsapp?: string };
  if (!telephonePattern.test(value)) return notTelephone;
  return withCountryCode(value) !== whatsapp || sameAsWhatsapp;
}

const noticeOf = ({ parent }: ValidationContext) => (parent ?? {}) as { href?: string; until?: string };
const noLastDay = 'Pilih juga hari terakhirnya, di bawah.';

/** One notice on every page but those of payment. It ends by itself, because the site is built anew each night. */
const notice = defineField({
  ...named(
    'notice',
    'Pengumuman',
    'Pita di bagian atas semua halaman, kecuali Donasi dan Konfirmasi transfer. Hilang sendiri sehari setelah hari terakhirnya.',
  ),
  type: 'object',
  fields: [
    optionalParagraph(
      'text',
      'Isi',
      `Satu atau dua kalimat, paling banyak ${noticeLimit} huruf. Kosongkan jika tidak ada pengumuman.`,
      (rule) =>
        rule
          .custom((text = '') => text.length <= noticeLimit || `Tulis paling banyak ${noticeLimit} huruf.`)
          .custom((text, context) => !text || Boolean(noticeOf(context).until) || noLastDay),
    ),
    optionalLine(
      'linkLabel',
      'Teks tautan',
      'Setelah isi, misalnya Selengkapnya. Kosongkan jika tanpa tautan.',
      (rule) =>
        rule.custom(
          (label, context) => Boolean(label) === Boolean(noticeOf(context).href) || asSentence(halfLinkRemedy),
        ),
    ),
    optionalHref,
    optionalDay('until', 'Hari terakhir', 'Pengumuman tampil sampai akhir hari ini.'),
  ],
});

const whatsapp = line(
  'whatsapp',
  'Nomor WhatsApp',
  'Tujuan pesan konfirmasi transfer dan bantuan; juga tampil sebagai nomor telepon. Boleh ditulis 0812-3456-7890.',
  matching(whatsappPattern, whatsappRemedy),
);

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Setelan situs',
  type: 'document',
  icon: CogIcon,
  ...tabbed([
    tab('contact', 'Kontak', [
      group('contact', 'Kontak', 'Tampil di kaki halaman, halaman Kontak, dan halaman konfirmasi.', [
        line('email', 'Email', 'Alamat email lembaga.', (rule) => rule.email()),
        { ...whatsapp, components: { input: PhoneInput } },
        optionalLine(
          'phone',
          'Telepon lain',
          'Hanya bila telepon kantor bukan nomor WhatsApp itu. Seperti ingin dibaca orang, misalnya +62 21 1234 5678.',
          (rule) => rule.custom(checkTelephone),
        ),
        paragraph('address', 'Alamat', 'Alamat lembaga, satu baris untuk setiap bagian.'),
      ]),
      group(
        'social',
        'Media sosial',
        'Tautan di kaki halaman. Yang kosong tidak ditampilkan.',
        Object.entries(social).map(([name, title]) => optionalWebLink(name, title, `Tautan ${title} di kaki halaman.`)),
      ),
    ]),
    tab('notice', 'Pengumuman', [notice]),
    tab('durations', 'Jam dan lama waktu', [
      group(
        'durations',
        'Jam dan lama waktu',
        'Janji waktu kepada pengunjung. Tulis tandanya di teks halaman Donasi, Konfirmasi, atau Ketentuan; situs mengisinya, sehingga waktunya sama di mana-mana.',
        Object.entries(durationFields).map(([name, [title, example]]) =>
          line(name, title, `${example}. Tandanya di teks: {${durationVariables[name as Duration]}}.`),
        ),
      ),
    ]),
    tab('name', 'Nama', [
      line('productName', 'Nama aplikasi', 'Tampil di kepala halaman dan setelah judul di tab peramban.'),
      line('organisationName', 'Nama lembaga', 'Tampil di baris hak cipta dan data untuk mesin pencari.'),
      paragraph('tagline', 'Kalimat tentang aplikasi', 'Tampil di kaki halaman, di bawah nama aplikasi.'),
      placeholderFlag,
    ]),
    tab('help', 'Tombol bantuan', [
      group('help', 'Tombol bantuan', 'Tombol WhatsApp di sudut kanan bawah semua halaman.', [
        paragraph('message', 'Pesan awal', 'Terisi di WhatsApp saat tombol ditekan.'),
        paragraph('donationMessage', 'Pesan awal di halaman Donasi', 'Terisi saat tombol ditekan di sana.'),
        paragraph('confirmationMessage', 'Pesan awal di halaman konfirmasi', 'Terisi saat tombol ditekan di sana.'),
      ]),
    ]),
    tab('footer', 'Kaki halaman', [
      group('newsletter', 'Kotak langganan', 'Kotak email di kaki halaman.', [
        heading,
        paragraph('text', 'Penjelasan', 'Kalimat di atas kotak email.'),
        optionalWebLink(
          'action',
          'Alamat formulir penyedia',
          'Alamat yang menerima email dari kotak langganan. Kosongkan jika belum ada; tombolnya mengatakan belum tersedia.',
        ),
      ]),
      group('footer', 'Kaki halaman', 'Keterangan paling bawah di semua halaman.', [
        optionalLine('officialSite', 'Alamat resmi', 'Di kaki halaman pembayaran. Tulis {situs} di tempat alamatnya.'),
        paragraph('colophon', 'Kolofon', 'Sumber teks dan huruf, di bagian paling bawah.'),
      ]),
    ]),
  ]),
  preview: { prepare: () => ({ title: 'Setelan situs' }) },
});
