import type { Page } from '@playwright/test';
import account from '../../content-fallback/bankAccount.json' with { type: 'json' };
import content from '../../content-fallback/donationPage.json' with { type: 'json' };
import cities from '../../content-fallback/shippingCity.json' with { type: 'json' };
import { spaceAccount } from '../../src/transaction/space-account.ts';
import { words } from '../../src/words/site.ts';
import { cutOff } from './looks.ts';
import { amountField, cityField, farCity, nameField, submit, total, transferDetails, transferTotal } from './order.ts';
import { hydrationErrors, insertNow, translateNow } from './others.ts';
import { expect, hold, islandCode, openConfirmation, openPage, started, test, widestDonation } from './site.ts';

// Translators, extensions, web views and automatic themes change the page (docs/decisions/what-is-protected.md).

/** Multiplies the size of all text, as the web view of an app does with the font size of the phone. */
const zoomText = (page: Page, factor: number) =>
  page.evaluate((times) => {
    const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => !element.closest('svg'));
    const sizes = texts.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    for (const [index, element] of texts.entries())
      element.style.setProperty('font-size', `${sizes[index]! * times}px`, 'important');
  }, factor);

/** Expects every text on the screen with text at 140 %, then at 200 %: each factor multiplies the size so far. */
async function expectNoneCut(page: Page) {
  for (const factor of [1.4, 2 / 1.4]) {
    await zoomText(page, factor);
    expect(await cutOff(page)).toEqual([]);
  }
}

/** The number of lines in which CSS paints an amount. */
const linesOf = (page: Page, place: string) =>
  page.locator(place).evaluate((element) => element.querySelector('[data-tail]')!.getClientRects().length);

test('at 320 px and any text size figures stay on the screen, a wrapped total is one text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const kind of ['donasi', 'wakaf']) {
    await openPage(page, `/donation?jenis=${kind}`);
    if (kind === 'donasi') await amountField(page).fill(String(content.prices.maxDonation));
    else {
      await page.locator('[name=jumlah]').fill(String(content.prices.maxQuantity));
      await cityField(page).selectOption(farCity.name);
    }
    await expectNoneCut(page);
  }
  await openConfirmation(page, widestDonation);
  await expect(transferDetails(page)).toBeVisible();
  await expectNoneCut(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await linesOf(page, '#jumlah-transfer')).toBeGreaterThan(1);
  expect(await transferTotal(page).innerText()).toBe('Rp444.445.443');
});

/** Visible texts with an amount, or one of these names and numbers, that a translator may rewrite. */
const rewritable = (page: Page, exact: string[]) =>
  page.evaluate((kept) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { nodeValue: text, parentElement: parent } = walker.currentNode;
      if (!text || !parent || parent.closest('[translate=no], [role=status], script, noscript, template, [hidden]'))
        continue;
      if (/Rp\d+(?![\d,])/.test(text) || kept.some((value) => text.includes(value))) found.push(text);
    }
    return found;
  }, exact);

test('no translator may rewrite an amount, the account, the code, the address or a place', async ({ page }) => {
  const { bank, number, holder } = account;
  const exact = [bank, number, spaceAccount(number), holder, 'localhost', ...cities.map(({ name }) => name)];
  await openPage(page, '/donation?jenis=wakaf');
  expect(await rewritable(page, exact)).toEqual([]);
  await cityField(page).selectOption(farCity.name);
  expect(await rewritable(page, exact)).toEqual([]);
  await openConfirmation(page);
  await expect(transferDetails(page)).toBeVisible();
  expect(await rewritable(page, exact)).toEqual([]);
});

test.describe('before React takes over', () => {
  test.use({ allowedErrors: hydrationErrors });
  for (const [who, change] of Object.entries({ 'an extension': insertNow, 'a translator': translateNow }))
    test(`${who} changes the page, and what a donor typed and selected stays`, async ({ page }) => {
      const release = await hold(page, islandCode);
      await page.goto('/donation?jenis=beli');
      await cityField(page).selectOption(farCity.name);
      await page.locator('[name=jumlah]').fill('3');
      await page.locator('[name=nama]').fill('Fatimah');
      const address = page.locator('[name=alamat]');
      await address.pressSequentially('Jalan Melati');
      await change(page);
      await address.pressSequentially(' 5');
      await address.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(6, 12));
      release();
      await started(page);
      await expect(address).toBeFocused();
      await page.keyboard.insertText('Mawar');
      await expect(address).toHaveValue('Jalan Mawar 5');
      await expect(page.locator('[name=nama]')).toHaveValue('Fatimah');
      await expect(page.locator('[name=jumlah]')).toHaveValue('3');
      await expect(page.locator('[name=jenis]:checked')).toHaveValue('beli');
      await expect(cityField(page)).toHaveValue(farCity.name);
      await submit(page).click();
      await expect(transferDetails(page)).toContainText('Jalan Mawar 5');
    });
});

test('the total always belongs to the amount beside it: after early typing or Back', async ({ page }) => {
  // Notes what each frame shows: the amount and the total, whose code becomes “…”: `75.000: Rp75.…`.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const field = document.querySelector<HTMLInputElement>('#nominal');
      const shown = [...document.querySelectorAll<HTMLElement>('form dd')].at(-1)?.innerText ?? '';
      const now = `${field?.value ?? ''}: ${shown.replace(/\d{3}$/, '…').trim()}`;
      if (field && !seen.includes(now)) seen.push(now);
      requestAnimationFrame(look);
    };
    look();
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const release = await hold(page, islandCode);
  await page.goto('/donation?jenis=wakaf');
  await cityField(page).selectOption(farCity.name);
  await expect.poll(() => total(page).innerText()).toBe('');
  await page.goto('/donation');
  await expect.poll(() => total(page).innerText()).toBe(words.form.missingFirst.donasi);
  await amountField(page).fill('75000');
  await expect.poll(() => total(page).innerText()).toBe('');
  release();
  await expect(total(page)).toHaveText(/^Rp75\.\d{3}$/);
  const sum = await total(page).innerText();
  await amountField(page).blur();
  await expect(amountField(page)).toHaveValue('75.000');
  await expect
    .poll(seen)
    .toEqual([`: ${words.form.missingFirst.donasi}`, '75000: ', '75000: Rp75.…', '75.000: Rp75.…']);
  await nameField(page).fill('Fatimah'); // the draft is kept when focus leaves
  await page.goto('/about');
  await page.goBack();
  await expect(total(page)).toHaveText(sum);
  expect((await seen()).filter((pair) => !/^(?:75\.000)?: (?:Isi nominal dulu)?$/.test(pair))).toEqual([
    '75.000: Rp75.…',
  ]);
});
