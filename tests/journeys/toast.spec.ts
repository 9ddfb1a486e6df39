import type { Page } from '@playwright/test';
import { expect, ready, test } from './site.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const notices = (page: Page) => page.getByRole('region', { name: /Pemberitahuan/ }).getByRole('listitem');
const subscribe = (page: Page) => page.getByRole('button', { name: 'Berlangganan' });

async function show(page: Page) {
  await page.goto('/');
  await ready(page);
  await page.getByPlaceholder('Email Anda').fill('ibu@contoh.id');
  await subscribe(page).click();
  await expect(notices(page)).toBeVisible();
}

/** ms from now until no notice is left. */
async function untilGone(page: Page) {
  const start = Date.now();
  await expect(notices(page)).toHaveCount(0, { timeout: 12_000 });
  return Date.now() - start;
}

test('one at a time, whatever is pressed; gone after 5000 ms', async ({ page }) => {
  await show(page);
  for (let presses = 0; presses < 10; presses += 1) await subscribe(page).click();
  await expect(notices(page)).toHaveCount(1);
  await page.mouse.move(640, 100);
  const time = await untilGone(page);
  expect(time).toBeGreaterThan(4300);
  expect(time).toBeLessThan(5800);
});

test('waits while it is pointed at, and while it has focus', async ({ page }) => {
  await show(page);
  await notices(page).hover();
  await page.waitForTimeout(6000);
  await expect(notices(page)).toHaveCount(1);
  await page.mouse.move(640, 100);
  await page.keyboard.press('F8');
  await page.waitForTimeout(6000);
  await expect(notices(page)).toHaveCount(1);
});

async function drag(page: Page, distance: number) {
  const box = await notices(page).boundingBox();
  if (!box) throw new Error('There is no toast to drag');
  const [x, y] = [box.x + 80, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const part of [0.25, 0.5, 0.75, 1]) await page.mouse.move(x + distance * part, y);
  await page.mouse.up();
}

test('49 px to the right keep it, 51 px dismiss it, to the left does nothing', async ({ page }) => {
  await show(page);
  for (const distance of [49, -80]) {
    await drag(page, distance);
    await expect(notices(page)).toHaveCount(1);
  }
  await drag(page, 51);
  await expect(notices(page)).toHaveCount(0, { timeout: 1000 });
});

test('F8 focuses the region; the close button does what the swipe does', async ({ page }) => {
  await show(page);
  await page.keyboard.press('F8');
  const region = page.getByRole('region', { name: /Pemberitahuan/ });
  expect(await region.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.getByRole('button', { name: 'Tutup pemberitahuan' }).press('Enter');
  await expect(notices(page)).toHaveCount(0);
});

test('a destructive one follows the same rules', async ({ page }) => {
  await page.goto('/donation');
  await ready(page);
  await page.getByRole('button', { name: 'Lanjutkan Pembayaran' }).click();
  await expect(notices(page)).toContainText('Form Tidak Lengkap');
  await page.mouse.move(640, 100);
  const time = await untilGone(page);
  expect(time).toBeGreaterThan(4300);
  expect(time).toBeLessThan(5800);
});
