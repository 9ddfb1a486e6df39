import { expect, type Page } from '@playwright/test';
import content from '../../content-fallback/donationPage.json' with { type: 'json' };
import citiesFile from '../../content-fallback/shippingCity.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { formatRupiah as rupiah } from '../../src/transaction/rupiah.ts';
import { confirmationWords } from '../../src/words/confirmation.ts';
import { words } from '../../src/words/site.ts';
import { openPage } from './site.ts';

export { rupiah };

// Orders and sums from the checked-in content, which staff may change. They are computed without the site's code.

const { prices, form } = content;

/** The cities in the order of the form. */
export const cities = citiesFile.toSorted((a, b) => (a.orderRank < b.orderRank ? -1 : 1));
type City = (typeof cities)[number];

// The rules of content guarantee a city and a preset.
const cityNamed = (wanted: string) => cities.find(({ name }) => name === wanted);
/** Two cities if there are two: those of the specification, as long as staff keep them. */
export const nearCity = (cityNamed('Bandung') ?? cities[0])!;
export const farCity = (cityNamed('Medan') ?? cities.at(-1))!;

/** Rupiah for this many mushaf, before the unique code: full kilograms are sent. */
export function orderOf(type: 'beli' | 'wakaf', quantity: number, { ratePerKg }: Pick<City, 'ratePerKg'>) {
  const subtotal = quantity * prices.unitPrice[type];
  const shipping = Math.ceil((quantity * Math.round(prices.weightKg * 1000)) / 1000) * ratePerKg;
  return { subtotal, shipping, base: subtotal + shipping };
}

/** An amount that can be chosen with one tap. */
export const presetAmount = (form.presets[1] ?? form.presets[0])!;
/** An amount to type. */
export const typedAmount = Math.min(75_000, prices.maxDonation);
export const choosePreset = (page: Page) =>
  page.getByRole('radio', { name: rupiah(presetAmount), exact: true }).check();

/** The radio button of a type of order. */
export const typeOf = (page: Page, type: string) =>
  page.getByRole('radio', { name: `${form.types.find((choice) => choice.type === type)?.title}.` });

/** The details, and values, of the confirmation. */
export const transferDetails = (page: Page) => page.getByRole('region', { name: confirmationWords.details });
export const transferTotal = (page: Page) => page.locator('#jumlah-transfer');
export const transferAccount = (page: Page) => page.locator('#rekening');

/** Fields and buttons of the form. */
export const nameField = (page: Page) => page.getByLabel(words.form.name);
export const amountField = (page: Page) => page.getByLabel(words.form.amount);
export const quantityField = (page: Page) => page.getByRole('textbox', { name: words.form.quantity });
export const cityField = (page: Page) => page.getByLabel(words.form.city.label);
export const addressField = (page: Page) => page.getByLabel(words.form.address);
export const submit = (page: Page) => page.locator('main form [type=submit]');

const breakdown = (page: Page) => page.getByRole('complementary', { name: words.form.breakdown });
export const total = (page: Page) => breakdown(page).getByRole('definition').last();
export const codeRow = (page: Page) =>
  breakdown(page).locator('dl > *').filter({ hasText: 'Kode unik' }).getByRole('definition');

/** The unique code that the breakdown shows, in rupiah. */
export async function uniqueCode(page: Page): Promise<number> {
  const code = codeRow(page);
  let shown = '';
  // Compared and read in one step, because the field is empty while the form is restored.
  await expect.poll(async () => (shown = await code.innerText())).toMatch(/^Rp\d{3}$/);
  return Number(shown.replace('Rp', ''));
}

/** Makes unique codes count upwards from 100, so that a new one never equals the old one by chance. */
export const countCodes = (page: Page) =>
  page.addInitScript(() => {
    let drawn = 0;
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint16Array) array[0] = drawn++;
      return array;
    };
  });

/** Opens the form of a type and fills it in, so that it can be sent: an amount, or one mushaf to this city. */
export async function fillIn(page: Page, type: 'donasi' | 'beli' | 'wakaf', city = nearCity): Promise<void> {
  await openPage(page, `${paths.donation}?jenis=${type}`);
  if (type === 'donasi') await choosePreset(page);
  else await cityField(page).selectOption(city.name);
  if (type === 'beli') await addressField(page).fill('Jalan Contoh 1');
  await nameField(page).fill('Fatimah');
}
