import type { ComponentType } from 'react';
import { getPublishedId, type ValidationContext } from 'sanity';
import { counts } from 'site/content/counts.ts';
import { day } from '../fields/dates.ts';
import { heading, list } from '../fields/group.ts';
import { rawClient } from '../fields/raw-client.ts';
import { richText } from '../fields/rich-text.ts';
import { definePage, hero, tab } from './define-page.ts';

const sections = list(
  'sections',
  'Bagian',
  'Judul setiap bagian juga tampil di daftar isi.',
  { ...counts.legalSections, canHide: false },
  [heading, richText('body', 'Isi', 'Teks di bawah judul bagian ini.')],
);

/** Warns if the sections differ from the published ones, but the day does not. */
async function checkUpdated(value: string | undefined, context: ValidationContext) {
  const id = getPublishedId(context.document?._id ?? '');
  const published = await rawClient(context).fetch<Record<string, unknown> | null>('*[_id == $id][0]', { id });
  const isSame = JSON.stringify(published?.sections) === JSON.stringify(context.document?.sections);
  if (!published || published.updated !== value || isSame) return true;
  return 'Isi halaman ini berubah, tetapi tanggalnya masih yang lama. Pilih hari ini.';
}

const updated = day(
  'updated',
  'Terakhir diperbarui',
  'Ubah setiap kali isi halaman ini berubah. Perubahan penting diumumkan 30 hari sebelumnya, di Setelan situs, Pengumuman.',
  (rule) => rule.custom(checkUpdated).warning(),
);

export const legalPage = (page: 'privacy' | 'terms', icon: ComponentType) =>
  // The date stands before the long list, where staff see it while they edit.
  definePage(page, icon, [hero, tab('text', 'Isi', [updated, sections])]);
