import type { ComponentType } from 'react';
import type { ValidationContext } from 'sanity';
import { counts } from 'site/content/counts.ts';
import { documentOf } from 'site/page-table.ts';
import { day } from '../fields/dates.ts';
import { heading, list } from '../fields/group.ts';
import { publishedAt } from '../fields/published.ts';
import { richText } from '../fields/rich-text.ts';
import { line, lines } from '../fields/text.ts';
import { comingVersion } from './coming-version.tsx';
import { definePage, hero, tab } from './define-page.ts';

const sections = list(
  'sections',
  'Bagian',
  'Judul setiap bagian juga tampil di daftar isi.',
  { ...counts.legalSections, canHide: false },
  [heading, richText('body', 'Isi', 'Teks di bawah judul bagian ini.')],
);

async function checkUpdated(value: string | undefined, context: ValidationContext) {
  const { published } = await publishedAt([], context);
  const isSame = JSON.stringify(published?.sections) === JSON.stringify(context.document?.sections);
  if (!published || published.updated !== value || isSame) return true;
  return 'Isi halaman ini berubah, tetapi tanggalnya masih yang lama. Pilih hari ini.';
}

const updated = day(
  'updated',
  'Terakhir diperbarui',
  'Ubah setiap kali isi halaman ini berubah. Untuk perubahan penting, pakai Versi yang akan berlaku.',
  checkUpdated,
);

export const legalPage = (page: 'privacy' | 'terms', icon: ComponentType) =>
  definePage(page, icon, [
    hero,
    tab('others', 'Isi', [
      sections,
      updated,
      comingVersion(documentOf(page), sections),
      ...lines('Tampil selama ada versi yang akan berlaku. Tulis {tanggal} di tempat hari mulainya.', {
        comingText: 'Pengumuman di atas halaman',
        comingLinkLabel: 'Teks tautan ke versi itu',
        comingLabel: 'Judul versi yang akan berlaku',
      }),
      line('updatedLabel', 'Kata di depan tanggal', 'Di atas isi halaman.'),
      line('contentsLabel', 'Judul daftar isi', 'Di atas daftar isi.'),
    ]),
  ]);
