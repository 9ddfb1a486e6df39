import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { defineField, defineType, type FieldDefinition } from 'sanity';
import { dayOrderRemedy } from 'site/content/rules.ts';
import { day, optionalDay } from '../fields/dates.ts';
import { placeholderFlag } from '../fields/group.ts';
import { optionalWebLink } from '../fields/link.ts';
import { named } from '../fields/named.ts';
import { asSentence, line, optionalLine, paragraph } from '../fields/text.ts';

const onAbout = 'Tampil di halaman Tentang.';

/** A link to a public register. The contact page shows it, so that visitors can look up the number there. */
const registerLink = (name: string) =>
  optionalWebLink(name, 'Tempat memeriksa nomor ini', 'Di halaman Kontak: situs penerbit, tempat mencarinya.');

/** An optional group. When filled in, Sanity checks its required fields; this rule checks that `from` is not after `until`. */
const optionalGroup = (name: string, title: string, description: string, fields: FieldDefinition[]) =>
  defineField({
    ...named(name, title, description),
    type: 'object',
    options: { collapsible: true, collapsed: false },
    fields,
    validation: (rule) =>
      rule.custom(
        ({ from, until }: { from?: string; until?: string } = {}) =>
          !from || !until || from <= until || asSentence(dayOrderRemedy),
      ),
  });

export const legality = defineType({
  name: 'legality',
  title: 'Legalitas',
  type: 'document',
  icon: DocumentTextIcon,
  fields: [
    paragraph(
      'sentence',
      'Hubungan yayasan dan lembaga',
      'Satu kalimat: siapa pemilik rekening, dan apa hubungannya dengan lembaga. Tampil di bawah nama penerima di halaman konfirmasi, dan di halaman Tentang.',
    ),
    optionalLine('legalName', 'Nama badan hukum', 'Tampil di halaman Donasi, Tentang, dan kaki halaman pembayaran.'),
    optionalLine('registration', 'Nomor pengesahan (AHU)', 'Di halaman Donasi, Tentang, dan kaki halaman pembayaran.'),
    optionalLine('registrationNote', 'Penerbit dan tanggal pengesahan', 'Di halaman Tentang, di bawah nomornya.'),
    registerLink('registrationLink'),
    optionalLine('npwp', 'NPWP', onAbout),
    optionalLine('nib', 'NIB', onAbout),
    optionalGroup('permit', 'Izin pengumpulan uang (PUB)', 'Bersama nama badan hukum, selama berlaku.', [
      line('number', 'Nomor izin', 'Seperti tertulis di surat izin.'),
      line('issuer', 'Penerbit', 'Misalnya Kementerian Sosial RI.'),
      optionalLine('area', 'Wilayah', 'Misalnya untuk seluruh Indonesia, atau nama provinsi.'),
      day('from', 'Berlaku mulai', 'Hari pertama.'),
      day('until', 'Berlaku sampai', 'Hari terakhir. Status situs mengingatkan 30 hari sebelumnya.'),
      registerLink('link'),
    ]),
    optionalLine('nazhir', 'Tanda daftar nazhir', 'Tampil di halaman Donasi dan Tentang.'),
    optionalLine('nazhirNote', 'Penerbit tanda daftar nazhir', `${onAbout} Misalnya Badan Wakaf Indonesia.`),
    registerLink('nazhirLink'),
    optionalGroup('tashih', 'Tanda tashih mushaf', 'Tampil pada mushaf di halaman Donasi, dan di halaman Tentang.', [
      line('number', 'Nomor tanda tashih', 'Seperti tertulis di surat tanda tashih.'),
      optionalLine('issuer', 'Penerbit', 'Misalnya Lajnah Pentashihan Mushaf Al-Qur’an.'),
      optionalDay('issued', 'Tanggal', 'Hari tanda tashih diterbitkan.'),
      day('until', 'Berlaku sampai', 'Hari terakhir. Status situs mengingatkan 30 hari sebelumnya.'),
      registerLink('link'),
    ]),
    optionalLine('zakat', 'Izin pengelola zakat', `${onAbout} Tanpa izin ini situs tidak boleh menyebut zakat.`),
    optionalLine('dataContact', 'Narahubung data pribadi', `${onAbout} Nama, dan cara menghubunginya.`),
    optionalWebLink('report', 'Laporan tahunan atau audit', `${onAbout} Tautan ke dokumennya.`),
    placeholderFlag,
  ],
  preview: { prepare: () => ({ title: 'Legalitas' }) },
});
