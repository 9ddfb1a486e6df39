import type { Locator } from '@playwright/test';
import sharp from 'sharp';
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

test('in forced colours the leaf is one picture: no box of another colour lies under its letters', async ({ page }) => {
  await page.goto('/');
  const ofForcedGround = async (text: Locator) => {
    const { data, info } = await sharp(await text.screenshot({ animations: 'disabled' }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const ground = await page.evaluate(() => {
      const probe = document.createElement('canvas').getContext('2d')!;
      probe.fillStyle = 'Canvas';
      probe.fillRect(0, 0, 1, 1);
      return [...probe.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    });
    let count = 0;
    for (let at = 0; at < data.length; at += info.channels)
      if (ground.every((channel, index) => data[at + index] === channel)) count += 1;
    return count / (info.width * info.height);
  };
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  // The name of the surah stands on the whole width of the leaf, beyond its frame; the verses within.
  expect(await ofForcedGround(page.locator('main svg ~ [lang=ar]').last())).toBeLessThan(0.005);
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
