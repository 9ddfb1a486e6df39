import { paths } from '../../src/page-table.ts';
import { pageList } from '../../src/publish/html/page-list.ts';
import { words } from '../../src/words/site.ts';
import { amountField, submit } from './order.ts';
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

test('a submit before React runs shows that it waits, and then takes effect', async ({ page }) => {
  const release = await hold(page, islandCode);
  await page.goto(paths.donation);
  await submit(page).click();
  await expect(page.getByText(words.form.submitting)).toBeVisible();
  release();
  await expect(amountField(page)).toBeFocused();
  await expect(submit(page)).not.toHaveAttribute('aria-busy', 'true');
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
