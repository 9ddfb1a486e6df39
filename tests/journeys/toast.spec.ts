import type { Page } from '@playwright/test';
import { expect, pressTile, started, test } from './site.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const notices = (page: Page) => page.getByRole('region', { name: /Pemberitahuan/ }).getByRole('listitem');

async function show(page: Page) {
  await page.goto('/');
  await started(page);
  await pressTile(page);
  await expect(notices(page)).toBeVisible();
}

test('one at a time, whatever is pressed', async ({ page }) => {
  await show(page);
  for (let presses = 0; presses < 10; presses += 1) await pressTile(page);
  await expect(notices(page)).toHaveCount(1);
});

test('waits while it is pointed at, and while it has focus', async ({ page }) => {
  await page.clock.install();
  await show(page);
  await notices(page).hover();
  await page.clock.runFor(6000);
  await expect(notices(page)).toHaveCount(1);
  await page.mouse.move(640, 100);
  await page.keyboard.press('F8');
  await page.clock.runFor(6000);
  await expect(notices(page)).toHaveCount(1);
});

test('to the left it stays', async ({ page }) => {
  await show(page);
  const box = await notices(page).boundingBox();
  if (!box) throw new Error('There is no toast to drag');
  const [x, y] = [box.x + 200, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const part of [0.5, 1]) await page.mouse.move(x - 120 * part, y);
  await page.mouse.up();
  await expect(notices(page)).toHaveCount(1);
});
