import type { ComponentType } from 'react';
import { defineType, type FieldDefinition } from 'sanity';
import { documentTypeOf, pageTable, type PageName } from 'site/page-table.ts';
import { group, placeholderFlag } from '../fields/group.ts';
import { line, paragraph } from '../fields/text.ts';

interface Tab {
  name: string;
  title: string;
  fields: readonly FieldDefinition[];
}

/** A tab whose fields belong to the document itself, not to an object in it. */
export const tab = (name: string, title: string, fields: readonly FieldDefinition[]): Tab => ({ name, title, fields });

/** The groups and fields of a form that consists of tabs. The first one is open. */
export const tabbed = (tabs: readonly Tab[]) => ({
  groups: tabs.map(({ name, title }, index) => ({ name, title, default: index === 0 })),
  fields: tabs.flatMap(({ name, fields }) => fields.map((field) => ({ ...field, group: name }))),
});

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
  const tabs = parts.map((part) => ('type' in part ? tab(part.name, part.title ?? '', [part]) : part)); // a field becomes a tab
  return defineType({
    name: documentTypeOf(page),
    title,
    type: 'document',
    icon,
    ...tabbed([...tabs, tab('seo', 'Pencarian dan lainnya', [seo, placeholderFlag])]),
    preview: { prepare: () => ({ title }) },
  });
}
