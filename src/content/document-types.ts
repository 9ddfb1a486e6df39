import { documentOf, pageNames, pageTable } from '../page-table.ts';
import { textOf } from './shown.ts';

/** Documents that exist exactly once: one for each page, and what all pages share. */
const shared = {
  siteSettings: 'setelan situs',
  bankAccount: 'rekening',
  legality: 'Legalitas',
  appInfo: 'data aplikasi',
};
export const singleDocuments = [...pageNames.map(documentOf), ...Object.keys(shared)];

/** Documents of lists, with the field that tells one from another. */
const listed = {
  plan: ['paket', 'name'],
  faq: ['tanya jawab', 'question'],
  feature: ['fitur', 'title'],
  shippingCity: ['kota', 'name'],
  teamMember: ['anggota tim', 'name'],
  distribution: ['penyaluran', 'day'],
} as const;

/** The Studio has a form for each (studio/schema.ts). */
export const documentTypes = [...singleDocuments, ...Object.keys(listed)].sort();

const titles = new Map<string, readonly [title: string, field?: string]>([
  ...pageNames.map((name) => [documentOf(name), [`halaman ${pageTable[name].title}`]] as const),
  ...Object.entries(shared).map(([type, title]) => [type, [title]] as const),
  ...Object.entries(listed),
]);

/** A document in the middle of a sentence for staff: `paket “Pro”`, `halaman Beranda`. */
export function titleOf(document: { _type: string; [field: string]: unknown }): string {
  const [title = document._type, field = ''] = titles.get(document._type) ?? [];
  const name = textOf(document[field]);
  return name ? `${title} “${name}”` : title;
}
