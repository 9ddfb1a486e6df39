import type { Page } from '@playwright/test';
import { paths } from '../../src/page-table.ts';
import { expect, test } from './site.ts';

/** When the application is fetched (docs/decisions/late-start.md); for confirmations: confirmation.spec.ts. */
function watchScripts(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && asked.push(request.url()));
  return asked;
}
const minute = 60_000;

/** Opens a page under a clock that stands still. */
async function openStill(page: Page, url: string) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(minute);
  await page.goto(url);
}

const acts: Record<string, (page: Page) => Promise<unknown>> = {
  'presses a key': (page) => page.keyboard.press('Shift'),
  'moves the mouse': (page) => page.mouse.move(300, 300, { steps: 2 }),
  'touches the page': (page) => page.locator('main p').first().dispatchEvent('pointerdown'),
  'has focus on a button': (page) => page.locator('header button').first().focus(),
  scrolls: (page) => page.evaluate(() => scrollTo(0, 300)),
};
for (const [what, act] of Object.entries(acts))
  test(`a visitor who reads fetches no script before the first interaction; one who ${what} does`, async ({ page }) => {
    const scripts = watchScripts(page);
    await openStill(page, '/');
    await page.clock.runFor(minute);
    // The next page needs the network more than this one.
    await page.locator('main a[href^="/"]').first().dispatchEvent('pointerdown');
    expect(scripts).toEqual([]);
    await act(page);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });

test('a confirmation without details starts only at an interaction, a form also 6 s after it has loaded', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await openStill(page, paths.confirmation);
  await page.clock.runFor(minute);
  expect(scripts).toEqual([]);
  await page.goto(paths.donation);
  await page.clock.runFor(5900);
  expect(scripts).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('the reader starts without an interaction, after its first paint', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto(paths.quran);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

for (const [network, rules] of [
  [{ saveData: true, effectiveType: '4g' }, 0],
  [{ saveData: false, effectiveType: '3g' }, 0],
  [{ saveData: false, effectiveType: '4g' }, 1],
] as const)
  test(`pages are fetched ahead by ${rules} rules with ${JSON.stringify(network)}`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
      network,
    );
    await page.goto('/');
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(rules);
  });
