/** An amount that staff set. tests/studio/price-guard.test.ts fails if a number field is missing from this list. */
export interface MoneyField {
  type: string;
  /** Names of fields, joined by dots. `*` stands for each entry of a list: `prices.unitPrice.beli`, `form.presets.*`. */
  path: string;
  title: string;
  /** `kg` is the weight of one mushaf, from which shipping is computed. `count` is a limit of the form. */
  unit: 'rupiah' | 'kg' | 'count';
  /** A preset of the form: visitors may give another amount. */
  isPreset?: true;
}

export const moneyFields: readonly MoneyField[] = [
  { type: 'plan', path: 'price', title: 'Harga paket', unit: 'rupiah' },
  { type: 'shippingCity', path: 'ratePerKg', title: 'Ongkos per kg', unit: 'rupiah' },
  { type: 'donationPage', path: 'prices.unitPrice.beli', title: 'Harga mushaf, beli', unit: 'rupiah' },
  { type: 'donationPage', path: 'prices.unitPrice.wakaf', title: 'Harga mushaf, wakaf', unit: 'rupiah' },
  { type: 'donationPage', path: 'prices.weightKg', title: 'Berat satu mushaf', unit: 'kg' },
  { type: 'donationPage', path: 'prices.minDonation', title: 'Donasi terkecil', unit: 'rupiah' },
  { type: 'donationPage', path: 'prices.maxDonation', title: 'Donasi terbesar', unit: 'rupiah' },
  { type: 'donationPage', path: 'prices.maxQuantity', title: 'Jumlah mushaf terbanyak', unit: 'count' },
  { type: 'donationPage', path: 'form.presets.*', title: 'Pilihan nominal', unit: 'rupiah', isPreset: true },
];

export interface Amount extends MoneyField {
  value: number;
}

/** The amounts of a document, in the order of `moneyFields`. Paths have an index in place of `*`: `form.presets.0`. */
export function amountsOf(document: object | null | undefined): Amount[] {
  const fields = moneyFields.filter(({ type }) => document && '_type' in document && type === document._type);
  return fields.flatMap((field) =>
    valuesAt(document, field.path).flatMap(({ path, value }) =>
      typeof value === 'number' ? [{ ...field, path, value }] : [],
    ),
  );
}

function valuesAt(document: unknown, pattern: string): { path: string; value: unknown }[] {
  let found = [{ path: '', value: document }];
  for (const name of pattern.split('.')) {
    found = found.flatMap(({ path, value }) => {
      const inside = Object.entries(value ?? {}).filter(([key]) => name === '*' || key === name);
      return inside.map(([key, inner]: [string, unknown]) => ({ path: path ? `${path}.${key}` : key, value: inner }));
    });
  }
  return found;
}
