import type { Page } from '@playwright/test';
import { paths } from '../../src/page-table.ts';
import { words } from '../../src/words/site.ts';
import { amountField, cityField, submit, typeOf } from './order.ts';
import { coveredByToast } from './read.ts';
import { expect, notice, openPage, test } from './site.ts';

const toast = (page: Page) => notice(page, words.messages.notAvailable.title);

/** A screenshot on the home page: a press shows the notice that a feature is not available yet. */
const screenshot = (page: Page) => page.locator('main').getByRole('button', { name: words.gallery.detail }).first();

/** Opens the home page and presses a screenshot. */
async function show(page: Page) {
  await openPage(page, '/');
  await screenshot(page).click();
  await expect(toast(page)).toBeVisible();
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

test('A visitor has five seconds to read a toast', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/');
  // The clock is stopped before the toast appears: only runFor advances it, however slow the machine.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await screenshot(page).click();
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(4900);
  // A toast that is closing is still visible, so its state is compared.
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(200);
  await expect(toast(page)).toHaveCount(0);
});

test('A visitor can push a toast away to the right by more than 50 px, or close it', async ({ page }) => {
  await page.clock.install();
  await show(page);
  // The clock is stopped, so that no toast ends by itself.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
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

test('A visitor reaches a toast with F8 and closes it with Escape', async ({ page }) => {
  await show(page);
  await page.keyboard.press('F8');
  const region = () => page.evaluate(() => document.activeElement?.closest('[role=region]')?.ariaLabel);
  expect(await region()).toBe('Pemberitahuan (F8)');
  await page.keyboard.press('Tab');
  expect(await region()).toBe('Pemberitahuan (F8)');
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);
});

test('A toast waits while a visitor points at it, and while it has focus', async ({ page }) => {
  await page.clock.install();
  await show(page);
  await toast(page).hover();
  await page.clock.runFor(6000);
  await expect(toast(page)).toHaveCount(1);
  await page.mouse.move(640, 100);
  await page.keyboard.press('F8');
  await page.clock.runFor(6000);
  await expect(toast(page)).toHaveCount(1);
});

test('a new toast replaces the previous one, and at a zoom of 400 % covers no field with the focus', async ({
  page,
}) => {
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

test('a toast does not take focus, and is announced once by a live region', async ({ page }) => {
  await openPage(page, '/');
  await screenshot(page).press('Enter');
  await expect(notice(page, words.messages.notAvailable.title)).toBeVisible();
  await expect(screenshot(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: words.messages.notAvailable.title })).toHaveCount(1);
});
