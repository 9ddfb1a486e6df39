import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { codeIn } from '../../src/publish/gates/picture-codes.ts';
import { paymentWords } from '../../src/payment-words.ts';
import bankAccount from '../../content-fallback/bankAccount.json' with { type: 'json' };
import confirmation from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import { spaceAccount } from '../../src/transaction/space-account.ts';
import { words } from '../../src/words.ts';
import { expect, isExample, openConfirmation, test, wakafDetails as details, widestDonation } from './site.ts';

const account = spaceAccount(bankAccount.number);

test('opened directly: the Oops page and a way back', async ({ page }) => {
  await page.goto('/donation-confirmation');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Oops! Terjadi Kesalahan.');
  await expect(heading.locator('xpath=following-sibling::*[1]')).toHaveText(confirmation.oops.warning);
  await expect(
    page.getByText('Tidak ada detail transaksi yang ditemukan. Silakan ulangi proses donasi.'),
  ).toBeVisible();
  const told = page.locator('main').getByRole('link', { name: confirmation.transferred.action });
  expect(decodeURIComponent((await told.first().getAttribute('href')) ?? '')).toContain(
    confirmation.transferred.message.greeting,
  );
  await page.locator('main').getByRole('link', { name: paymentWords.oops.action }).click();
  await expect(page).toHaveURL('/donation');
});

test('reload, duplicate and back/forward keep the details; Oops never flashes', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const text = document.querySelector('h1')?.textContent;
      if (text && seen.at(-1) !== text) seen.push(text);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await openConfirmation(page, details);
  for (const again of [() => page.reload(), () => page.goto('/').then(() => page.goBack())]) {
    await again();
    await expect(page.locator('#jumlah-transfer')).toHaveText('Rp420.427');
    await expect(page.getByRole('region', { name: 'Rincian Transaksi' })).toContainText('Fatimah');
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([confirmation.heading]);
  }
});

test('on a wide screen the frame of the sheet is as wide as the sheet, with and without details', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const open of [() => page.goto('/donation-confirmation'), () => openConfirmation(page, details)]) {
    await open();
    const sheet = page.locator('main div:has(> section):visible').first();
    await expect.poll(() => sheet.evaluate((it) => getComputedStyle(it, '::after').width)).toBe('1288px');
  }
});

/** Where an element ends, in px from the top of a page without the band of example content. */
async function foot(page: Page, part: Locator) {
  const band = isExample ? ((await page.getByRole('note').first().boundingBox())?.height ?? 0) : 0;
  const { y = Infinity, height = 0 } = (await part.boundingBox()) ?? {};
  return y + height - band;
}

for (const type of ['donasi', 'beli', 'wakaf'] as const)
  test(`${type}: the button ends within a phone's screen; warning and slip within two small ones`, async ({ page }) => {
    const sums = { subtotal: 250_000, amount: 250_000, uniqueCode: 427, total: 250_427 };
    const state = type === 'donasi' ? { ...widestDonation, ...sums } : { ...details, type };
    const { confirmLabel, warning } = confirmation;
    for (const [width, height] of [
      [390, 844],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openConfirmation(page, state);
      const button = page.getByRole('link', { name: confirmLabel });
      if (width === 390) expect(await foot(page, button)).toBeLessThanOrEqual(height);
      for (const part of [page.getByText(warning), page.getByRole('button', { name: paymentWords.keep.image })])
        expect(await foot(page, part)).toBeLessThanOrEqual(2 * height);
    }
    // In its step and at the button.
    await expect(page.getByText(confirmation.messageNote[type])).toHaveCount(2);
  });

test('on a small phone bank, number, total and holder are within the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openConfirmation(page, details);
  const places = ['#bank', '#rekening', '#jumlah-transfer', '#pemilik'].map((id) => page.locator(id));
  const tops: number[] = [];
  for (const place of places) {
    expect(await foot(page, place)).toBeLessThanOrEqual(450);
    tops.push((await place.boundingBox())?.y ?? 0);
  }
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  await expect(page.locator('main h2')).toHaveText([
    confirmation.bankHeading,
    confirmation.stepsHeading,
    confirmation.confirmHeading,
    confirmation.keep.mark,
    confirmation.afterMessage.mark,
    confirmation.guide.mark,
    'Rincian Transaksi',
    confirmation.intention.mark,
    confirmation.transferred.mark,
  ]);
});

for (const [address, side] of [
  [details.address, 148],
  ['Jalan Contoh 1 RT 03 RW 05, Kelurahan Contoh, Kecamatan Contoh', 192],
] as const)
  test(`under the button a code of ${side} px is read as the link of the chat`, async ({ page }) => {
    await openConfirmation(page, { ...details, type: side === 192 ? 'beli' : 'wakaf', address });
    const code = page.getByRole('img', { name: confirmation.qrText });
    await expect(code).toBeVisible();
    const frame = code.locator('..');
    expect((await frame.boundingBox())?.width).toBe(side);
    const { data, info } = await sharp(await frame.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
    const link = page.getByRole('link', { name: confirmation.confirmLabel });
    expect((await codeIn(pixels))?.text).toBe(await link.getAttribute('href'));
  });

test('total: three marked digits, in words, with advice; nothing says it was paid', async ({ page }) => {
  await openConfirmation(page, details);
  await expect(
    page.getByText(`${confirmation.labels.inWords}: empat ratus dua puluh ribu empat ratus dua puluh tujuh rupiah`),
  ).toBeVisible();
  await expect(page.locator('#jumlah-transfer [data-tail]')).toHaveAttribute('data-tail', '427');
  await expect(page.getByText(confirmation.uniqueCodeNote.replace('{kode}', '427'))).toBeVisible();
  await expect(page.getByText(confirmation.advice[0] ?? '', { exact: true })).toBeVisible();
  // The details render late.
  await expect(page.getByRole('region', { name: 'Rincian Transaksi' })).toBeVisible();
  const said = await page.locator('main').innerText();
  expect(said).not.toMatch(/[{}]/);
  expect(said).not.toMatch(
    /\b(?:pembayaran|transfer|donasi|pesanan)(?: anda)? (?:telah |sudah |berhasil )?(?:diterima|masuk|berhasil|lunas|diproses|dikirim|diverifikasi)|\blunas\b/i,
  );
});

/** What arrives where a donor pastes. */
const pasted = (page: Page) =>
  page
    .evaluate(() => document.body.append(document.createElement('textarea')))
    .then(async () => {
      const place = page.locator('body > textarea').last();
      await place.focus();
      await page.keyboard.press('Control+V');
      return place.inputValue();
    });

for (const clipboard of ['missing', 'refusing', 'silent'])
  test(`A donor with a ${clipboard} clipboard, as in the web view of an app, copies plain digits all the same`, async ({
    page,
  }) => {
    await page.addInitScript((which) => {
      const writeText = () => (which === 'silent' ? new Promise(() => {}) : Promise.reject(new Error('no')));
      Object.defineProperty(navigator, 'clipboard', { value: which === 'missing' ? undefined : { writeText } });
    }, clipboard);
    await openConfirmation(page, details);
    for (const [what, value] of [
      [words.copy.number, bankAccount.number],
      [words.copy.total, String(details.total)],
    ] as const) {
      await page.getByRole('button', { name: words.copy.label(what) }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Berhasil Disalin!' })).toContainText(value);
      expect(await pasted(page)).toBe(value);
    }
  });

test('A donor whose browser refuses to copy finds the value selected, no false "Tersalin", and copies digits by hand', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await openConfirmation(page, details);
  await page.getByRole('button', { name: 'Salin nomor rekening' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Gagal Menyalin' })).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(account);
  // Checked at once: after 2 s the toast would be gone anyway.
  expect(await page.getByRole('button', { name: 'Tersalin' }).count()).toBe(0);
  await page.keyboard.press('Control+C');
  expect(await pasted(page)).toBe(bankAccount.number);
  // A press on the amount selects the whole of it.
  await page.locator('#jumlah-transfer').click();
  await page.keyboard.press('Control+C');
  expect(await pasted(page)).toBe(String(details.total));
});

test('ten quick copies make one toast; the copied state lasts 2 s', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.clock.install();
  await openConfirmation(page, details);
  const copy = page.getByRole('button', { name: 'Salin nomor rekening' });
  await expect(copy).toBeVisible();
  const button = await copy.elementHandle();
  // On a slow machine real time would pass between two presses.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  for (let i = 0; i < 10; i += 1) await button?.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Berhasil Disalin!' })).toHaveCount(1);
  await page.clock.runFor(1900);
  await expect(page.getByRole('button', { name: 'Tersalin' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(copy).toBeVisible();
});

test('A donor’s name is literal text, whatever its characters, and survives the link', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const name of ['<img src=x onerror=alert(1)>', 'فاطمة', '👨‍👩‍👧‍👦', "O'Neil", '&#?%+', 'nama'.repeat(50)]) {
    await openConfirmation(page, { ...details, name });
    await expect(page.locator('bdi').first()).toHaveText(name);
    await expect(page.locator('main img[src=x]')).toHaveCount(0);
    const href = (await page.getByRole('link', { name: confirmation.confirmLabel }).getAttribute('href')) ?? '';
    expect(href).not.toContain('+');
    expect(new URL(href).searchParams.get('text')).toContain(`${confirmation.whatsapp.nameLabel}: ${name}\n`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test('proof: shown, removable, refused when wrong, and never sent', async ({ page }) => {
  await openConfirmation(page, details);
  const proof = page.getByLabel(`${confirmation.proof.label} (opsional)`, { exact: true });
  await expect(proof).toHaveAttribute('type', 'file');
  await expect(proof).not.toHaveAttribute('required');
  await proof.setInputFiles({ name: 'catatan.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.locator('#bukti-salah')).toContainText('bukan gambar atau PDF');
  await expect(page.getByText('catatan.txt')).toHaveCount(0);
  await proof.setInputFiles({
    name: 'besar.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  });
  await expect(page.locator('#bukti-salah')).toContainText('5 MB');
  await expect(page.getByText('besar.pdf')).toHaveCount(0);
  await proof.setInputFiles({ name: 'bukti.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await expect(page.locator('#bukti-salah')).toHaveCount(0);
  await expect(page.getByText('bukti.pdf', { exact: true })).toBeVisible();
  await expect(page.getByText('Ganti berkas')).toBeVisible();
  await page.getByRole('button', { name: 'Hapus berkas' }).click();
  await expect(page.getByText('bukti.pdf', { exact: true })).toHaveCount(0);
  // Otherwise choosing the same file again is no change to a browser.
  await expect(proof).toHaveValue('');
  await expect(proof).toBeFocused();
});

test('the placeholder band stands on the donation pages as long as the content is an example', async ({ page }) => {
  await openConfirmation(page, details);
  await expect(page.locator('#rekening')).toBeVisible();
  await expect(page.getByRole('note')).toHaveText(isExample ? ['Situs contoh: jangan transfer'] : []);
});

test('“Sudah saya kirim” puts what happens now first, in this tab alone, and one press takes it back', async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime('2026-11-27T21:05:00+07:00');
  await openConfirmation(page, details);
  const button = page.getByRole('link', { name: confirmation.confirmLabel });
  const next = page.getByRole('heading', { level: 1, name: confirmation.sent.heading });
  await page.getByRole('button', { name: confirmation.sent.action }).click();
  await expect(next).toBeFocused();
  await expect(button).toBeHidden();
  await page.reload();
  await expect(next).toBeVisible();
  await expect(page.getByText('paling lambat Senin, 30 November 2026')).toBeVisible();
  await expect(page.getByRole('heading', { name: confirmation.guide.mark })).toHaveCount(0);
  await expect(page.getByRole('button', { name: confirmation.sent.action })).toHaveCount(0);
  await page.getByText(confirmation.sent.folded).click();
  await expect(page.locator('#jumlah-transfer')).toHaveText('Rp420.427');
  await expect(button).toBeVisible();
  const other = await context.newPage();
  await openConfirmation(other, details);
  await expect(other.getByRole('link', { name: confirmation.confirmLabel })).toBeVisible();
  await page.getByRole('button', { name: confirmation.sent.undo }).click();
  await expect(button).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmation.heading);
});

test('a total that no longer holds says so above the account, and first that nobody transfers twice', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-30T00:05:00+07:00');
  await openConfirmation(page, { ...details, sentAt: Date.parse('2026-11-26T21:05:00+07:00') });
  const text = confirmation.validity.lapsed.replace('{tanggal}', 'Minggu, 29 November 2026');
  const lapsed = page.getByRole('status').filter({ hasText: text });
  await expect(lapsed).toContainText(paymentWords.check.transferred);
  await page.clock.setFixedTime('2026-11-29T23:55:00+07:00');
  await page.reload();
  await expect(page.locator('#jumlah-transfer')).toBeVisible();
  await expect(lapsed).toHaveCount(0);
});
