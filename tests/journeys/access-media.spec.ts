import { words } from '../../src/words.ts';
import { movers } from './looks.ts';
import { expect, started, test } from './states.ts';

test('without that wish there is motion, and nothing takes longer than 1.2 s or repeats', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await started(page);
  expect((await movers(page)).length).toBeGreaterThan(0);
  const long = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .map(({ effect }) => effect?.getComputedTiming())
      .filter((timing) => Number(timing?.endTime) > 1200)
      .map((timing) => JSON.stringify(timing)),
  );
  expect(long).toEqual([]);
});

test('in forced colours focus and the chosen theme button stay visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const toggle = page.getByRole('button', { name: words.nav.theme });
  await toggle.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(toggle).toBeFocused();
  expect(await toggle.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});
