import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '../../src/page-table.ts';
import { pageList } from '../../src/publish/html/page-list.ts';
import { words } from '../../src/words/site.ts';
import { test } from './on-faulty-server.ts';
import { submit, typeOf } from './order.ts';
import { expect, hold, islandCode, notice } from './site.ts';

/**
 * Ten packets, which a server sends before it waits for an answer, less 1,100 bytes of compressed headers. On 3G one
 * more answer takes 400 ms.
 */
const firstFlight = 14_500 - 1100;

test.use({ allowedErrors: /(?!)/ });

/** What the screen shows. Chromium writes its pictures with and without alpha. */
async function pixels(page: Page): Promise<Buffer> {
  const picture = sharp(await page.screenshot({ animations: 'disabled' }));
  return picture.removeAlpha().raw().toBuffer();
}

// If it fails, give the first screen fewer styles of its own, or move parts that it does not show behind it.
test('the first packets of every page hold its first screen', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await hold(page, islandCode);
  const longer = pageList.filter(({ file }) => readFileSync(`dist/${file}.br`).length > firstFlight);
  for (const { url } of longer) {
    server.mend();
    await page.goto(url);
    const whole = await pixels(page);
    server.holdAfter(firstFlight);
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('h1').waitFor(); // Chromium takes no picture before it has painted
    await expect.poll(async () => (await pixels(page)).equals(whole), url).toBe(true);
    expect(await page.evaluate(() => document.readyState), 'the rest has not arrived').toBe('loading');
  }
});

test('while the rest of the form arrives, a press is marked, and another type than that of the link stays', async ({
  page,
  server,
}) => {
  server.holdAfter(firstFlight);
  await page.goto(`${paths.donation}?jenis=wakaf`, { waitUntil: 'commit' });
  await expect(typeOf(page, 'wakaf')).toBeChecked();
  await typeOf(page, 'donasi').check();
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  server.mend();
  await expect(typeOf(page, 'donasi')).toBeChecked();
  await expect(notice(page, words.messages.incompleteOrder.title)).toBeVisible();
  await expect(typeOf(page, 'donasi')).toBeChecked();
});
