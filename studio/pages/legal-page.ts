import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { LockIcon } from '@sanity/icons/Lock';
import { heading, list } from '../fields/group.ts';
import { richText } from '../fields/rich-text.ts';
import { day, line } from '../fields/text.ts';
import { definePage, hero } from './define-page.ts';

const others = [
  list(
    {
      name: 'sections',
      title: 'Bagian',
      description: 'Enam bagian; judulnya juga tampil di daftar isi.',
      entry: 'Bagian',
      preview: 'heading',
    },
    [heading, richText('body', 'Isi', 'Teks di bawah judul bagian ini.')],
    { length: 6 },
  ),
  day(
    'updated',
    'Terakhir diperbarui',
    'Ubah setiap kali isi halaman ini berubah. Perubahan penting diberitahukan 30 hari sebelumnya.',
  ),
  line('updatedLabel', 'Kata di depan tanggal', 'Di atas isi halaman.'),
  line('contentsLabel', 'Judul daftar isi', 'Di atas daftar isi.'),
];

export const privacyPage = definePage({
  name: 'privacyPage',
  title: 'Kebijakan Privasi',
  icon: LockIcon,
  parts: [hero],
  others,
  othersTitle: 'Isi',
});

export const termsPage = definePage({
  name: 'termsPage',
  title: 'Syarat & Ketentuan',
  icon: DocumentTextIcon,
  parts: [hero],
  others,
  othersTitle: 'Isi',
});
