import { getValueAtPath } from 'sanity';
import { forStaff } from 'site/content/for-staff.ts';
import { type Change, changesOf, moneyFields, payeeFields, type Stored } from 'site/content/money-fields.ts';
import { quote } from 'site/transaction/order.ts';

/** Fields that say what visitors pay, who receives it, and whom they write to. */
const askedFields = [...moneyFields, ...payeeFields];

const valueAt = (document: Stored, path: string) => getValueAtPath(document, path.split('.'));

/** Lists the prices, rates, limits and payees that `draft` changes. */
export const moneyChanges = (published: Stored, draft: Stored): Change[] => changesOf(published, draft, askedFields);

/** The donation page and a city, from which totalOf computes what a visitor pays. */
export interface PageAndCity {
  page: Stored;
  city: Stored;
}

/** The published page and the first city of its form. */
export const pageAndCityQuery = `{
  "page": *[_type == "donationPage" && _id == "donationPage"][0]{prices},
  "city": *[_type == "shippingCity" && visible != false] | order(orderRank asc, _id asc)[0]{name, ratePerKg}
}`;

/**
 * Compares what a visitor pays for one mushaf before and after a change of a city or of the donation page. The amount
 * includes the shipping, to the changed city or else to `city`, but no unique code. Returns nothing for an amount that
 * stays, or that cannot be computed because a field is empty.
 */
export function mushafPayments(published: Stored, draft: Stored, { page, city }: PageAndCity): Change[] {
  const isCity = draft?._type === 'shippingCity';
  if (!isCity && draft?._type !== 'donationPage') return [];
  const old = isCity ? { page, city: published } : { page: published, city };
  const changed = isCity ? { page, city: draft } : { page: draft, city };
  return (['beli', 'wakaf'] as const).flatMap((type) => {
    const before = totalOf(type, old);
    const after = totalOf(type, changed);
    if (before === undefined || after === undefined || before === after) return [];
    const title = `Satu mushaf (${type}) ke ${forStaff(changed.city?.name, 'text')}, dengan ongkir`;
    return [{ title, before: forStaff(before, 'rupiah'), after: forStaff(after, 'rupiah') }];
  });
}

function totalOf(type: 'beli' | 'wakaf', { page, city }: PageAndCity): number | undefined {
  const unitPrice = valueAt(page, `prices.unitPrice.${type}`);
  const weightKg = valueAt(page, 'prices.weightKg');
  const ratePerKg = city?.ratePerKg;
  if (typeof unitPrice !== 'number' || typeof weightKg !== 'number' || typeof ratePerKg !== 'number') return undefined;
  const prices = {
    unitPrice: { beli: unitPrice, wakaf: unitPrice },
    weightGrams: Math.round(weightKg * 1000),
    cities: [{ name: 'kota', ratePerKg }],
    // An order of one mushaf never meets these.
    minDonation: 0,
    maxDonation: 0,
    maxQuantity: 1,
  };
  const noUniqueCode = 0;
  try {
    return quote({ type, quantity: 1, city: 'kota' }, prices, noUniqueCode).total;
  } catch {
    // A draft may hold an amount out of range. The form reports it at its field.
    return undefined;
  }
}
