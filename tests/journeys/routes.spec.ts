import type { Locator } from '@playwright/test';
import { paths } from '../../src/page-table.ts';
import { pageList } from '../../src/publish/html/page-list.ts';
import { words } from '../../src/words.ts';
import { open } from './read.ts';
import { expect, test } from './states.ts';

const { confirmation } = paths;
const urls = pageList.filter(({ name }) => name !== 'not-found').map(({ url }) => url);

test('every route can be opened by anyone: 200, and its own heading', async ({ page }) => {
  const headings = new Set<string>();
  for (const url of urls) {
    expect((await page.goto(url))?.status()).toBe(200);
    headings.add(await page.getByRole('heading', { level: 1 }).first().innerText());
  }
  expect(headings.size).toBe(11);
});

test('every change of page, by menu and footer, starts at the top', async ({ page }) => {
  await open(page, confirmation);
  const [menu, footer] = [page.getByRole('banner').getByRole('navigation'), page.getByRole('contentinfo')];
  for (const url of urls.filter((to) => to !== confirmation)) {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const link = (part: Locator) => part.locator(`a[href="${url}"]`);
    await ((await link(menu).count()) > 0 ? link(menu) : link(footer).first()).click();
    await expect(page).toHaveURL(url);
    await page.waitForLoadState();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

test('the bar above the narrow width holds the six links; below it the menu does', async ({ page }) => {
  await open(page, paths.home);
  const bar = page.getByRole('banner').getByRole('navigation', { name: words.nav.label });
  const button = page.getByRole('button', { name: words.nav.openMenu });
  for (const [width, wide] of [
    [1280, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bar).toBeVisible({ visible: wide });
    await expect(button).toBeVisible({ visible: !wide });
  }
  await button.click();
  await expect(page.getByRole('dialog').getByRole('navigation').getByRole('link')).toHaveCount(6);
});
