import type { Page } from '@playwright/test';
import bankAccount from '../../content-fallback/bankAccount.json' with { type: 'json' };
import confirmation from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import { spaceAccount } from '../../src/transaction/space-account.ts';
import { confirmationWords } from '../../src/words/confirmation.ts';
import { words } from '../../src/words/site.ts';
import { transferDetails, transferTotal } from './order.ts';
import {
  expect,
  hold,
  isExample,
  notice,
  islandCode,
  openConfirmation,
  test,
  wakafDetails as details,
} from './site.ts';

const account = spaceAccount(bankAccount.number);

test('opened directly: the Oops page and a way back', async ({ page }) => {
  const release = await hold(page, islandCode);
  await page.goto('/donation-confirmation');
  const heading = page.getByRole('heading', { level: 1 });
  // From the first paint, before the application runs.
  await expect(heading).toHaveText('Oops! Terjadi Kesalahan.');
  release();
  const { warning } = confirmation.oops;
  for (const text of ['Tidak ada detail transaksi yang ditemukan. Silakan ulangi proses donasi.', warning])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  const chat = page.locator('main').getByRole('link', { name: confirmationWords.oops.chat });
  const href = (await chat.first().getAttribute('href')) ?? '';
  expect(new URL(href).searchParams.get('text')).toContain(confirmation.transferred.message.greeting);
  await page.locator('main').getByRole('link', { name: confirmationWords.oops.action }).click();
  await expect(page).toHaveURL('/donation');
});

test('a reload, Back and the skip link keep the details; Oops never flashes', async ({ page }) => {
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
  for (const reopen of [
    () => page.reload(),
    () => page.goto('/').then(() => page.goBack()),
    () => page.getByRole('link', { name: words.nav.skip }).press('Enter'),
  ]) {
    await reopen();
    await expect(transferTotal(page)).toHaveText('Rp420.427');
    await expect(transferDetails(page)).toContainText('Fatimah');
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([confirmation.heading]);
  }
  await expect(page).toHaveURL(/#isi$/);
});

test('a name is literal text, three digits are marked, an example says so, none claims a payment', async ({ page }) => {
  const name = `<img src=x onerror=alert(1)> O'Neil &#?%+ فاطمة 👨‍👩‍👧‍👦`;
  await openConfirmation(page, { ...details, name });
  await expect(page.locator('bdi').first()).toHaveText(name);
  await expect(page.locator('main img[src=x]')).toHaveCount(0);
  // As long as the content is an example, a band says not to transfer.
  await expect(page.getByRole('note')).toHaveText(isExample ? ['Situs contoh: jangan transfer'] : []);
  await expect(page.locator('#jumlah-transfer [data-tail]')).toHaveAttribute('data-tail', '427');
  await expect(page.getByText(confirmation.lead)).toBeVisible();
  await expect(page.getByText(confirmation.holderNote, { exact: true })).toBeVisible();
  // The details are the part that is rendered last.
  await expect(transferDetails(page)).toBeVisible();
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

test('each button copies plain digits, says so for 2 s, and selects the value where nothing may copy', async ({
  page,
}) => {
  await page.clock.install();
  await openConfirmation(page, details);
  await expect(transferTotal(page)).toBeVisible();
  // The clock is stopped before the press: only runFor advances it, however slow the machine.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const copied = page.getByRole('button', { name: words.copy.copied });
  // The web views of apps have no clipboard, or one that refuses or never answers.
  for (const clipboard of ['working', 'missing', 'refusing', 'silent'])
    for (const [what, value] of [
      [words.copy.number, bankAccount.number],
      [words.copy.total, String(details.total)],
    ] as const) {
      await page.evaluate((kind) => {
        const writeText = () => (kind === 'silent' ? new Promise(() => {}) : Promise.reject(new Error('no')));
        const changed = { value: kind === 'missing' ? undefined : { writeText }, configurable: true };
        if (kind !== 'working') Object.defineProperty(navigator, 'clipboard', changed);
      }, clipboard);
      const copy = page.getByRole('button', { name: words.copy.label(what) });
      await copy.click();
      if (clipboard === 'silent') await page.clock.runFor(1000);
      await expect(copied).toBeVisible();
      await expect(notice(page, 'Berhasil Disalin!')).toContainText(value);
      expect(await pasted(page)).toBe(value);
      await page.clock.runFor(1900);
      await expect(copied).toBeVisible();
      await page.clock.runFor(200);
      await expect(copy).toBeVisible();
    }
  await page.evaluate(() => (document.execCommand = () => false));
  await page.getByRole('button', { name: words.copy.label(words.copy.number) }).click();
  await page.clock.runFor(1000);
  await expect(notice(page, 'Gagal Menyalin')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(account);
  await expect(copied).toHaveCount(0);
  await page.keyboard.press('Control+C');
  expect(await pasted(page)).toBe(bankAccount.number);
  // A press on the amount selects the whole of it.
  await transferTotal(page).click();
  await page.keyboard.press('Control+C');
  expect(await pasted(page)).toBe(String(details.total));
});

test('proof: shown, removable, refused when wrong, and never sent', async ({ page }) => {
  await openConfirmation(page, details);
  const proof = page.getByLabel(`${confirmationWords.proof.label} (opsional)`, { exact: true });
  await expect(proof).toHaveAttribute('type', 'file');
  await expect(proof).not.toHaveAttribute('required');
  await proof.setInputFiles({ name: 'catatan.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.locator('#bukti-salah')).toContainText('bukan gambar atau PDF');
  await expect(page.getByText('catatan.txt')).toHaveCount(0);
  await proof.setInputFiles({ name: 'bukti.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await expect(page.locator('#bukti-salah')).toHaveCount(0);
  await expect(page.getByText('bukti.pdf', { exact: true })).toBeVisible();
  await expect(page.getByText(confirmationWords.proof.change, { exact: true })).toBeVisible();
  expect(await page.getByRole('link', { name: confirmationWords.confirm }).getAttribute('href')).not.toContain('.pdf');
  await page.getByRole('button', { name: confirmationWords.proof.remove }).click();
  await expect(page.getByText('bukti.pdf', { exact: true })).toHaveCount(0);
  // Otherwise choosing the same file again is no change to a browser.
  await expect(proof).toHaveValue('');
  await expect(proof).toBeFocused();
});

test.describe('in the web view of an app', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 10; K; wv) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36',
  });

  test('the transfer is shared as a text, or copied where there is no share sheet; printing is not offered', async ({
    page,
  }) => {
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
    await openConfirmation(page, details);
    const share = page.getByRole('button', { name: confirmationWords.share });
    await expect(share).toBeVisible();
    await expect(page.getByRole('button', { name: confirmationWords.print })).toHaveCount(0);
    await share.click();
    await expect(notice(page, 'Berhasil Disalin!')).toContainText(confirmationWords.sharedName);
    const text = await pasted(page);
    // tests/sections/shared-text.test.ts has the whole text.
    expect(text).toContain('Rp420.427');
    await page.getByRole('button', { name: words.toast.close }).click();
    for (const [answer, copies] of [
      ['', 0],
      ['AbortError', 0], // the visitor has closed the sheet
      ['NotAllowedError', 1],
    ] as const) {
      await page.evaluate(
        ([refusal]) =>
          Object.assign(navigator, {
            share: ({ text: shared }: ShareData) => {
              Object.assign(window, { shared });
              return refusal ? Promise.reject(new DOMException('', refusal)) : Promise.resolve();
            },
          }),
        [answer],
      );
      await share.click();
      expect(await page.evaluate(() => (window as unknown as { shared: string }).shared)).toBe(text);
      await expect(notice(page, 'Berhasil Disalin!')).toHaveCount(copies);
    }
  });
});

test('above the account stands that a total no longer holds once its last day has passed', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-30T00:05:00+07:00');
  await openConfirmation(page, { ...details, sentAt: Date.parse('2026-11-26T21:05:00+07:00') });
  const alarm = page.getByRole('alert').filter({ hasText: confirmationWords.check.totalLapsed('Rp420.427') });
  await expect(alarm).toHaveText(/^Sudah transfer\? Jangan transfer lagi, kabari kami/);
  await expect(page.getByRole('region', { name: confirmationWords.account })).toContainText('Minggu, 29 November');
  await page.clock.setFixedTime('2026-11-29T23:55:00+07:00');
  await page.reload();
  await expect(transferTotal(page)).toBeVisible();
  await expect(alarm).toHaveCount(0);
});
