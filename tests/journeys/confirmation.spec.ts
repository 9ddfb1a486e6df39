import type { Page } from '@playwright/test';
import { paymentWords } from '../../src/payment-words.ts';
import bankAccount from '../../content-fallback/bankAccount.json' with { type: 'json' };
import confirmation from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import { spaceAccount } from '../../src/transaction/space-account.ts';
import { words } from '../../src/words.ts';
import { chatText } from './read.ts';
import { expect, hold, isExample, islandCode, openConfirmation, test, wakafDetails as details } from './site.ts';

const account = spaceAccount(bankAccount.number);

test('opened directly: the Oops page and a way back', async ({ page }) => {
  const release = await hold(page, islandCode);
  await page.goto('/donation-confirmation');
  const heading = page.getByRole('heading', { level: 1 });
  // From the first paint, before the application runs.
  await expect(heading).toHaveText('Oops! Terjadi Kesalahan.');
  release();
  await expect(heading.locator('xpath=following-sibling::*[1]')).toHaveText(confirmation.oops.warning);
  await expect(
    page.getByText('Tidak ada detail transaksi yang ditemukan. Silakan ulangi proses donasi.'),
  ).toBeVisible();
  const chat = page.locator('main').getByRole('link', { name: confirmation.transferred.action });
  expect(await chatText(chat.first())).toContain(confirmation.transferred.message.greeting);
  await page.locator('main').getByRole('link', { name: paymentWords.oops.action }).click();
  await expect(page).toHaveURL('/donation');
});

test('a reload and Back keep the details; Oops never flashes', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const text = document.querySelector('h1')?.textContent;
      if (text && seen.at(-1) !== text) seen.push(text);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const release = await hold(page, islandCode);
  await openConfirmation(page, details);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmation.heading);
  release();
  for (const reopen of [() => page.reload(), () => page.goto('/').then(() => page.goBack())]) {
    await reopen();
    await expect(page.locator('#jumlah-transfer')).toHaveText('Rp420.427');
    await expect(page.getByRole('region', { name: 'Rincian Transaksi' })).toContainText('Fatimah');
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([confirmation.heading]);
  }
});

test('the total has three marked digits, its words and advice; no text says that it was paid', async ({ page }) => {
  await openConfirmation(page, details);
  await expect(
    page.getByText(`${confirmation.labels.inWords}: empat ratus dua puluh ribu empat ratus dua puluh tujuh rupiah`),
  ).toBeVisible();
  await expect(page.locator('#jumlah-transfer [data-tail]')).toHaveAttribute('data-tail', '427');
  await expect(page.getByText(confirmation.uniqueCodeNote.replace('{kode}', '427'))).toBeVisible();
  await expect(page.getByText(confirmation.advice[0] ?? '', { exact: true })).toBeVisible();
  // The details are the part that is rendered last.
  await expect(page.getByRole('region', { name: 'Rincian Transaksi' })).toBeVisible();
  const text = await page.locator('main').innerText();
  expect(text).not.toMatch(/[{}]/);
  // No sentence like “transfer Anda telah diterima”.
  expect(text).not.toMatch(
    /\b(?:pembayaran|transfer|donasi|pesanan)(?: anda)? (?:telah |sudah |berhasil )?(?:diterima|masuk|berhasil|lunas|diproses|dikirim|diverifikasi)|\blunas\b/i,
  );
});

/** The text that a paste inserts. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  const place = page.locator('body > textarea').last();
  await place.focus();
  await page.keyboard.press('Control+V');
  return place.inputValue();
}

for (const clipboard of ['missing', 'refusing', 'silent'])
  test(`where the clipboard API is ${clipboard}, as in apps, a donor still copies plain digits`, async ({ page }) => {
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

test('where copying is refused the value is selected, and nothing claims to be copied', async ({ page }) => {
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

test('a button says for 2 s that it has copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.clock.install();
  await openConfirmation(page, details);
  const copy = page.getByRole('button', { name: 'Salin nomor rekening' });
  const copied = page.getByRole('button', { name: 'Tersalin' });
  await expect(copy).toBeVisible();
  // The clock is stopped before the press: only runFor advances it, however slow the machine.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await copy.click();
  await expect(copied).toBeVisible();
  await page.clock.runFor(1900);
  await expect(copied).toBeVisible();
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
  expect(await page.getByRole('link', { name: confirmation.confirmLabel }).getAttribute('href')).not.toContain('.pdf');
  await page.getByRole('button', { name: 'Hapus berkas' }).click();
  await expect(page.getByText('bukti.pdf', { exact: true })).toHaveCount(0);
  // Otherwise choosing the same file again is no change to a browser.
  await expect(proof).toHaveValue('');
  await expect(proof).toBeFocused();
});

test('as long as the content is an example, a band on the confirmation says not to transfer', async ({ page }) => {
  await openConfirmation(page, details);
  await expect(page.locator('#rekening')).toBeVisible();
  await expect(page.getByRole('note')).toHaveText(isExample ? ['Situs contoh: jangan transfer'] : []);
});

test('“Sudah saya kirim” puts the next step first, and one press undoes that', async ({ page, context }) => {
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

test('above the account stands that a total has lapsed, and a warning not to transfer twice', async ({ page }) => {
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
