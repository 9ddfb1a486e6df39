import { type Order, type Prices, type Quote, shippingWeightKg } from '../../../transaction/order.ts';
import { formatDecimal, formatNumber, formatRupiah } from '../../../transaction/rupiah.ts';
import { words } from '../../../words/site.ts';

/** `2 × Rp150.000`. */
export const countTimesPrice = (count: number, price: number) =>
  words.form.countTimesPrice(formatNumber(count), formatRupiah(price));

/** `2,4 kg, dihitung 3 kg × Rp40.000`. Null for a donation, or while no city is chosen. */
export function weightTimesRate(order: Order, { cities, weightGrams }: Prices): string | null {
  if (order.type === 'donasi') return null;
  const city = cities.find(({ name }) => name === order.city);
  if (!city) return null;
  const kg = formatDecimal((order.quantity * weightGrams) / 1000);
  const rounded = formatNumber(shippingWeightKg(order.quantity, weightGrams));
  return words.form.weightTimesRate(kg, rounded, formatRupiah(city.ratePerKg));
}

/** The quote as a sentence for screen readers. Empty while nothing is chosen. */
function spoken(order: Order, { shipping, subtotal, uniqueCode, total }: Quote): string {
  const { mushafTo, provisionalSpoken, orderSpoken, totalSpoken } = words.form;
  const totalSentence = totalSpoken(formatRupiah(total));
  if (order.type === 'donasi') return subtotal > 0 ? totalSentence : '';
  const count = formatNumber(order.quantity);
  if (shipping === null) return provisionalSpoken(count, formatRupiah(subtotal));
  return `${orderSpoken(mushafTo(count, order.city), formatRupiah(shipping), formatRupiah(uniqueCode))} ${totalSentence}`;
}

/** What screen readers announce: that the form is being sent, or the quote. */
export function statusOf(busy: boolean, order: Order, quote: Quote | null): string {
  if (busy) return words.form.submitting;
  return quote ? spoken(order, quote) : '';
}
