import type { Page } from '@playwright/test';
import { paths } from '../../src/page-table.ts';
import { words } from '../../src/words/site.ts';
import { amountField, cityField, submit, typeOf } from './order.ts';
import { coveredByToast } from './read.ts';
import { expect, notice, openPage, test } from './site.ts';

const toast = (page: Page) => notice(page, words.messages.notAvailable.title);

/** A screenshot on the home page: a press shows the notice that a feature is not available yet. */
const screenshot = (page: Page) => page.locator('main').getByRole('button', { name: words.gallery.detail }).first();

/** Opens the home page and stops its clock: only runFor advances it, however slow the machine. */
async function openStopped(page: Page) {
  await page.clock.install();
  await openPage(page, '/');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Drags a toast sideways and lets go. */
async function drag(page: Page, distance: number) {
  const box = await toast(page).boundingBox();
  if (!box) throw new Error('There is no toast to drag');
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const part of [0.3, 0.7, 1]) await page.mouse.move(x + distance * part, y);
  await page.mouse.up();
}

test('A visitor has five seconds to read a toast, and longer while the pointer or the focus is on it', async ({
  page,
}) => {
  await openStopped(page);
  await screenshot(page).click();
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(4900);
  // A toast that is closing is still visible, so its state is compared.
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(200);
  await expect(toast(page)).toHaveCount(0);
  await screenshot(page).click();
  await toast(page).hover();
  await page.clock.runFor(6000);
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await page.mouse.move(640, 100);
  await page.keyboard.press('F8');
  await page.clock.runFor(6000);
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
});

test('A visitor can push a toast away to the right by more than 50 px, or close it', async ({ page }) => {
  await openStopped(page);
  await screenshot(page).click();
  await drag(page, 49);
  await expect(toast(page)).toBeVisible();
  await drag(page, -120);
  await expect(toast(page)).toBeVisible();
  await drag(page, 51);
  await page.clock.runFor(1000);
  await expect(toast(page)).toHaveCount(0);
  await screenshot(page).click();
  await toast(page).getByRole('button', { name: words.toast.close }).click();
  await page.clock.runFor(1000);
  await expect(toast(page)).toHaveCount(0);
});

test('a toast is announced once and takes no focus; F8 reaches it, and Escape closes it', async ({ page }) => {
  await openPage(page, '/');
  await screenshot(page).press('Enter');
  await expect(toast(page)).toBeVisible();
  await expect(screenshot(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: words.messages.notAvailable.title })).toHaveCount(1);
  await page.keyboard.press('F8');
  const region = () => page.evaluate(() => document.activeElement?.closest('[role=region]')?.ariaLabel);
  expect(await region()).toBe('Pemberitahuan (F8)');
  await page.keyboard.press('Tab');
  expect(await region()).toBe('Pemberitahuan (F8)');
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);
});

test('a new toast replaces the old one, and at a zoom of 400 % covers no field with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, paths.donation);
  const toasts = page.getByRole('region', { name: /Pemberitahuan/ }).getByRole('listitem');
  for (const [type, field, text] of [
    ['donasi', amountField(page), /Mohon isi nama dan nominal donasi/],
    ['wakaf', cityField(page), /Mohon isi nama, jumlah, dan kota tujuan/],
  ] as const) {
    await typeOf(page, type).check();
    await submit(page).click();
    await expect(toasts).toHaveText([text]);
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    // The toast slides into its place.
    await expect.poll(() => coveredByToast(field)).toEqual([]);
  }
});
