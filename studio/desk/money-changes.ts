import { getValueAtPath } from 'sanity';
import { type Amount, amountsOf, moneyFields } from 'site/content/money-fields.ts';
import { quote } from 'site/transaction/order.ts';
import { shown } from 'site/content/shown.ts';

export interface Change {
  title: string;
  before: string;
  after: string;
  /** Says that the site shows the change only after approval (docs/releasing.md). */
  approval?: string | undefined;
}

/** A change of an amount that affects what visitors pay. */
export interface PriceChange extends Change {
  /** The amount that staff must type again before publishing, because the change is large. */
  again: { unit: Amount['unit']; value: number } | undefined;
}

/** A change by more than this fraction may be a typing error, so staff type the new amount again. */
const largeChange = 0.3;

export type Document = Record<string, unknown> | null | undefined;

/** Lists the amounts that `draft` changes or adds. Empty if nothing changes or nothing is published. */
export function priceChanges(published: Document, draft: Document): PriceChange[] {
  if (!published || !draft) return [];
  const [before, after] = [amountsOf(published), amountsOf(draft)];
  const charged = after.filter(({ isPreset }) => !isPreset);
  return [
    ...charged.flatMap((amount) => changeOf(before.find(({ path }) => path === amount.path)?.value, amount)),
    ...presetChanges(before, after),
  ];
}

function changeOf(before: number | undefined, { title, unit, value }: Amount): PriceChange[] {
  if (before === value) return [];
  const isLarge = before === undefined || Math.abs(value - before) > before * largeChange;
  return [
    {
      title,
      before: before === undefined ? 'belum ada' : shown(before, unit),
      after: shown(value, unit),
      again: isLarge ? { unit, value } : undefined,
    },
  ];
}

/** Lists changed presets. They are not typed again, because visitors notice a wrong one at once. */
function presetChanges(before: Amount[], after: Amount[]): PriceChange[] {
  const listed = (amounts: Amount[], title: string) =>
    amounts.flatMap((amount) => (amount.title === title ? shown(amount.value, amount.unit) : [])).join(', ');
  const titles = moneyFields.flatMap(({ isPreset, title }) => (isPreset ? title : []));
  return titles
    .map((title) => ({ title, before: listed(before, title), after: listed(after, title), again: undefined }))
    .filter((change) => change.before !== change.after);
}

function numberAt(document: Document, path: string): number | undefined {
  const value = getValueAtPath(document, path.split('.'));
  return typeof value === 'number' ? value : undefined;
}

/** Titles of the fields that say who receives the money and who answers questions, by type and path. */
const payeeFields: Record<string, Record<string, string>> = {
  bankAccount: { bank: 'Nama bank', number: 'Nomor rekening', holder: 'Atas nama' },
  siteSettings: { 'contact.whatsapp': 'Nomor WhatsApp' },
};

/** Lists changes of the account or number that visitors transfer or write to. Empty if there are none. */
export function payeeChanges(type: string, published: Document, draft: Document): Change[] {
  if (!draft) return [];
  const approval = 'Sampai pengelola situs menyetujuinya, situs tetap menampilkan yang lama.';
  return Object.entries(payeeFields[type] ?? {})
    .map(([path, title]) => ({ title, before: textAt(published, path), after: textAt(draft, path), approval }))
    .filter(({ before, after }) => before !== after);
}

function textAt(document: Document, path: string): string {
  const value = getValueAtPath(document, path.split('.'));
  return value === undefined || value === null ? '' : shown(value, 'text');
}

/** The published donation page and its first city, with whose prices mushafPayments computes. */
export interface PageAndCity {
  page: Document;
  city: { _id: string; name: string; ratePerKg: number } | null;
}

export const pageAndCityQuery = `{
  "page": *[_type == "donationPage" && _id == "donationPage"][0]{prices},
  "city": *[_type == "shippingCity" && visible != false] | order(orderRank asc, _id asc)[0]{_id, name, ratePerKg}
}`;

/**
 * Compares what a visitor pays for one mushaf before and after a change of a city or of the donation page. The amount
 * has the shipping to that city, or to the first one, and no unique code. Empty if it stays, or if a field is empty.
 */
export function mushafPayments(published: Document, draft: Document, pageAndCity: PageAndCity): Change[] {
  const isCity = draft?._type === 'shippingCity';
  if (!isCity && draft?._type !== 'donationPage') return [];
  const city = isCity ? shown(draft.name, 'text') : shown(pageAndCity.city?.name, 'text');
  const total = (type: 'beli' | 'wakaf', document: Document) => {
    const rate = isCity ? numberAt(document, 'ratePerKg') : pageAndCity.city?.ratePerKg;
    return totalOf(type, isCity ? pageAndCity.page : document, rate);
  };
  return (['beli', 'wakaf'] as const).flatMap((type) => {
    const [before, after] = [total(type, published), total(type, draft)];
    if (before === undefined || after === undefined || before === after) return [];
    const title = `Satu mushaf (${type}) ke ${city}, dengan ongkir`;
    return [{ title, before: shown(before, 'rupiah'), after: shown(after, 'rupiah') }];
  });
}

function totalOf(type: 'beli' | 'wakaf', page: Document, ratePerKg: number | undefined): number | undefined {
  const unitPrice = numberAt(page, `prices.unitPrice.${type}`);
  const weightKg = numberAt(page, 'prices.weightKg');
  if (unitPrice === undefined || weightKg === undefined || ratePerKg === undefined) return undefined;
  const prices = {
    unitPrice: { beli: unitPrice, wakaf: unitPrice },
    weightGrams: Math.round(weightKg * 1000),
    cities: [{ name: 'kota', ratePerKg }],
    minDonation: 0,
    maxDonation: 0,
    maxQuantity: 1,
  };
  try {
    return quote({ type, quantity: 1, city: 'kota' }, prices, 0).total;
  } catch {
    // A draft may hold an amount out of range. The form reports it at its field.
    return undefined;
  }
}
