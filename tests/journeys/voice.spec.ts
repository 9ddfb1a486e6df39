import confirmation from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import { formatRupiah } from '../../src/transaction/rupiah.ts';
import { words } from '../../src/words/site.ts';
import { amountField, countCodes, fillIn, nearCity, orderOf } from './order.ts';
import { expect, openConfirmation, openPage, started, test, wakafDetails } from './site.ts';
import { announcements, transcriptOf } from './voice.ts';

/**
 * Transcripts of a screen reader, for people to read: the form and the transfer. A lost label, a double announcement or
 * another order changes them. How to update them: docs/testing.md#how-tests-are-written.
 */
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
  expect(transcript).toMatchSnapshot('form.txt');
});

test('the transfer as a screen reader reads it', async ({ page }) => {
  const sentAt = Date.parse('2026-11-23T21:05:00+07:00');
  await page.clock.setFixedTime(sentAt);
  await openConfirmation(page, { ...wakafDetails, sentAt });
  await started(page);
  await expect(page.getByRole('button', { name: words.copy.label(words.copy.total) })).toBeVisible();
  // These parts are rendered last.
  await expect(page.getByText(confirmation.proof.hint)).toBeVisible();
  await expect(page.locator('#rincian')).toBeVisible();
  expect(await transcriptOf(page, 'main section', ['confirmation', 'site'])).toMatchSnapshot('transfer.txt');
});

test('the total is announced once per change', async ({ page }) => {
  await openPage(page, '/donation');
  // Already its first five digits are an amount.
  const type = () => amountField(page).pressSequentially('250000', { delay: 40 });
  expect(await announcements(page, type, 'Rp250.')).toMatch(/^polite: Total transfer Rp250\.\d{3}\n$/);
});
