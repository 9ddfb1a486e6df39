import type { ComponentType } from 'react';
import { defineType, type FieldDefinition } from 'sanity';
import { documentOf, pageTable, type PageName } from 'site/page-table.ts';
import { group, placeholderFlag } from '../fields/group.ts';
import { line, paragraph } from '../fields/text.ts';

/** A tab whose fields belong to the document itself, not to an object in it. */
interface Tab {
  name: string;
  title: string;
  fields: readonly FieldDefinition[];
}

export const tab = (name: string, title: string, fields: readonly FieldDefinition[]): Tab => ({ name, title, fields });

const heroOf = (...fields: FieldDefinition[]) => group('hero', 'Pembuka', 'Bagian paling atas halaman.', fields);
const titleField = line('title', 'Judul besar', 'Judul di bagian paling atas halaman.');

export const titleOnly = heroOf(titleField);
export const hero = heroOf(titleField, paragraph('lead', 'Kalimat pembuka', 'Tampil di bawah judul besar.'));

export const seo = group('seo', 'Pencarian dan berbagi', 'Tampil di hasil pencarian dan saat tautan dibagikan.', [
  line('title', 'Judul halaman', 'Tampil di tab peramban dan di hasil pencarian. Nama aplikasi ditambahkan otomatis.'),
  paragraph('description', 'Ringkasan', 'Di bawah judul pada hasil pencarian, paling baik 70 sampai 160 huruf.'),
]);

/** Makes the form of a page of src/page-table.ts. It has a tab for each part, and one for search engines. */
export function definePage(page: PageName, icon: ComponentType, parts: readonly (FieldDefinition | Tab)[]) {
  const { title } = pageTable[page];
  return defineType({
    name: documentOf(page),
    title,
    type: 'document',
    icon,
    groups: [
      ...parts.map((part, index) => ({ name: part.name, title: part.title ?? '', default: index === 0 })),
      { name: 'seo', title: 'Pencarian dan lainnya' },
    ],
    fields: [
      ...parts.flatMap((part) =>
        ('type' in part ? [part] : part.fields).map((field) => ({ ...field, group: part.name })),
      ),
      { ...seo, group: 'seo' },
      { ...placeholderFlag, group: 'seo' },
    ],
    preview: { prepare: () => ({ title }) },
  });
}
