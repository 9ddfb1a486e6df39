import { running } from '../../src/client/protocol.ts';
import { paths } from '../../src/page-table.ts';
import { pageList } from '../../src/publish/html/page-list.ts';
import { submit } from './order.ts';
import { expect, hold, islandCode, test } from './site.ts';

const withIslands = new Set<string>([paths.contact, paths.donation, paths.confirmation]);

for (const { url } of pageList.filter((page) => !withIslands.has(page.url)))
  test(`on ${url} scrolling, pointing, touching and typing fetch no code of islands`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => islandCode.test(request.url()) && scripts.push(request.url()));
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

test('a submit before the script of the page arrives starts the form as soon as it arrives', async ({ page }) => {
  const release = await hold(page, '**/assets/page.*.js');
  // Without time the form starts only because of the submit.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto(paths.donation, { waitUntil: 'commit' });
  await submit(page).click();
  release();
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
