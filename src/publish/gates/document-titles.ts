import { textOf } from '../../content/stored-value.ts';
import { documentTypeOf, pageNames, pageTable } from '../../page-table.ts';

/** The title of each type, and of those with several documents the field that tells one from another. */
const titles = new Map<string, readonly [title: string, field?: string]>([
  ...pageNames.map((name) => [documentTypeOf(name), [`halaman ${pageTable[name].title}`]] as const),
  ['siteSettings', ['setelan situs']],
  ['bankAccount', ['rekening']],
  ['legality', ['Legalitas']],
  ['appInfo', ['data aplikasi']],
  ['plan', ['paket', 'name']],
  ['faq', ['tanya jawab', 'question']],
  ['feature', ['fitur', 'title']],
  ['shippingCity', ['kota', 'name']],
  ['teamMember', ['anggota tim', 'name']],
  ['distribution', ['penyaluran', 'day']],
]);

/** A document in the middle of a sentence for staff: `paket “Pro”`, `halaman Beranda`. */
export function titleOf(document: { _type: string; [field: string]: unknown }): string {
  const [title = document._type, field = ''] = titles.get(document._type) ?? [];
  const name = textOf(document[field]);
  return name ? `${title} “${name}”` : title;
}
