import { forStaff } from './for-staff.ts';

/** `kg` is the weight of one mushaf, from which shipping is computed. `count` is a limit of the form. */
export type Unit = 'rupiah' | 'kg' | 'count';

/** A field whose change is reported: the Studio asks before publishing, and the summary of a release names it. */
export interface ReportedField {
  type: string;
  /** Names of fields, joined by dots: `prices.unitPrice.beli`. */
  path: string;
  title: string;
  unit: Unit | 'text';
}

/** The amounts that staff set. tests/studio/money-changes.test.ts fails if a number field is missing from this list. */
export const moneyFields: readonly (ReportedField & { unit: Unit })[] = [
  { type: 'plan', path: 'price', title: 'Harga paket', unit: 'rupiah' },
  { type: 'shippingCity', path: 'ratePerKg', title: 'Ongkos per kg', unit: 'rupiah' },
  { type: 'donationPage', path: 'prices.unitPrice.beli', title: 'Harga mushaf, beli', unit: 'rupiah' },
  { type: 'donationPage', path: 'prices.unitPrice.wakaf', title: 'Harga mushaf, wakaf', unit: 'rupiah' },
  { type: 'donationPage', path: 'prices.weightKg', title: 'Berat satu mushaf', unit: 'kg' },
  { type: 'donationPage', path: 'prices.minDonation', title: 'Donasi terkecil', unit: 'rupiah' },
  { type: 'donationPage', path: 'prices.maxDonation', title: 'Donasi terbesar', unit: 'rupiah' },
  { type: 'donationPage', path: 'prices.maxQuantity', title: 'Jumlah mushaf terbanyak', unit: 'count' },
  { type: 'donationPage', path: 'form.presets', title: 'Pilihan nominal', unit: 'rupiah' },
];

/** Who receives a payment or the message about it. */
export const payeeFields: readonly ReportedField[] = [
  { type: 'bankAccount', path: 'bank', title: 'Nama bank', unit: 'text' },
  { type: 'bankAccount', path: 'code', title: 'Kode bank', unit: 'text' },
  { type: 'bankAccount', path: 'number', title: 'Nomor rekening', unit: 'text' },
  { type: 'bankAccount', path: 'holder', title: 'Atas nama', unit: 'text' },
  { type: 'siteSettings', path: 'contact.whatsapp', title: 'Nomor WhatsApp', unit: 'text' },
];

export interface Change {
  title: string;
  before: string;
  after: string;
}

/** A stored document, whose fields may hold anything. */
export type Stored = Record<string, unknown> | null | undefined;

/** The fields that differ between two versions of a document, in words for staff. */
export function changesOf(before: Stored, after: Stored, fields: readonly ReportedField[]): Change[] {
  const fieldOf = (document: Stored, path: string) =>
    path.split('.').reduce<unknown>((value, name) => (value as Stored)?.[name], document);
  return fields.flatMap(({ type, path, title, unit }) => {
    const old = fieldOf(before, path);
    const now = fieldOf(after, path);
    if (type !== after?._type || JSON.stringify(old) === JSON.stringify(now)) return [];
    // A field holds one value or a list.
    const written = (value: unknown) => [value].flat().map((each) => forStaff(each, unit));
    return [{ title, before: written(old).join(', '), after: written(now).join(', ') }];
  });
}
