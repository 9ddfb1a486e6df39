import type { ComponentType } from 'react';
import { defineType, type FieldDefinition } from 'sanity';
import { documentOf, pageTable, type PageName } from 'site/page-table.ts';
import { group, heading, placeholderFlag } from '../fields/group.ts';
import { line, lines, paragraph } from '../fields/text.ts';

/** A tab whose fields belong to the document itself, not to an object in it. */
interface Tab {
  name: string;
  title: string;
  fields: readonly FieldDefinition[];
}

export const tab = (name: string, title: string, fields: readonly FieldDefinition[]): Tab => ({ name, title, fields });

export const hero = group('hero', 'Pembuka', 'Bagian paling atas halaman.', [
  line('title', 'Judul besar', 'Judul di bagian paling atas halaman.'),
  paragraph('lead', 'Kalimat pembuka', 'Tampil di bawah judul besar.'),
]);

export const closing = (buttons: Record<string, string>, ...more: FieldDefinition[]) =>
  group('closing', 'Penutup', 'Ajakan di bagian paling bawah halaman.', [
    heading,
    paragraph('text', 'Ajakan', 'Kalimat di bawah judul penutup.'),
    ...lines('Tombol di bagian penutup.', buttons),
    ...more,
  ]);

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
