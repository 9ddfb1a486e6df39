import { quote } from '../../src/transaction/quote.ts';
import { formatRupiah } from '../../src/transaction/rupiah.ts';
import { type Change, type Document, numberAt } from './price-changes.ts';

/** What is published beside the document at hand: the page of donations, and the city that it offers first. */
export interface Surroundings {
  page: Document;
  city: { _id: string; name: string; ratePerKg: number } | null;
}

export const surroundingsQuery = `{
  "page": *[_type == "donationPage" && _id == "donationPage"][0]{prices},
  "city": *[_type == "shippingCity"] | order(orderRank asc, _id asc)[0]{_id, name, ratePerKg}
}`;

/**
 * What one visitor pays for one mushaf, shipping included and without the unique code, before and after: to the city at
 * hand, else to the first. Empty where the change does not reach a mushaf, or where something is not filled in yet.
 */
export function mushafPayments(published: Document, draft: Document, around: Surroundings): Change[] {
  const isCity = draft?._type === 'shippingCity';
  if (!isCity && draft?._type !== 'donationPage') return [];
  const city = isCity ? String(draft.name) : around.city?.name;
  const total = (type: 'beli' | 'wakaf', document: Document) => {
    const rate = isCity ? numberAt(document, 'ratePerKg') : around.city?.ratePerKg;
    return totalOf(type, isCity ? around.page : document, rate);
  };
  return (['beli', 'wakaf'] as const).flatMap((type) => {
    const [before, after] = [total(type, published), total(type, draft)];
    if (before === undefined || after === undefined || before === after) return [];
    const title = `Satu mushaf (${type}) ke ${city}, dengan ongkir`;
    return [{ title, before: formatRupiah(before), after: formatRupiah(after) }];
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
    // A draft may hold an amount that no order can be counted with; its field says so.
    return undefined;
  }
}
