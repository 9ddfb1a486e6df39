import type { ComponentType } from 'react';
import { defineType, type FieldDefinition } from 'sanity';
import { documentOf, pageTable, type PageName } from '../../src/page-table.ts';
import { screens } from '../fields/cards.ts';
import { type Fits, gloss, group, heading, mark } from '../fields/group.ts';
import { seo } from '../fields/seo.ts';
import { line, lines, paragraph } from '../fields/text.ts';

interface Part {
  name: string;
  title: string;
  /** What this part is on the page. */
  description: string;
  fields: readonly FieldDefinition[];
  /** The fields stand in the document itself, not in an object. */
  flat?: true;
  fits?: Fits;
}

interface PageDefinition {
  /** Its row in src/page-table.ts gives the name and the title of the document. */
  page: PageName;
  icon: ComponentType;
  parts: readonly Part[];
  /** What belongs to several parts of the page. */
  others?: readonly FieldDefinition[];
  othersTitle?: string;
}

/** The opening of most pages. */
export const hero: Part = {
  name: 'hero',
  title: 'Pembuka',
  description: 'Bagian paling atas halaman.',
  fields: [
    line('title', 'Judul besar', 'Judul di bagian paling atas halaman.'),
    paragraph('lead', 'Kalimat pembuka', 'Tampil di bawah judul besar.', 2),
  ],
};

/** Screens of the app. */
export const screensPart: Part = {
  name: 'gallery',
  title: 'Galeri',
  description: 'Layar aplikasi.',
  fields: [mark, gloss, heading, paragraph('lead', 'Kalimat pembuka', 'Tampil di bawah judul galeri.', 2), screens],
};

/** The call at the bottom of a page, with its buttons. */
export const closing = (buttons: Record<string, string>, ...more: FieldDefinition[]): Part => ({
  name: 'closing',
  title: 'Penutup',
  description: 'Ajakan di bagian paling bawah halaman.',
  fields: [
    mark,
    heading,
    paragraph('text', 'Ajakan', 'Kalimat di bawah judul penutup.', 2),
    ...lines('Tombol di bagian penutup.', buttons),
    ...more,
  ],
});

/** A page document: one tab for each part of the page, in its order, and one for search engines. */
export function definePage({ page, icon, parts, others = [], othersTitle = 'Lainnya' }: PageDefinition) {
  const { title } = pageTable[page];
  return defineType({
    name: documentOf(page),
    title,
    type: 'document',
    icon,
    groups: [
      ...parts.map((part, index) => ({ name: part.name, title: part.title, default: index === 0 })),
      ...(others.length > 0 ? [{ name: 'others', title: othersTitle }] : []),
      { name: 'seo', title: 'Pencarian' },
    ],
    fields: [
      ...parts.flatMap((part) => {
        const fields = part.flat
          ? part.fields
          : [group(part.name, part.title, part.description, part.fields, part.fits)];
        return fields.map((field) => ({ ...field, group: part.name }));
      }),
      ...others.map((field) => ({ ...field, group: 'others' })),
      { ...seo, group: 'seo' },
    ],
    preview: { prepare: () => ({ title }) },
  });
}
