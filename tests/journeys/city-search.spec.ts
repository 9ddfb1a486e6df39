import type { Page } from '@playwright/test';
import confirmation from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import content from '../../content-fallback/donationPage.json' with { type: 'json' };
import { pageWords } from '../../src/page-words.ts';
import { placeWithRate } from '../../src/transaction/place-name.ts';
import { words } from '../../src/words.ts';
import { cities } from '../sections/many-cities.ts';
import { axeFaults } from './axe.ts';
import { test as base } from './on-faulty-server.ts';
import { chatText } from './read.ts';
import { chooseCity, farCity, orderOf, rupiah, sharedRate, total, typeOf, uniqueCode } from './order.ts';
import { expect, hold, openPage } from './site.ts';

const field = (page: Page) => page.locator('input#kota');
const option = (page: Page, name: string) => page.getByRole('option', { name });
const chatLink = (page: Page) => page.getByRole('link', { name: content.form.askCity.label }).first();
const rateOf = (name: string) => cities.find((city) => city.name === name)?.ratePerKg ?? 0;

/** axe cannot judge the colours of texts under the open list; tests/ui/tokens.test.ts computes them. */
const faults = async (page: Page) =>
  (await axeFaults(page)).filter((fault) => !fault.startsWith('undecided color-contrast'));

/** `opened` is a page with the form of 514 cities. */
const test = base.extend<{ opened: Page }>({
  opened: async ({ page, server }, use) => {
    server.rebuild('donation', ({ prices }: { prices: object }) => Object.assign(prices, { cities }));
    await openPage(page, '/donation');
    await typeOf(page, 'wakaf').check();
    await expect(field(page)).toBeVisible();
    await use(page);
  },
});

// React draws the form anew, because the built HTML has other cities than its content.
test.use({ allowedErrors: /error #418/ });

test('514 cities: “kab mal” finds Kabupaten Malang, Enter chooses it, and the sum follows', async ({
  opened: page,
}) => {
  const code = await uniqueCode(page);
  await field(page).click();
  await expect(page.getByText(pageWords.city.count(514, 514)).first()).toBeVisible();
  await field(page).fill('kab mal');
  await expect(page.getByRole('group', { name: 'Jawa Timur' }).getByRole('option')).toHaveText(/^Kabupaten Malang/);
  await expect(page.getByText(pageWords.city.count(await page.getByRole('option').count(), 514)).first()).toBeVisible();
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await option(page, 'Kabupaten Malang').getAttribute('id')) ?? '',
  );
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('Kabupaten Malang');
  await expect(page).toHaveURL(/\/donation/);
  await expect(total(page)).toHaveText(
    rupiah(orderOf('wakaf', 1, { ratePerKg: rateOf('Kabupaten Malang') }).base + code),
  );
});

test.describe('when the search fails', () => {
  test.use({ allowedErrors: /error #418|broken search/ });

  test('the plain list returns with the chosen city and the focus, and works', async ({ opened: page }) => {
    const code = await uniqueCode(page);
    await chooseCity(page, 'Kabupaten Malang');
    // Makes the search throw: it alone calls flatMap on groups of cities.
    await page.evaluate(() => {
      const flatMap = Array.prototype.flatMap;
      Object.assign(Array.prototype, {
        flatMap(this: { cities?: unknown }[], ...given: Parameters<typeof flatMap>) {
          if (this[0]?.cities) throw new TypeError('broken search');
          return flatMap.apply(this, given);
        },
      });
    });
    await field(page).fill('band');
    const list = page.locator('select[name=kota]');
    await expect(list).toBeFocused();
    await expect(page.getByLabel(content.form.cityLabel)).toHaveValue('Kabupaten Malang');
    await expect(field(page)).toHaveCount(0);
    await expect(page.locator('#start-failed')).toBeHidden();
    const { name, ratePerKg } = cities.at(-1)!;
    await list.selectOption(name);
    await expect(total(page)).toHaveText(rupiah(orderOf('wakaf', 1, { ratePerKg }).base + code));
  });
});

test('514 cities: few rows are rendered; keys, scrolling and typing reach every city', async ({ opened: page }) => {
  await field(page).click();
  const rows = page.getByRole('option');
  await expect(rows.first()).toHaveAttribute('aria-setsize', '514');
  expect(await rows.count()).toBeLessThanOrEqual(30);
  // A key that is held down goes beyond the rows rendered at first.
  await field(page).evaluate(async (input) => {
    for (let pressed = 0; pressed < 45; pressed += 1) {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
      // React renders after each key; no frame is drawn, so nothing scrolls.
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    }
  });
  await expect(page.locator('[role=option][data-active]')).toHaveAttribute('aria-posinset', '45');
  const last = cities.at(-1)?.name ?? '';
  await expect(async () => {
    await page.getByRole('listbox').evaluate((list) => list.scrollTo(0, list.scrollHeight));
    expect(await option(page, last).count()).toBe(1);
  }).toPass({ intervals: [50] }); // thirty rows more each time
  await expect(option(page, last)).toHaveAttribute('aria-posinset', '514');
  // Typing starts again with few rows.
  await field(page).fill('kab');
  await expect(page.getByText(/^\d{3} hasil/).first()).toBeVisible();
  expect(await rows.count()).toBeLessThanOrEqual(30);
  await field(page).fill(last);
  await field(page).press('Enter');
  await expect(page.locator('select[name=kota]')).toHaveValue(last);
});

test('A donor sees a list of eight cities whole, without scrolling in it', async ({ page, server }) => {
  server.rebuild('donation', ({ prices }: { prices: object }) => Object.assign(prices, { cities: cities.slice(0, 8) }));
  await openPage(page, '/donation?jenis=wakaf');
  await field(page).click();
  await expect(page.getByRole('option')).toHaveCount(8);
  expect(await page.getByRole('listbox').evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);
});

test('A donor searches by keyboard: arrows move, Escape keeps the city, clearing removes it', async ({
  opened: page,
}) => {
  await field(page).fill('kota');
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('Kota Surabaya');
  await field(page).fill('mal');
  await expect(option(page, 'Kota Malang')).toHaveText(`Kota Malang${rupiah(rateOf('Kota Malang'))}/kg`);
  await field(page).press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await field(page).press('Tab');
  await expect(field(page)).toHaveValue('Kota Surabaya');
  await expect(page.locator('select[name=kota]')).toHaveValue('Kota Surabaya');
  await field(page).fill('');
  await expect(page.locator('select[name=kota]')).toHaveValue('');
  await expect(page.getByText(words.form.provisional, { exact: true })).toBeVisible();
});

test('A donor who types a whole name has chosen it; any other text stays, with a message', async ({ opened: page }) => {
  await field(page).fill('mala');
  await field(page).press('Tab');
  await expect(field(page)).toHaveValue('mala');
  await expect(page.locator('select[name=kota]')).toHaveValue('');
  await expect(page.locator('#kota-salah')).toHaveText(pageWords.city.choose);
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await field(page).fill('kota malang');
  await expect(page.locator('#kota-salah')).toHaveCount(0);
  await field(page).press('Tab');
  await expect(field(page)).toHaveValue('Kota Malang');
  await expect(page.locator('select[name=kota]')).toHaveValue('Kota Malang');
  // A browser fills in a field without focusing it.
  await field(page).evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Kota Surabaya');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.locator('select[name=kota]')).toHaveValue('Kota Surabaya');
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('A donor whose city is not listed is told so, and can ask in a chat that repeats the choice', async ({
  opened: page,
}) => {
  await page.getByRole('button', { name: words.quantity.more }).click();
  await field(page).fill('sidoharjo lor');
  await expect(page.getByText(pageWords.city.none).first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  expect(await chatText(chatLink(page))).toBe(
    `${content.form.askCity.message.replace('{jenis}', 'wakaf').replace('{jumlah}', '2')} sidoharjo lor`,
  );
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-setsize', '514');
  await field(page).press('Tab');
  await expect(chatLink(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page.locator('#kota-salah')).toHaveText(pageWords.city.choose);
  await expect(page.getByRole('status').filter({ hasText: pageWords.city.choose })).toBeAttached();
});

test('A donor keeps the plain list while it has the focus, and until the search has loaded', async ({ page }) => {
  const release = await hold(page, /\/assets\/city-search/);
  await openPage(page, '/donation?jenis=wakaf');
  const list = page.locator('select#kota');
  await list.focus();
  release();
  await list.selectOption(farCity.name);
  await expect(list).toBeFocused();
  await page.getByLabel(content.form.nameLabel).focus();
  await expect(field(page)).toHaveValue(farCity.name);
});

test('A donor who chooses the second of two places with one rate sees it, also on the way back', async ({ page }) => {
  const { city, names } = sharedRate;
  const [first, second] = [names[0] ?? '', names.at(-1) ?? ''];
  await openPage(page, '/donation?jenis=wakaf');
  await chooseCity(page, first);
  await expect(page.getByText(placeWithRate(first, city.name))).toBeVisible();
  await field(page).fill(second);
  await expect(page.getByRole('status').filter({ hasText: `: ${placeWithRate(second, city.name)}` })).toBeAttached();
  await field(page).press('Enter');
  await expect(page.getByText(placeWithRate(second, city.name), { exact: true })).toBeVisible();
  await page.getByLabel(content.form.nameLabel).fill('Fatimah');
  await page.getByRole('button', { name: words.form.submit }).click();
  await page.getByRole('link', { name: confirmation.editLabel }).click();
  await expect(field(page)).toHaveValue(second);
  await field(page).fill(city.name);
  await field(page).press('Tab');
  await expect(page.getByText(placeWithRate(second, city.name), { exact: true })).toHaveCount(0);
  await expect(page.getByText(city.name, { exact: true }).first()).toBeVisible();
});
