import type { Page } from '@playwright/test';
import content from '../../content-fallback/donationPage.json' with { type: 'json' };
import cities from '../../content-fallback/shippingCity.json' with { type: 'json' };
import { formatRupiah } from '../../src/transaction/rupiah.ts';

/**
 * Sums from the checked-in content, computed without the site's code: staff may change prices, rates, amounts and
 * cities. The figures of the specification are held by tests/content/constants.test.ts.
 */
const { prices, form } = content;

interface City {
  name: string;
  aliases?: string;
  ratePerKg: number;
}
/** Returns the value; the rules of content guarantee that there is one. */
function certain<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('content-fallback has no city or no amount to choose');
  return value;
}
/** Cities whose name is not part of another one, so that typing it finds one city. */
const plain: City[] = cities.filter((one) => cities.every(({ name }) => name === one.name || !name.includes(one.name)));
const named = (name: string) => plain.find((one) => one.name === name);
/** Two cities if there are two: those of the specification, as long as staff keep them. */
export const near = certain(named('Bandung') ?? plain[0]);
export const far = certain(named('Medan') ?? plain.at(-1));
/** Two places that have the rate of one city. */
export const twins = certain(
  plain
    .map((city) => ({ city, names: (city.aliases ?? '').split(',').map((name) => name.trim()) }))
    .find(({ city, names }) => names.length > 1 && names.every((name) => !name.includes(city.name))),
);

/** Rupiah for this many mushaf, before the unique code: full kilograms are sent. */
export function orderOf(type: 'beli' | 'wakaf', quantity: number, { ratePerKg }: Pick<City, 'ratePerKg'>) {
  const subtotal = quantity * prices.unitPrice[type];
  const shipping = Math.ceil((quantity * Math.round(prices.weightKg * 1000)) / 1000) * ratePerKg;
  return { subtotal, shipping, base: subtotal + shipping };
}

/** An amount that can be chosen with one tap. */
export const preset = certain(form.presets[1] ?? form.presets[0]);
/** An amount to type. */
export const amount = Math.min(75_000, prices.maxDonation);
/** Chooses an amount with one tap. */
export const choosePreset = (page: Page, chosen = preset) =>
  page.getByRole('radio', { name: formatRupiah(chosen), exact: true }).check();

/** The choice of a kind of transaction, by its title. */
export const typeOf = (page: Page, type: string) =>
  page.getByRole('radio', { name: `${form.types.find((one) => one.type === type)?.title}.` });
