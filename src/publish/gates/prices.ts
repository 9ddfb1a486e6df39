import { createHash } from 'node:crypto';
import { waitsForApproval } from '../../content/money-rules.ts';
import type { SanityDocument } from '../documents/sanity-document.ts';

/** What a visitor's total is computed from: rupiah, or grams of one mushaf. */
export interface Price {
  /** `Dokumen donationPage`. */
  document: string;
  field: string;
  value: number;
}

type Fields = Record<string, unknown>;

/** Every field of the documents that holds rupiah. */
export function priceFields(documents: readonly SanityDocument[]): Price[] {
  return documents.flatMap(({ _type, _id, ...fields }) => {
    const document = `Dokumen ${_type === _id ? _type : `${_type} (${_id})`}`;
    const of = (field: string, value: unknown) => (typeof value === 'number' ? [{ document, field, value }] : []);
    if (_type === 'plan') return of('price', fields.price);
    if (_type === 'shippingCity') return of('ratePerKg', fields.ratePerKg);
    if (_id !== 'donationPage') return [];
    const { unitPrice, minDonation, maxDonation } = (fields.prices ?? {}) as Fields;
    const { beli, wakaf } = (unitPrice ?? {}) as Fields;
    const { presets } = (fields.form ?? {}) as Fields;
    return [
      ...of('prices.unitPrice.beli', beli),
      ...of('prices.unitPrice.wakaf', wakaf),
      ...of('prices.minDonation', minDonation),
      ...of('prices.maxDonation', maxDonation),
      ...(Array.isArray(presets) ? presets : []).flatMap((value: unknown, index) => of(`form.presets.${index}`, value)),
    ];
  });
}

/** Rp and the amount, as people write it. */
const rupiah = /\bRp ?(\d{1,3}(?:\.\d{3})+|\d+)(?:,00)?(?![\d.]*\d)/g;

/** A text without the amounts that price fields hold too. Only with their Rp: any number can be made a price first. */
export function withoutPrices(text: string, amounts: ReadonlySet<string>): string {
  return text.replaceAll(rupiah, (shown, amount: string) => (amounts.has(amount.replaceAll('.', '')) ? 'Rp' : shown));
}

/** Content of the pages that show a total, as a release publishes it. */
export interface Priced {
  donation: {
    prices: {
      unitPrice: Record<string, number>;
      weightGrams: number;
      minDonation: number;
      maxDonation: number;
      cities: { name: string; ratePerKg: number }[];
    };
  };
  pricing: { plans: { items: { name: string; price: number }[] } };
}

/** Every figure that goes into a total, by place. Presets are suggestions, not prices. */
function charged({ donation, pricing }: Priced): Price[] {
  const { unitPrice, weightGrams, minDonation, maxDonation, cities } = donation.prices;
  const document = 'Dokumen donationPage';
  return [
    ...Object.entries(unitPrice).map(([type, value]) => ({ document, field: `prices.unitPrice.${type}`, value })),
    { document, field: 'prices.weightKg', value: weightGrams },
    { document, field: 'prices.minDonation', value: minDonation },
    { document, field: 'prices.maxDonation', value: maxDonation },
    ...cities.map(({ name, ratePerKg }) => ({
      document: `Dokumen shippingCity “${name}”`,
      field: 'ratePerKg',
      value: ratePerKg,
    })),
    ...pricing.plans.items.map(({ name, price }) => ({
      document: `Dokumen plan “${name}”`,
      field: 'price',
      value: price,
    })),
  ];
}

export interface Move extends Price {
  before: number;
  /** Of place and new value: SHA-256 of `harga`, document, field, old and new value, each on a line. */
  fingerprint: string;
  what: string;
}

/** Amounts that went up or down by more than half since the last release. */
export function largeMoves(before: Priced, now: Priced): Move[] {
  const old = new Map(charged(before).map(({ document, field, value }) => [`${document} ${field}`, value]));
  return charged(now).flatMap((price) => {
    const { document, field, value } = price;
    const last = old.get(`${document} ${field}`);
    if (last === undefined || !waitsForApproval(last, value)) return [];
    const lines = ['harga', document, field, String(last), String(value)].join('\n');
    const fingerprint = createHash('sha256').update(lines).digest('hex');
    return [
      { ...price, before: last, fingerprint, what: `dari ${written(field, last)} menjadi ${written(field, value)}` },
    ];
  });
}

const number = new Intl.NumberFormat('id-ID');
const written = (field: string, value: number) =>
  field === 'prices.weightKg' ? `${number.format(value)} gram` : `Rp${number.format(value)}`;
