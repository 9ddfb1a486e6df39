import type { Page } from '@playwright/test';
import confirmation from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import { shownPagesAttribute } from '../../src/client/protocol.ts';
import { paths } from '../../src/page-table.ts';
import { formatNumber } from '../../src/transaction/rupiah.ts';
import { words } from '../../src/words/site.ts';
import {
  addressField,
  amountField,
  choosePreset,
  cityField,
  countCodes,
  farCity,
  fillIn,
  nameField,
  nearCity,
  presetAmount,
  quantityField,
  rupiah,
  submit,
  total,
  transferDetails,
  transferTotal,
  typedAmount,
  typeOf,
  uniqueCode,
} from './order.ts';
import { countLoads, expect, hold, islandCode, started, test } from './site.ts';

const more = (page: Page) => page.getByRole('button', { name: words.quantity.more });
const less = (page: Page) => page.getByRole('button', { name: words.quantity.less });

test('a deploy that removes code of the confirmation costs one page load and changes no digit', async ({ page }) => {
  const loads = countLoads(page);
  // The file is missing for the first document, and there again for the one that is loaded anew.
  await page.route('**/assets/confirmation-*.js', (route) =>
    loads.count > 1 ? route.continue() : route.fulfill({ status: 404 }),
  );
  await fillIn(page, 'beli');
  const totalInForm = await total(page).innerText();
  await submit(page).click();
  await expect(transferTotal(page)).toHaveText(totalInForm);
  await expect(transferDetails(page)).toContainText('Fatimah');
  expect(loads.count).toBe(2);
  await page.goBack();
  await expect(nameField(page)).toHaveValue('Fatimah');
});

/** Slows down React's transitions, whose steps React starts by messages to itself, but not the updates after a press. */
const slowTransitions = (page: Page) =>
  page.addInitScript(() => {
    class SlowChannel extends MessageChannel {
      constructor() {
        super();
        const { port2 } = this;
        const post = port2.postMessage.bind(port2);
        port2.postMessage = (message: unknown) => void setTimeout(() => post(message), 60);
      }
    }
    Object.assign(window, { MessageChannel: SlowChannel });
  });

for (const kind of ['donasi', 'beli'])
  test(`${kind}: what is filled in early stays, and only one code is ever shown`, async ({ page }) => {
    await countCodes(page);
    await slowTransitions(page);
    await page.addInitScript(() => {
      const codes = new Set<string>();
      Object.assign(window, { codes });
      new MutationObserver(() => {
        const rows = [...document.querySelectorAll('form dl > div')];
        const row = rows.find(({ textContent }) => textContent.startsWith('Kode unik'));
        const shown = row?.querySelector('dd')?.textContent ?? '';
        if (/\d/.test(shown)) codes.add(shown);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    const release = await hold(page, islandCode);
    await page.goto(`${paths.donation}?jenis=${kind}`, { waitUntil: 'commit' });
    if (kind === 'donasi') await amountField(page).fill(rupiah(typedAmount));
    else {
      await cityField(page).selectOption(nearCity.name);
      await more(page).click();
    }
    if (kind === 'beli') await addressField(page).fill('Jalan Contoh 1');
    await nameField(page).fill('Fatimah');
    await submit(page).click();
    release();
    await expect(transferDetails(page)).toContainText('Fatimah');
    if (kind !== 'donasi') await expect(transferDetails(page)).toContainText('2 Mushaf');
    const codes = await page.evaluate(() => [...(window as unknown as { codes: Set<string> }).codes]);
    const details = await transferDetails(page).innerText();
    // The confirmation may come before the form has shown its code.
    for (const code of codes) expect(details).toContain(code);
    await page.goBack();
    await expect(transferDetails(page)).toBeHidden();
    expect(details).toContain(rupiah(await uniqueCode(page)));
  });

test('what a donor changes after a reload, before React runs, wins; the rest is restored', async ({ page }) => {
  await page.goto(paths.donation);
  const draft = {
    jenis: 'beli',
    nominal: rupiah(typedAmount),
    jumlah: '12',
    kota: nearCity.name,
    nama: 'Fatimah',
    alamat: 'Jalan Contoh 1',
    kode: 'beli 123',
  };
  await page.evaluate((kept) => history.replaceState({ giving: { draft: kept } }, ''), draft);
  const release = await hold(page, islandCode);
  await page.reload({ waitUntil: 'commit' });
  await quantityField(page).fill('2');
  await cityField(page).selectOption(farCity.name);
  await nameField(page).fill('Aminah');
  await typeOf(page, 'donasi').check();
  await choosePreset(page);
  release();
  await started(page);
  await expect(typeOf(page, 'donasi')).toBeChecked();
  await expect(amountField(page)).toHaveValue(formatNumber(presetAmount));
  await expect(nameField(page)).toHaveValue('Aminah');
  await typeOf(page, 'beli').check();
  await expect(quantityField(page)).toHaveValue('2');
  await expect(cityField(page)).toHaveValue(farCity.name);
  await expect(addressField(page)).toHaveValue('Jalan Contoh 1');
});

test('a confirmation that replaces the form looks as after a reload', async ({ page }) => {
  await fillIn(page, 'beli');
  await submit(page).click();
  await expect(page).toHaveTitle(new RegExp(`^${confirmation.seo.title} `));
  const footerHeight = () => page.locator('footer').evaluate(({ clientHeight }) => clientHeight);
  const height = await footerHeight();
  await page.reload();
  expect(await footerHeight()).toBe(height);
});

test('A donor who goes back finds the form as it was filled in', async ({ page }) => {
  await fillIn(page, 'beli');
  await quantityField(page).fill('3');
  await page.getByText(words.form.seeMushaf).click();
  await submit(page).click();
  await expect(transferDetails(page)).toBeVisible();
  await page.goBack();
  await expect(typeOf(page, 'beli')).toBeChecked();
  // If it were closed, the browser would scroll past the form.
  await expect(page.locator('form details')).toHaveAttribute('open');
  await expect(nameField(page)).toHaveValue('Fatimah');
  await expect(cityField(page)).toHaveValue(nearCity.name);
  await expect(addressField(page)).toHaveValue('Jalan Contoh 1');
  await expect(quantityField(page)).toHaveValue('3');
  await less(page).focus();
  for (const left of ['2', '1', '1']) {
    await page.keyboard.press('Enter');
    await expect(quantityField(page)).toHaveValue(left);
  }
  // At the smallest quantity the button keeps the focus.
  await expect(less(page)).toBeFocused();
  await expect(less(page)).toHaveAttribute('aria-disabled', 'true');
  await more(page).click();
  await expect(quantityField(page)).toHaveValue('2');
  const code = await uniqueCode(page);
  await nameField(page).fill('Aminah'); // right before the reload
  await page.reload();
  await started(page);
  await expect(typeOf(page, 'beli')).toBeChecked();
  await expect(nameField(page)).toHaveValue('Aminah');
  expect(await uniqueCode(page)).toBe(code);
  // The first input loads the confirmation, so Forward loads nothing: without a connection it would lose the transfer.
  await nameField(page).fill('Aminah');
  await expect(page.locator('html')).toHaveAttribute(shownPagesAttribute, new RegExp(paths.confirmation));
  const loads = countLoads(page);
  await page.goForward();
  await expect(transferDetails(page)).toContainText('Fatimah');
  expect(loads.count).toBe(0);
  await page.goBack();

  await typeOf(page, 'donasi').check();
  const preset = page.locator(`[name=nominal-pilihan][value="${presetAmount}"]`);
  await preset.check();
  await submit(page).click();
  await expect(transferTotal(page)).toBeVisible();
  await page.goBack();
  await expect(preset).toBeChecked();
  await expect(amountField(page)).toHaveValue(formatNumber(presetAmount));

  await submit(page).click();
  await expect(transferTotal(page)).toBeVisible();
  await hold(page, islandCode); // Back before React runs
  await page.reload();
  await page.goBack();
  await expect(amountField(page)).toBeVisible();
});

test('A donor on a slow network is told to wait, can change nothing meanwhile, and arrives', async ({ page }) => {
  await fillIn(page, 'beli');
  const release = await hold(page, '**/content/confirmation.json');
  await submit(page).click();
  await expect(page.getByText(words.form.submitting)).toBeVisible();
  await expect(page.locator('main form > [inert]')).toHaveCount(1);
  await page.getByRole('link', { name: words.nav.skip }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#isi$/);
  release();
  // A link to a part of the page cancels a navigation only if it has begun, so either of the two may be shown.
  await expect(transferDetails(page).or(submit(page))).toBeVisible();
  // In one step, because the form may be gone between the check and the press.
  await page.evaluate(() => document.querySelector<HTMLButtonElement>('main form [type=submit]')?.click());
  await expect(transferDetails(page)).toContainText('Fatimah');
});
