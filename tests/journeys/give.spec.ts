import type { Locator, Page } from '@playwright/test';
import bankAccount from '../../content-fallback/bankAccount.json' with { type: 'json' };
import confirmation from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import content from '../../content-fallback/donationPage.json' with { type: 'json' };
import site from '../../content-fallback/siteSettings.json' with { type: 'json' };
import { pageTable } from '../../src/page-table.ts';
import { formatDecimal, formatNumber } from '../../src/transaction/rupiah.ts';
import { spaceAccount } from '../../src/transaction/space-account.ts';
import { chatWords } from '../../src/words/chat.ts';
import { confirmationWords } from '../../src/words/confirmation.ts';
import { words } from '../../src/words/site.ts';
import {
  addressField,
  amountField,
  choosePreset,
  cities,
  cityField,
  codeRow,
  countCodes,
  farCity,
  fillIn,
  nameField,
  nearCity,
  orderOf,
  presetAmount,
  quantityField,
  rupiah,
  submit,
  total,
  transferDetails,
  typedAmount,
  typeOf,
  uniqueCode,
} from './order.ts';
import { announcements, newTab } from './read.ts';
import { countLoads, expect, hold, islandCode, notice, openPage, started, test } from './site.ts';

test.use({ visits: /^https:\/\/wa\.me\// });

const minDonation = content.prices.minDonation;
const stories = [
  {
    type: 'donasi',
    inChat: 'Donasi Pengembangan',
    quantity: null,
    subtotal: minDonation,
    shipping: 0,
    fill: (page: Page) => amountField(page).fill(rupiah(minDonation)),
  },
  {
    type: 'beli',
    inChat: 'Pembelian Mushaf',
    quantity: '1',
    ...orderOf('beli', 1, nearCity),
    fill: async (page: Page) => {
      await cityField(page).selectOption(nearCity.name);
      await addressField(page).fill('Jalan Contoh 1\nBandung 40111');
    },
  },
  {
    type: 'wakaf',
    inChat: 'Wakaf Mushaf',
    quantity: '3',
    ...orderOf('wakaf', 3, farCity),
    fill: async (page: Page) => {
      await page.getByRole('button', { name: 'Tambah jumlah' }).click();
      await page.getByRole('button', { name: 'Tambah jumlah' }).click();
      await cityField(page).selectOption(farCity.name);
    },
  },
];

/** Term and value of each row of a definition list. */
const facts = (within: Locator) =>
  within
    .locator('dl > div')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('dt, dd')].map((cell) => cell.textContent)));

type Story = (typeof stories)[number];

/** Goes from Home to the form and fills it in. Returns the unique code, in rupiah. */
async function fillForm(page: Page, { type, fill, subtotal, shipping }: Story): Promise<number> {
  await openPage(page, '/');
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Donasi' }).click();
  await expect(page).toHaveURL('/donation');
  await started(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await typeOf(page, type).check();
  await expect(amountField(page)).toBeVisible({ visible: type === 'donasi' });
  await expect(quantityField(page)).toBeVisible({ visible: type !== 'donasi' });
  await fill(page);
  await nameField(page).fill('Fatimah O’Neil');
  const code = await uniqueCode(page);
  await expect(total(page)).toHaveText(rupiah(subtotal + shipping + code));
  return code;
}

/** Expects the confirmation, with all details of the transfer. */
async function expectDetails(page: Page, { type, quantity, subtotal, shipping }: Story, code: number) {
  await expect(page).toHaveURL('/donation-confirmation');
  const { labels } = confirmationWords;
  const expected = [
    [labels.type, type.replace(/^./, (letter) => letter.toUpperCase())],
    [chatWords.confirmation.name, 'Fatimah O’Neil'],
    ...(quantity ? [[labels.quantity, `${quantity} Mushaf`]] : []),
    ...(type === 'beli' ? [[chatWords.confirmation.address, 'Jalan Contoh 1, Bandung 40111']] : []),
    [words.form.subtotal, rupiah(subtotal)],
    ...(quantity ? [[words.form.shipping, rupiah(shipping)]] : []),
    [words.form.uniqueCode, rupiah(code)],
    [words.form.total, rupiah(subtotal + shipping + code)],
  ];
  await expect.poll(() => facts(transferDetails(page))).toEqual(expected);
  await expect(page.getByText(`${labels.until} Kamis, 26 November`)).toBeVisible();
}

async function copyEachValue(page: Page, sum: number, canRead: boolean) {
  for (const [what, value, id, shown] of [
    ['nomor rekening', bankAccount.number, 'rekening', spaceAccount(bankAccount.number)],
    ['total transfer', String(sum), 'jumlah-transfer', rupiah(sum)],
    ['nama penerima', bankAccount.holder, 'pemilik', bankAccount.holder],
    ['nama bank', bankAccount.bank, 'bank', bankAccount.bank],
  ]) {
    await expect(page.locator(`#${id}`)).toHaveText(shown as string);
    await page.getByRole('button', { name: `Salin ${what}` }).click();
    await expect(page.getByRole('button', { name: 'Tersalin' })).toBeVisible();
    await expect(notice(page, 'Berhasil Disalin!')).toContainText(`${value} telah disalin ke clipboard.`);
    if (canRead) expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
    await page.clock.fastForward(2000);
    await expect(page.getByRole('button', { name: `Salin ${what}` })).toBeVisible();
  }
}

async function openChat(page: Page, inChat: string, sum: number) {
  const link = page.getByRole('link', { name: confirmationWords.confirm });
  const href = (await link.getAttribute('href')) ?? '';
  expect(href.slice(0, href.indexOf('?'))).toBe(`https://wa.me/${site.contact.whatsapp}`);
  // tests/transaction/confirmation-text.test.ts has the whole text.
  for (const line of [`Jenis transaksi: ${inChat}`, `Total transfer: ${rupiah(sum)}`])
    expect(new URL(href).searchParams.get('text')).toContain(line);
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'wa.me' }));
  const chat = await newTab(page, link);
  expect(chat.url()).toBe(href);
  expect(await chat.evaluate(() => window.opener as unknown)).toBeNull();
}

for (const story of stories)
  test(`Home → Donasi → ${story.type} → konfirmasi → salin → WhatsApp`, async ({ page, browserName }) => {
    await page.clock.install({ time: '2026-11-23T21:05:00+07:00' });
    const code = await fillForm(page, story);
    await submit(page).click();
    await expect(page.getByRole('heading', { level: 1, name: confirmation.heading })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectDetails(page, story, code);
    const sum = story.subtotal + story.shipping + code;
    // Other engines let nobody read the clipboard unasked.
    await copyEachValue(page, sum, browserName === 'chromium');
    await openChat(page, story.inChat, sum);
    // After the chat, the page is unchanged: it claims nothing about the transfer.
    await expectDetails(page, story, code);
  });

test('a preset fills the field, also early; a typed amount clears the preset and is grouped when left', async ({
  page,
}) => {
  const preset = page.getByRole('radio', { name: rupiah(presetAmount), exact: true });
  const release = await hold(page, islandCode);
  await page.goto('/donation', { waitUntil: 'domcontentloaded' });
  await choosePreset(page);
  await expect(amountField(page)).toHaveValue(formatNumber(presetAmount));
  await amountField(page).fill(String(typedAmount));
  await expect(preset).not.toBeChecked();
  await amountField(page).fill('');
  release();
  await started(page);
  await expect(total(page)).toHaveText(words.form.missingFirst.donasi, { useInnerText: true });
  await choosePreset(page);
  const code = await uniqueCode(page);
  await expect(total(page)).toHaveText(rupiah(presetAmount + code));
  await amountField(page).fill(String(typedAmount));
  await expect(preset).not.toBeChecked();
  await expect(total(page)).toHaveText(rupiah(typedAmount + code));
  await amountField(page).blur();
  await expect(amountField(page)).toHaveValue(formatNumber(typedAmount));
  // What is not read as whole rupiah is refused, and stays as it was typed.
  await amountField(page).fill('25.00');
  await amountField(page).blur();
  await expect(amountField(page)).toHaveValue('25.00');
  await expect(page.getByRole('alert').getByText(words.problems.amount.malformed)).toBeVisible();
  await expect(total(page)).toHaveText(words.form.missingFirst.donasi, { useInnerText: true });
});

test('a press on “+” while React hydrates adds one mushaf, not two', async ({ page, others }) => {
  test.skip(others === 'extension', 'React renders a form anew that an extension has changed: this press is lost.');
  // The first message that React's scheduler sends after React listens to the page comes before it hydrates.
  await page.addInitScript((more) => {
    const post = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage')!.value as (
      message: unknown,
    ) => void;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      const names = Object.keys(document.querySelector('[data-island]') ?? {});
      if (names.some((name) => name.startsWith('_reactListening'))) {
        MessagePort.prototype.postMessage = post;
        document.querySelector<HTMLElement>(`[aria-label="${more}"]`)?.click();
      }
      post.call(this, message);
    };
  }, words.quantity.more);
  await openPage(page, '/donation?jenis=wakaf');
  await expect(quantityField(page)).toHaveValue('2');
});

test('an incomplete order says what comes first; each change of type, and nothing else, draws a new code', async ({
  page,
}) => {
  const { missingFirst, shippingPurpose, weightTimesRate } = words.form;
  const code = codeRow(page);
  await countCodes(page);
  await openPage(page, '/donation');
  await expect(total(page)).toHaveText(missingFirst.donasi, { useInnerText: true });
  await expect(code).toContainText(words.form.unknown);
  await typeOf(page, 'wakaf').check();
  await expect(total(page)).toHaveText(missingFirst['beli wakaf'], { useInnerText: true });
  await expect(page.getByText(shippingPurpose)).toBeVisible();
  await expect(code).toContainText(words.form.unknown);
  await cityField(page).selectOption(farCity.name);
  await expect(total(page)).toHaveText(rupiah(orderOf('wakaf', 1, farCity).base + (await uniqueCode(page))));
  const { weightKg } = content.prices;
  const weight = weightTimesRate(formatDecimal(weightKg), String(Math.ceil(weightKg)), rupiah(farCity.ratePerKg));
  await expect(page.getByText(weight)).toBeVisible();
  const wide = cities.find((city) => 'places' in city);
  if (wide) {
    await cityField(page).selectOption(wide.name);
    await expect(page.getByText(words.form.city.places(wide.places as string))).toBeVisible();
  }
  const codes = [await uniqueCode(page)];
  for (const type of ['donasi', 'beli', 'wakaf', 'beli', 'donasi']) {
    await typeOf(page, type).check();
    if (type === 'donasi') await choosePreset(page);
    else await cityField(page).selectOption(nearCity.name);
    await expect.poll(() => uniqueCode(page)).not.toBe(codes.at(-1));
    codes.push(await uniqueCode(page));
    await nameField(page).fill(`Fatimah ${codes.length}`);
    expect(await uniqueCode(page)).toBe(codes.at(-1));
  }
  expect(new Set(codes).size).toBe(6);
});

test('a link chooses the type and nothing else; a link to the page itself closes the menu, and keeps the name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, `/donation?jenis=wakaf&jumlah=5&kota=${farCity.name}&nama=Fatimah`);
  await expect(typeOf(page, 'wakaf')).toBeChecked();
  await expect(quantityField(page)).toHaveValue('1');
  await expect(cityField(page)).toHaveValue('');
  await expect(nameField(page)).toHaveValue('');
  await nameField(page).fill('Aminah');
  const loads = countLoads(page);
  await page.getByRole('button', { name: words.nav.openMenu }).click();
  const menu = page.getByRole('dialog', { name: words.nav.menu });
  await menu.getByRole('link', { name: pageTable.donation.title }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(nameField(page)).toHaveValue('Aminah');
  expect(loads.count).toBe(0);
  await page.goto('/donation?jenis=hibah');
  await expect(typeOf(page, 'donasi')).toBeChecked();
});

test('A donor who sends an invalid quantity, by Enter or button, first sees the corrected one', async ({ page }) => {
  await fillIn(page, 'wakaf');
  const quantity = quantityField(page);
  for (const send of [() => quantity.press('Enter'), () => submit(page).click()]) {
    await quantity.fill('2.5');
    await send();
    await expect(quantity).toHaveValue('1');
    await expect(page.getByText(words.quantity.adjusted(1))).toBeVisible();
    await expect(page).toHaveURL(/donation\?/);
  }
  await quantity.fill('10 buah');
  await submit(page).click();
  await expect(page).toHaveURL('/donation-confirmation');
  await expect(transferDetails(page)).toContainText('10 Mushaf');
});

test('double submit makes one navigation and one code, announced by focus on the heading alone', async ({ page }) => {
  // Installed before the page, so that it controls every timer.
  await page.clock.install();
  await fillIn(page, 'donasi');
  const code = await uniqueCode(page);
  await page.clock.runFor(3000); // Until then the total is announced.
  const before = await page.evaluate(() => history.length);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const announced = await announcements(page, async () => {
    // Both in one step: engines before Chromium 102 know no `inert`, and take a second press while the first is sent.
    await submit(page).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(page.getByRole('heading', { level: 1, name: confirmation.heading })).toBeFocused();
    await page.clock.runFor(3000);
  });
  expect(announced).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Rincian Transaksi' })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await expect(page.locator('#jumlah-transfer')).toHaveText(rupiah(presetAmount + code));
  // Prices are requested once.
  expect(asked.filter((url) => url.includes('/content/donation.'))).toHaveLength(1);
});
