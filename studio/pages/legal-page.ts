import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { LockIcon } from '@sanity/icons/Lock';
import { counts } from '../../src/content/counts.ts';
import { heading, list } from '../fields/group.ts';
import { richText } from '../fields/rich-text.ts';
import { day, line, lines } from '../fields/text.ts';
import { comingVersion } from './coming-version.ts';
import { definePage, hero } from './define-page.ts';

const sections = list(
  {
    name: 'sections',
    title: 'Bagian',
    description: 'Judul setiap bagian juga tampil di daftar isi.',
    entry: 'Bagian',
    preview: 'heading',
  },
  [heading, richText('body', 'Isi', 'Teks di bawah judul bagian ini.')],
  counts.legalSections,
);

const others = [
  sections,
  comingVersion(sections),
  ...lines('Tampil selama ada versi yang akan berlaku. Tulis {tanggal} di tempat hari mulainya.', {
    comingText: 'Pengumuman di atas halaman',
    comingLinkLabel: 'Tautan ke versi itu',
    comingLabel: 'Judul versi yang akan berlaku',
  }),
  day(
    'updated',
    'Terakhir diperbarui',
    'Ubah setiap kali isi halaman ini berubah. Perubahan penting diberitahukan 30 hari sebelumnya.',
  ),
  line('updatedLabel', 'Kata di depan tanggal', 'Di atas isi halaman.'),
  line('contentsLabel', 'Judul daftar isi', 'Di atas daftar isi.'),
];

export const privacyPage = definePage({
  page: 'privacy',
  icon: LockIcon,
  parts: [hero],
  others,
  othersTitle: 'Isi',
});

export const termsPage = definePage({
  page: 'terms',
  icon: DocumentTextIcon,
  parts: [hero],
  others,
  othersTitle: 'Isi',
});
