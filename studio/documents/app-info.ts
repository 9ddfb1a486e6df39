import { MobileDeviceIcon } from '@sanity/icons/MobileDevice';
import { defineField, defineType } from 'sanity';
import { fingerprintPattern, packagePattern } from '../../src/content/rules.ts';
import { day } from '../fields/dates.ts';
import { list } from '../fields/group.ts';
import { webLink } from '../fields/link.ts';
import { placeholder } from '../fields/placeholder.ts';
import { figure, line, lines, optionalLine } from '../fields/text.ts';

const shownInFacts = 'Tampil di daftar data aplikasi di halaman Download.';

export const appInfo = defineType({
  name: 'appInfo',
  title: 'Data aplikasi',
  description: 'Versi, ukuran, dan syarat perangkat yang tampil di halaman Download.',
  type: 'document',
  icon: MobileDeviceIcon,
  fields: [
    line('version', 'Versi', shownInFacts),
    figure('size', 'Ukuran', `${shownInFacts} Misalnya 25 MB.`),
    figure('rating', 'Penilaian', `${shownInFacts} Misalnya 4,9.`),
    figure('downloads', 'Jumlah unduhan', `${shownInFacts} Misalnya 50 rb+.`),
    day('lastUpdate', 'Pembaruan terakhir', 'Tanggal terbitnya versi ini, tampil di halaman Download.'),
    webLink({
      name: 'androidUrl',
      title: 'Tautan toko aplikasi Android',
      description: 'Dibuka tombol unduh dan kode QR di halaman Download.',
    }),
    webLink({
      name: 'iosUrl',
      title: 'Tautan App Store (iOS)',
      description:
        'Dibuka tombol iOS di halaman Download. Selama kosong, tombol itu mengatakan bahwa fiturnya belum tersedia. Bila diisi, ganti juga teks tombolnya di Download, bagian Toko aplikasi, dan matikan “Segera hadir” di bawah.',
      optional: true,
    }),
    optionalLine(
      'packageName',
      'Nama paket Android',
      'Seperti di Play Console, misalnya id.lembaga.aplikasi. Dengan nama ini ponsel mengenali bahwa aplikasi dan situs milik lembaga yang sama.',
      (rule) =>
        rule.custom(
          (value) =>
            value === undefined || packagePattern.test(value) || 'Tulis seperti di Play Console: id.lembaga.aplikasi.',
        ),
    ),
    optionalLine(
      'certificate',
      'Sidik sertifikat aplikasi (SHA-256)',
      'Di Play Console: Penandatanganan aplikasi. Dengan sidik ini tautan situs dapat dibuka langsung oleh aplikasi.',
      (rule) =>
        rule.custom(
          (value) =>
            value === undefined ||
            fingerprintPattern.test(value) ||
            'Salin utuh dari Play Console: 32 pasang angka heksadesimal dengan titik dua di antaranya.',
        ),
    ),
    list(
      {
        name: 'requirements',
        title: 'Syarat perangkat',
        description: 'Satu kartu untuk setiap sistem di halaman Download.',
        entry: 'Sistem',
        preview: 'platform',
        subtitle: 'os',
      },
      [
        line('platform', 'Sistem', 'Judul kartu, misalnya Android.'),
        ...lines('Satu baris di kartu syarat perangkat.', {
          os: 'Versi terendah',
          ram: 'RAM',
          storage: 'Ruang kosong',
          internet: 'Internet',
        }),
        defineField({
          name: 'comingSoon',
          title: 'Segera hadir',
          description: 'Kartu tampil redup dengan tanda segera hadir.',
          type: 'boolean',
          initialValue: false,
        }),
      ],
      { min: 1 },
    ),
    placeholder,
  ],
  preview: { prepare: () => ({ title: 'Data aplikasi' }) },
});
