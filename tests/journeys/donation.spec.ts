import type { Page } from '@playwright/test';
import content from '../../content-fallback/donationPage.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { formatDecimal, formatRupiah } from '../../src/transaction/rupiah.ts';
import { legalWords } from '../../src/legal-words.ts';
import { words } from '../../src/words.ts';
import { expectOnlyNotice, facts, open, section } from './read.ts';
import { near, orderOf } from './order.ts';
import { chooseCity, uniqueCode } from './site.ts';
import { expect, test } from './states.ts';

const { form: copy, info } = content;
const form = (page: Page) => section(page, copy.title);
const type = (page: Page, name: string) => form(page).locator(`input[name=jenis][value=${name}]`);
const name = (page: Page) => form(page).getByLabel(copy.nameLabel);
const breakdownRows = async (page: Page) => Object.fromEntries(await facts(form(page)));

test('the type is donasi at first, and decides which fields and which rows appear', async ({ page }) => {
  await open(page, paths.donation);
  await expect(type(page, 'donasi')).toBeChecked();
  for (const [chosen, fields, price] of [
    ['donasi', [copy.amountLabel], ''],
    ['beli', [copy.cityLabel, copy.addressLabel], formatRupiah(content.prices.unitPrice.beli)],
    ['wakaf', [copy.cityLabel], formatRupiah(content.prices.unitPrice.wakaf)],
  ] as const) {
    await type(page, chosen).check();
    for (const label of [copy.amountLabel, copy.cityLabel, copy.addressLabel])
      await expect(form(page).getByLabel(label)).toBeVisible({
        visible: (fields as readonly string[]).includes(label),
      });
    const mushaf = chosen !== 'donasi';
    await expect(form(page).getByRole('textbox', { name: copy.quantityLabel })).toBeVisible({ visible: mushaf });
    await expect(form(page).getByRole('img', { name: copy.product.image.alt })).toBeVisible({ visible: mushaf });
    await expect(form(page).getByText(copy.product.name, { exact: true })).toBeVisible({ visible: mushaf });
    await expect(form(page).getByText(words.form.shipping, { exact: true })).toBeVisible({ visible: mushaf });
    // The page has one for each type; both may have the same price.
    const perUnit = form(page).getByText(`${price} ${copy.perUnitLabel}`, { exact: true });
    if (mushaf) await expect(perUnit.filter({ visible: true })).toHaveCount(1);
    if (mushaf)
      await expect(
        form(page)
          .getByText(`${formatDecimal(content.prices.weightKg)} kg`)
          .first(),
      ).toBeVisible();
    if (mushaf) await expect(form(page).getByText(`1 × ${price}`, { exact: true })).toBeVisible();
    await expect(name(page)).toBeVisible();
  }
});

test('the breakdown follows the order: subtotal, shipping, unique code and total', async ({ page }) => {
  await open(page, `${paths.donation}?jenis=beli`);
  const menu = page.getByRole('navigation', { name: words.nav.label });
  await expect(menu.getByRole('link', { name: 'Donasi' })).toHaveAttribute('aria-current', 'page');
  await chooseCity(page, near.name);
  await form(page).getByRole('button', { name: words.quantity.more }).click();
  const code = await uniqueCode(page);
  const order = orderOf('beli', 2, near);
  await expect
    .poll(() => breakdownRows(page))
    .toMatchObject({
      [`Subtotal2 × ${formatRupiah(content.prices.unitPrice.beli)}`]: formatRupiah(order.subtotal),
      // 2 × 0.8 kg is sent as 2 kg.
      [`Ongkir${near.name}${words.form.weighed('2', formatRupiah(near.ratePerKg))}`]: formatRupiah(order.shipping),
      'Kode unik': `Rp${code}`,
      'Total transfer': formatRupiah(order.base + code),
    });
  // Once beside the quantity, once in the breakdown.
  await expect(form(page).getByText(formatRupiah(order.subtotal), { exact: true })).toHaveCount(2);
});

test('Lihat Laporan Distribusi leads nowhere yet: the notice', async ({ page }) => {
  await open(page, paths.donation);
  const report = page.getByRole('main').getByRole('button', { name: 'Lihat Laporan Distribusi', exact: true });
  const link = page.getByRole('main').getByRole('link', { name: info.reportLabel, exact: true });
  // Once there is a report, the same words lead to it.
  if ('reportUrl' in info) return expect(link).toHaveAttribute('href', String(info.reportUrl));
  await expectOnlyNotice(page, report, legalWords.noReport);
});
