import { MobileDeviceIcon } from '@sanity/icons/MobileDevice';
import { defineType } from 'sanity';
import { fingerprintPattern, packagePattern } from 'site/content/rules.ts';
import { day } from '../fields/dates.ts';
import { flag, list, placeholderFlag } from '../fields/group.ts';
import { optionalWebLink, webLink } from '../fields/link.ts';
import { figure, line, lines, matching, optionalLine } from '../fields/text.ts';

const shownInFacts = 'Tampil di daftar data aplikasi di halaman Download.';

export const appInfo = defineType({
  name: 'appInfo',
  title: 'Data aplikasi',
  type: 'document',
  icon: MobileDeviceIcon,
  fields: [
    line('version', 'Versi', shownInFacts),
    figure('size', 'Ukuran', `${shownInFacts} Misalnya 25 MB.`),
    figure('rating', 'Penilaian', `${shownInFacts} Misalnya 4,9.`),
    optionalLine(
      'ratingSource',
      'Satuan dan sumber penilaian',
      'Setelah angkanya, misalnya “dari 5, Google Play, Nov 2026”. Kosongkan jika belum ada.',
    ),
    figure('downloads', 'Jumlah unduhan', `${shownInFacts} Misalnya 50K+ atau 50 rb+.`),
    day('lastUpdate', 'Pembaruan terakhir', 'Tanggal terbitnya versi ini, tampil di halaman Download.'),
    webLink('androidUrl', 'Tautan toko aplikasi Android', 'Dibuka oleh tombol unduh dan kode QR di halaman Download.'),
    optionalWebLink(
      'iosUrl',
      'Tautan App Store (iOS)',
      'Dibuka oleh tombol iOS di halaman Download. Selama kosong, tombol itu mengatakan bahwa fiturnya belum tersedia. Bila diisi, ganti juga teks tombolnya di Download, bagian Toko aplikasi, dan matikan “Segera hadir” di bawah.',
    ),
    optionalLine(
      'packageName',
      'Nama paket Android',
      'Seperti di Play Console, misalnya id.lembaga.aplikasi. Dengan nama ini ponsel mengenali bahwa aplikasi dan situs milik lembaga yang sama.',
      matching(packagePattern, 'tulis seperti di Play Console: id.lembaga.aplikasi'),
    ),
    optionalLine(
      'certificate',
      'Sidik sertifikat aplikasi (SHA-256)',
      'Di Play Console: Penandatanganan aplikasi. Dengan sidik ini tautan situs dapat dibuka langsung oleh aplikasi.',
      matching(fingerprintPattern, 'salin utuh dari Play Console: 32 pasang angka heksadesimal, dipisah titik dua'),
    ),
    list('requirements', 'Syarat perangkat', 'Satu kartu untuk setiap sistem di halaman Download.', { min: 1 }, [
      line('platform', 'Sistem', 'Judul kartu, misalnya Android.'),
      ...lines('Satu baris di kartu syarat perangkat.', {
        os: 'Versi terendah',
        ram: 'RAM',
        storage: 'Ruang kosong',
        internet: 'Internet',
      }),
      flag('comingSoon', 'Segera hadir', 'Kartu tampil redup dengan tanda segera hadir.'),
    ]),
    placeholderFlag,
  ],
  preview: { prepare: () => ({ title: 'Data aplikasi' }) },
});
