import type { Page } from '@playwright/test';
import { running } from '../../src/client/protocol.ts';
import { paths } from '../../src/page-table.ts';
import { pageList } from '../../src/publish/html/page-list.ts';
import { expect, test } from './site.ts';

/** The scripts that a page requests from now on, besides its own (docs/decisions/islands.md). */
function watchScripts(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && !pathname.startsWith('/assets/page.')) asked.push(pathname);
  });
  return asked;
}
const minute = 60_000;

const withIslands = new Set<string>([paths.contact, paths.donation, paths.confirmation]);

for (const { url } of pageList.filter((page) => !withIslands.has(page.url)))
  test(`on ${url} scrolling, pointing, touching and typing fetch no script but that of the page`, async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto(url);
    await page.mouse.wheel(0, 600);
    await page.mouse.move(200, 300, { steps: 3 });
    await page.locator('main p').first().dispatchEvent('pointerdown');
    await page.keyboard.press('Tab');
    const control = page.locator('[data-notice]').first();
    await control.dispatchEvent('click');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
  });

test('a form starts 6 s after it has loaded even without an input', async ({ page }) => {
  const scripts = watchScripts(page);
  const form = page.locator('[data-island]');
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(minute);
  await page.goto(paths.donation);
  // The scripts are fetched at once, so that the first input does not wait for the network.
  await expect.poll(() => scripts.length).toBeGreaterThan(5);
  await page.clock.runFor(5900);
  await expect(form).not.toHaveAttribute(running);
  await page.clock.runFor(200);
  await expect(form).toHaveAttribute(running);
});

test('a submit before the script of the page arrives starts the form as soon as it arrives', async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/page.*.js', (route) => arrival.promise.then(() => route.continue()));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(minute);
  await page.goto(paths.donation, { waitUntil: 'commit' });
  await page.locator('main form [type=submit]').click();
  arrival.resolve();
  await expect(page.locator('[data-island]')).toHaveAttribute(running);
});

// On a slow network, or when data is saved, nothing is prefetched.
for (const [network, rules] of [
  [{ saveData: true, effectiveType: '4g' }, 0],
  [{ saveData: false, effectiveType: '3g' }, 0],
  [{ saveData: false, effectiveType: '4g' }, 1],
] as const)
  test(`with ${JSON.stringify(network)} the page has ${rules} rules for prefetching`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
      network,
    );
    await page.goto('/');
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(rules);
  });
