import confirmation from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { formatRupiah } from '../../src/transaction/rupiah.ts';
import { words } from '../../src/words.ts';
import { amountField, countCodes, fillIn, nearCity, orderOf, submit, total } from './order.ts';
import { expect, openConfirmation, openPage, started, test, wakafDetails } from './site.ts';
import { announcements, transcriptOf } from './voice.ts';

/**
 * Transcripts of a screen reader from the form to the transfer, for people to read. A lost label, a double announcement
 * or another order changes them. How to update them: docs/testing.md#how-tests-are-written.
 */
for (const type of ['donasi', 'beli', 'wakaf'])
  test(`the form of ${type} as a screen reader reads it`, async ({ page }) => {
    await openPage(page, `${paths.donation}?jenis=${type}`);
    if (type === 'donasi') await expect(total(page)).toHaveText('Rp0');
    expect(await transcriptOf(page, 'main form', ['donation', 'site'])).toMatchSnapshot(`form-${type}.txt`);
  });

test('the form with errors as a screen reader reads it', async ({ page }) => {
  await openPage(page, `${paths.donation}?jenis=beli`);
  const send = () => submit(page).click();
  const announcement = await announcements(page, send, words.messages.incompleteOrder.description);
  const form = await transcriptOf(page, 'main form', ['donation', 'site']);
  expect(announcement + form).toMatchSnapshot('form-in-error.txt');
});

test('the filled-in form as a screen reader reads it', async ({ page }) => {
  await countCodes(page);
  await fillIn(page, 'wakaf');
  const { subtotal, shipping, base } = orderOf('wakaf', 1, nearCity);
  const [price, rate, sum] = [formatRupiah(subtotal), formatRupiah(shipping), formatRupiah(base + 100)];
  // The total is announced once it no longer changes.
  await expect(page.locator('form').getByRole('status').filter({ hasText: sum })).toBeAttached();
  // Staff change prices, so each amount is replaced by a name.
  const row = (label: string, amount: string) => `${label}\nend of term\ndefinition\n${amount}\nend of definition\n`;
  const transcript = (await transcriptOf(page, 'main form', ['donation', 'site']))
    .replace(row(`1 × ${price}`, price), row('1 × {subtotal}', '{subtotal}'))
    .replaceAll(rate, '{shipping}')
    .replaceAll(sum, '{total}');
  expect(transcript).toMatchSnapshot('form-filled-in.txt');
});

test('the transfer as a screen reader reads it', async ({ page }) => {
  const sentAt = Date.parse('2026-11-23T21:05:00+07:00');
  await page.clock.setFixedTime(sentAt);
  await openConfirmation(page, { ...wakafDetails, sentAt });
  await started(page);
  await expect(page.getByRole('button', { name: words.copy.label(words.copy.total) })).toBeVisible();
  // These parts are rendered last.
  await expect(page.getByRole('img', { name: confirmation.qrText })).toBeVisible();
  await expect(page.getByText(confirmation.proof.hint)).toBeVisible();
  await expect(page.locator('#nomor-whatsapp')).toBeVisible();
  expect(await transcriptOf(page, 'main section', ['confirmation', 'site'])).toMatchSnapshot('transfer.txt');
});

test('copying the total as a screen reader announces it', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-write']);
  await openConfirmation(page);
  await started(page);
  const copy = () => page.getByRole('button', { name: words.copy.label(words.copy.total) }).click();
  expect(await announcements(page, copy, 'disalin ke clipboard')).toMatchSnapshot('copying.txt');
});

test('the confirmation without details as a screen reader reads it', async ({ page }) => {
  await openPage(page, paths.confirmation);
  expect(await transcriptOf(page, 'main section', ['confirmation', 'site'])).toMatchSnapshot('lost-transfer.txt');
});

test('the menu of a phone as a screen reader reads it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, paths.donation);
  await page.getByRole('button', { name: words.nav.openMenu }).click();
  await expect(page.getByRole('dialog', { name: words.nav.menu })).toBeVisible();
  expect(await transcriptOf(page, 'dialog[open]', ['site'])).toMatchSnapshot('menu.txt');
});

test('the total is announced once per change', async ({ page }) => {
  await openPage(page, '/donation');
  // Already its first five digits are an amount.
  const type = () => amountField(page).pressSequentially('250000', { delay: 40 });
  expect(await announcements(page, type, 'Rp250.')).toMatch(/^polite: Total transfer Rp250\.\d{3}\n$/);
});
