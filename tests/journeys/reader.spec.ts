import type { Page } from '@playwright/test';
import content from '../../content-fallback/quranPage.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { expectDestructive, section } from './read.ts';
import { expect, notice, openPage, test } from './site.ts';

const { reader } = content;
const frame = (page: Page) => page.getByTitle('Pembaca Al-Qur’an web');
const tool = (page: Page, name: string) => section(page, reader.heading).getByRole('button', { name });
const overlay = (page: Page) => section(page, reader.heading).getByRole('status');
const isFullscreen = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);

// Stories have no network: if the content names a hosted reader, a page with a heading stands in for it.
test.beforeEach(async ({ context }) => {
  if (!reader.url.startsWith('https:')) return;
  await context.route(reader.url, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Al-Qur’an</h1>' }),
  );
});

/** Makes the frame of the reader wait for `answer`, and counts its requests. */
async function holdReader(page: Page) {
  const asked: (() => void)[] = [];
  await page.route(reader.url, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    await new Promise<void>((answer) => asked.push(answer));
    await route.fallback();
  });
  return { asked: () => asked.length, answer: () => asked.at(-1)?.() };
}

test('the frame is 800 px high; the fullscreen label follows the browser, and a toast says why it refuses', async ({
  page,
}) => {
  await openPage(page, paths.quran);
  await expect(frame(page)).toHaveAttribute('src', reader.url);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await frame(page).evaluate((element) => element.clientHeight)).toBe(800);
  }
  const enter = tool(page, 'Mode Fullscreen');
  const leave = tool(page, 'Keluar Fullscreen');
  for (const end of [() => leave.click(), () => page.evaluate(() => document.exitFullscreen())]) {
    await expect(leave).toHaveCount(0);
    await enter.click();
    await expect(leave).toBeInViewport();
    expect(await isFullscreen(page)).toBe(true);
    await end();
    await expect(leave).toHaveCount(0);
    expect(await isFullscreen(page)).toBe(false);
  }
  await page.evaluate(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Izin ditolak (uji)'));
  });
  await enter.click();
  const toast = notice(page, 'Gagal Masuk Mode Fullscreen');
  await expect(toast).toContainText('Peramban Anda mungkin tidak mendukungnya. Izin ditolak (uji)');
  await expectDestructive(toast);
  await expect(leave).toHaveCount(0);
});

test('a reader out of reach, which browsers report as loaded, leaves a message and both ways on', async ({ page }) => {
  await page.route(reader.url, (route) => route.abort());
  await openPage(page, paths.quran);
  await expect(overlay(page)).toContainText(reader.slowText);
  expect((await overlay(page).boundingBox())?.height).toBeLessThanOrEqual(420);
  await expect(frame(page)).toBeHidden();
  await expect(overlay(page).getByRole('link', { name: 'Buka di Tab Baru' })).toHaveAttribute('href', reader.url);
  await page.unroute(reader.url);
  await overlay(page).getByRole('button', { name: 'Refresh' }).click();
  await expect(overlay(page)).toHaveCount(0);
  expect(await frame(page).evaluate((element) => element.clientHeight)).toBe(800);
});

test('the overlay stays until the reader has loaded, after 15 s with a link to its own tab; then Refresh reloads it', async ({
  page,
}) => {
  const held = await holdReader(page);
  // The clock is stopped before the page loads: only runFor advances it, however slow the machine.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await openPage(page, paths.quran);
  const refresh = tool(page, 'Refresh');
  for (const times of [1, 2]) {
    await expect(overlay(page)).toHaveText('Memuat Al-Qur’an...', { useInnerText: true });
    await expect(refresh).toBeDisabled();
    await expect.poll(held.asked).toBe(times);
    if (times === 1) {
      await page.clock.runFor(14_900);
      await expect(overlay(page)).toHaveText('Memuat Al-Qur’an...', { useInnerText: true });
      await page.clock.runFor(200);
      await expect(overlay(page)).toContainText(reader.slowText);
      await expect(overlay(page).getByRole('link', { name: 'Buka di Tab Baru' })).toHaveAttribute('href', reader.url);
      await expect(overlay(page).getByRole('button', { name: 'Refresh' })).toBeEnabled();
    }
    held.answer();
    await expect(overlay(page)).toHaveCount(0);
    await expect(frame(page).contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
    await expect(refresh).toBeEnabled();
    if (times === 1) await refresh.click();
  }
});
