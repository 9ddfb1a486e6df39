import type { Page } from '@playwright/test';
import account from '../../content-fallback/bankAccount.json' with { type: 'json' };
import confirmation from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import content from '../../content-fallback/donationPage.json' with { type: 'json' };
import site from '../../content-fallback/siteSettings.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { spaceAccount } from '../../src/transaction/account-number.ts';
import { formatDecimal, formatRupiah } from '../../src/transaction/rupiah.ts';
import { legalWords } from '../../src/legal-words.ts';
import { words } from '../../src/words.ts';
import { expectDestructive, expectOnlyNotice, facts, open, section } from './read.ts';
import { far, near, orderOf } from './order.ts';
import { chooseCity, uniqueCode, wakafDetails } from './site.ts';
import { expect, notice, openConfirmation, started, test } from './states.ts';

const { form: copy, info } = content;
const form = (page: Page) => section(page, copy.title);
const type = (page: Page, name: string) => form(page).locator(`input[name=jenis][value=${name}]`);
const name = (page: Page) => form(page).getByLabel(copy.nameLabel);
const ledger = async (page: Page) => Object.fromEntries(await facts(form(page)));

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
    // One of each kind stands there; both may have the same price.
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
  await chooseCity(page, near.name);
  await form(page).getByRole('button', { name: words.quantity.more }).click();
  const code = await uniqueCode(page);
  const order = orderOf('beli', 2, near);
  await expect
    .poll(() => ledger(page))
    .toMatchObject({
      [`Subtotal2 × ${formatRupiah(content.prices.unitPrice.beli)}`]: formatRupiah(order.subtotal),
      // 2 × 0.8 kg is sent as 2 kg.
      Ongkir: formatRupiah(order.shipping),
      'Kode unik': `Rp${code}`,
      'Total transfer': formatRupiah(order.base + code),
    });
  // Beside the quantity, and in the ledger.
  await expect(form(page).getByText(formatRupiah(order.subtotal), { exact: true })).toHaveCount(2);
});

const incompleteOrder = 'Mohon isi nama, jumlah, dan kota tujuan.';
const least = content.prices.minDonation;
const incompleteDonation = `Mohon isi nama dan nominal donasi (min. ${formatRupiah(least)}).`;
for (const [what, chosen, fill, message] of [
  ['donasi without a name', 'donasi', { amount: String(least) }, incompleteDonation],
  ['donasi without an amount', 'donasi', { name: 'Fatimah' }, incompleteDonation],
  ['donasi of a rupiah too few', 'donasi', { name: 'Fatimah', amount: String(least - 1) }, incompleteDonation],
  ['beli without a name', 'beli', { city: near.name, address: 'Jalan 1' }, incompleteOrder],
  ['beli without a city', 'beli', { name: 'Fatimah', address: 'Jalan 1' }, incompleteOrder],
  ['wakaf without a name', 'wakaf', { city: far.name }, incompleteOrder],
  ['wakaf without a city', 'wakaf', { name: 'Fatimah' }, incompleteOrder],
] as const) {
  test(`${what}: the toast of the specification, in the destructive style`, async ({ page }) => {
    await open(page, `${paths.donation}?jenis=${chosen}`);
    if ('name' in fill) await name(page).fill(fill.name);
    if ('amount' in fill) await form(page).getByLabel(copy.amountLabel).fill(fill.amount);
    if ('city' in fill) await chooseCity(page, fill.city);
    if ('address' in fill) await form(page).getByLabel(copy.addressLabel).fill(fill.address);
    await form(page).getByRole('button', { name: words.form.submit }).click();
    await expect(notice(page, 'Form Tidak Lengkap')).toContainText(message);
    await expectDestructive(notice(page, 'Form Tidak Lengkap'));
    await expect(page).toHaveURL(new RegExp(`${paths.donation}\\?`));
  });
}

test('beli without an address stays on the form, and says so at the field', async ({ page }) => {
  await open(page, `${paths.donation}?jenis=beli`);
  await name(page).fill('Fatimah');
  await chooseCity(page, near.name);
  await form(page).getByRole('button', { name: words.form.submit }).click();
  await expect(form(page).getByLabel(copy.addressLabel)).toHaveAccessibleDescription(
    new RegExp(words.problems.address.empty),
  );
  await expect(page).toHaveURL(new RegExp(`${paths.donation}\\?`));
});

test('Lihat Laporan Distribusi leads nowhere yet: the notice', async ({ page }) => {
  await open(page, paths.donation);
  const report = page.getByRole('main').getByRole('button', { name: 'Lihat Laporan Distribusi', exact: true });
  const link = page.getByRole('main').getByRole('link', { name: info.reportLabel, exact: true });
  // Once there is a report, the same words lead to it.
  if ('reportUrl' in info) await expect(link).toHaveAttribute('href', String(info.reportUrl));
  else await expectOnlyNotice(page, report, legalWords.noReport);
});

for (const [chosen, details, seen] of [
  ['wakaf', wakafDetails, { type: 'Wakaf', quantity: '3 Mushaf', address: 'Disalurkan oleh tim', total: 'Rp420.427' }],
  [
    'beli',
    {
      ...wakafDetails,
      type: 'beli',
      quantity: 1,
      address: 'Jalan Contoh 1',
      subtotal: 115_000,
      shippingCost: 15_000,
      total: 130_427,
    },
    { type: 'Beli', quantity: '1 Mushaf', address: 'Jalan Contoh 1', total: 'Rp130.427' },
  ],
  [
    'donasi',
    {
      ...wakafDetails,
      type: 'donasi',
      amount: 10_000,
      quantity: null,
      city: null,
      subtotal: 10_000,
      shippingCost: 0,
      total: 10_427,
    },
    { type: 'Donasi', quantity: undefined, address: undefined, total: 'Rp10.427' },
  ],
] as const) {
  test(`Rincian Transaksi of ${chosen}: type capitalised, name, quantity in Mushaf, total`, async ({ page }) => {
    await openConfirmation(page, details);
    await started(page);
    const card = page.getByRole('region', { name: 'Rincian Transaksi' });
    await expect(card).toBeVisible();
    const shown = Object.fromEntries(await facts(card));
    const { labels } = confirmation;
    expect(shown[labels.name]).toBe('Fatimah');
    for (const key of ['type', 'quantity', 'total'] as const) expect(shown[labels[key]]).toBe(seen[key]);
    expect(shown[chosen === 'beli' ? labels.address : labels.distribution]).toBe(seen.address);
  });
}

test('the payee and the number of the institute are displayed, each with a button to copy it', async ({ page }) => {
  // Whose account it is may change: it stays that of a foundation, at an Islamic bank.
  expect(account.holder).toMatch(/yayasan/i);
  expect(account.bank).toMatch(/syariah|muamalat|\bbsi\b/i);
  await openConfirmation(page);
  await started(page);
  const { holder, number, bank, whatsapp } = words.copy;
  for (const [id, value, what] of [
    ['bank', account.bank, bank],
    ['rekening', spaceAccount(account.number), number],
    ['pemilik', account.holder, holder],
    ['nomor-whatsapp', site.contact.phone, whatsapp],
  ] as const) {
    await expect(page.locator(`#${id}`)).toHaveText(value);
    await expect(page.getByRole('button', { name: words.copy.label(what), exact: true })).toBeVisible();
  }
});
