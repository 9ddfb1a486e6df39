import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { defineField, defineType, type FieldDefinition } from 'sanity';
import { day, optionalDay } from '../fields/dates.ts';
import { placeholder } from '../fields/group.ts';
import { named } from '../fields/named.ts';
import { optionalWebLink } from '../fields/link.ts';
import { line, optionalLine, paragraph } from '../fields/text.ts';

const about = 'Tampil di halaman Tentang.';

/** The link stands among the witnesses on the contact page. */
const lookup = (name: string) =>
  optionalWebLink(name, 'Tempat memeriksa nomor ini', 'Di halaman Kontak: situs penerbit, tempat mencarinya.');

interface Permit {
  from?: string;
  until?: string;
}

/** A group that may be missing. Once one of its fields is filled, its required fields must be filled too. */
const optionalGroup = (name: string, title: string, description: string, fields: FieldDefinition[]) =>
  defineField({
    ...named(name, title, description),
    type: 'object',
    options: { collapsible: true, collapsed: false },
    fields,
    validation: (rule) => rule.custom(({ from, until }: Permit = {}) => !from || !until || from <= until || backwards),
  });

const backwards = 'Hari terakhir tidak boleh sebelum hari pertama.';

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
    lookup('registrationLink'),
    optionalLine('npwp', 'NPWP', about),
    optionalLine('nib', 'NIB', about),
    optionalGroup('permit', 'Izin pengumpulan uang (PUB)', 'Bersama nama badan hukum, selama berlaku.', [
      line('number', 'Nomor izin', 'Seperti tertulis di surat izin.'),
      line('issuer', 'Penerbit', 'Misalnya Kementerian Sosial RI.'),
      optionalLine('area', 'Wilayah', 'Misalnya nasional, atau nama provinsi.'),
      day('from', 'Berlaku mulai', 'Hari pertama.'),
      day('until', 'Berlaku sampai', 'Hari terakhir. Status situs mengingatkan 30 hari sebelumnya.'),
      lookup('link'),
    ]),
    optionalLine('nazhir', 'Tanda daftar nazhir', 'Tampil di halaman Donasi dan Tentang.'),
    optionalLine('nazhirNote', 'Penerbit tanda daftar nazhir', `${about} Misalnya Badan Wakaf Indonesia.`),
    lookup('nazhirLink'),
    optionalGroup('tashih', 'Tanda tashih mushaf', 'Tampil pada mushaf di halaman Donasi, dan di halaman Tentang.', [
      line('number', 'Nomor tanda tashih', 'Seperti tertulis di surat tanda tashih.'),
      optionalLine('issuer', 'Penerbit', 'Misalnya Lajnah Pentashihan Mushaf Al-Qur’an.'),
      optionalDay('issued', 'Tanggal', 'Hari tanda tashih diterbitkan.'),
      day('until', 'Berlaku sampai', 'Hari terakhir. Status situs mengingatkan 30 hari sebelumnya.'),
      lookup('link'),
    ]),
    optionalLine('zakat', 'Izin pengelola zakat', `${about} Tanpa izin ini situs tidak boleh menyebut zakat.`),
    optionalLine('dataContact', 'Narahubung data pribadi', `${about} Nama, dan cara menghubunginya.`),
    optionalWebLink('report', 'Laporan tahunan atau audit', `${about} Tautan ke dokumennya.`),
    placeholder,
  ],
  preview: { prepare: () => ({ title: 'Legalitas' }) },
});
