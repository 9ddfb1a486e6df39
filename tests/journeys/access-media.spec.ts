import sharp from 'sharp';
import { words } from '../../src/words.ts';
import { movers, restless } from './looks.ts';
import { expect, started, test } from './states.ts';

test('without prefers-reduced-motion there is motion, and nothing takes longer than 1.2 s or repeats', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await started(page);
  expect((await movers(page)).length).toBeGreaterThan(0);
  expect(await restless(page)).toEqual([]);
});

test('in forced colours the leaf has the visitor’s colours, and no box behind its letters covers its lines', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/');
  const leaf = page.locator('main div:has(> svg):has(> [lang=ar])').first();
  const letters = leaf.locator('> :not(svg)');
  const inks = async () => {
    const data = await sharp(await leaf.screenshot({ animations: 'disabled' }))
      .removeAlpha()
      .raw()
      .toBuffer();
    const at = (offset: number) => data.filter((_, index) => index % 3 === offset);
    const [reds, greens, blues] = [at(0), at(1), at(2)];
    // Black, white, and the greys of antialiased lines.
    const coloured = reds.filter(
      (red, index) => Math.abs(red - (greens[index] ?? 0)) + Math.abs(red - (blues[index] ?? 0)) > 8,
    );
    expect(coloured).toHaveLength(0);
    // The corner shows only the background.
    return [...reds].map((red) => Math.abs(red - (reds[0] ?? 0)) > 60);
  };
  const written = await inks();
  await letters.evaluateAll((areas) => areas.forEach((area) => void (area.style.visibility = 'hidden')));
  const drawn = await inks();
  expect(written.filter(Boolean).length).toBeGreaterThan(drawn.filter(Boolean).length);
  expect(drawn.filter((ink, at) => ink && !written[at])).toHaveLength(0);
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
