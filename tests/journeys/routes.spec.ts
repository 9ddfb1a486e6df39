import content from '../../content-fallback/contactPage.json' with { type: 'json' };
import quranPage from '../../content-fallback/quranPage.json' with { type: 'json' };
import { paths } from '../../src/paths.ts';
import { words } from '../../src/words.ts';
import { open, quiet } from './read.ts';
import { expect, openConfirmation, started, test } from './states.ts';

const { confirmation, ...linked } = paths;

test('every route can be opened by anyone: 200, and its own heading', async ({ page }) => {
  const headings = new Set<string>();
  for (const url of Object.values(paths)) {
    expect((await page.goto(url))?.status()).toBe(200);
    headings.add(await page.getByRole('heading', { level: 1 }).first().innerText());
  }
  expect(headings.size).toBe(11);
});

test('every change of route, by menu and footer, scrolls to the top', async ({ page }) => {
  await open(page, confirmation);
  for (const url of Object.values(linked)) {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.getByRole('contentinfo').locator(`a[href="${url}"]`).first().click();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

test('no page calls a backend: files of this site, the reader and the map, and nothing is sent', async ({
  page,
  baseURL,
}) => {
  const others = new Set<string>();
  const methods = new Set<string>();
  page.on('request', (request) => {
    methods.add(request.method());
    const { origin, protocol } = new URL(request.url());
    if (origin !== baseURL && protocol !== 'data:') others.add(origin);
  });
  for (const url of Object.values(linked)) {
    await open(page, url);
    await quiet(page);
  }
  await openConfirmation(page);
  await started(page);
  await quiet(page);
  expect([...methods]).toEqual(['GET']);
  const embedded = [quranPage.reader.url, content.map.embedUrl].map((url) => new URL(url).origin);
  // The stand-in reader and the map are pages of their own; their requests are not ours.
  expect([...others].sort()).toEqual(embedded.sort());
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
