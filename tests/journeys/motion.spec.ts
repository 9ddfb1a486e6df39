import type { Page } from '@playwright/test';
import { words } from '../../src/words.ts';
import { expect, started, test } from './site.ts';

/** What one element looks like: whatever of it shows that it is pressed. */
const look = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { backgroundImage, transform } = getComputedStyle(element);
    return `${backgroundImage} ${transform}`;
  });

for (const [path, selector] of [
  ['/', 'main a[href="/download"] >> nth=0'],
  ['/', 'header [data-theme-toggle]'],
  ['/pricing', 'main button[aria-expanded] >> nth=0'],
  ['/donation', 'label:has([value=wakaf])'],
  ['/donation', 'form [type=submit] >> nth=0'],
] as const) {
  test(`${path} ${selector}: pressed, it shows so in the next frame`, async ({ page }) => {
    await page.goto(path);
    await started(page);
    const target = page.locator(selector);
    await target.scrollIntoViewIfNeeded();
    const rest = await look(page, selector);
    await target.hover();
    await page.mouse.down();
    const pressed = await target.evaluate(
      (element) =>
        new Promise<string>((resolve) => {
          requestAnimationFrame(() => {
            const { backgroundImage, transform } = getComputedStyle(element);
            resolve(`${backgroundImage} ${transform}`);
          });
        }),
    );
    expect(pressed).not.toBe(rest);
    // Away from it, so that nothing is chosen or opened.
    await page.mouse.move(2, 2);
    await page.mouse.up();
    await expect.poll(() => look(page, selector)).toBe(rest);
  });
}

test('choices, answers, menu, toast and theme move nothing that the visitor did not ask to move', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/donation?jenis=wakaf');
  await started(page);
  // What fonts move while they come is not motion.
  await page.evaluate(async () => {
    await document.fonts.ready;
    (window as unknown as { seen: { shift: number } }).seen.shift = 0;
  });
  // Typed, as a visitor does: filling at once is no input to the browser.
  await page.locator('input#kota').pressSequentially('Medan');
  await page.getByRole('option').click();
  await page.getByRole('button', { name: words.quantity.more }).click();
  await page.getByRole('button', { name: words.form.submit }).click();
  await page.getByRole('button', { name: words.nav.theme }).first().click();
  await page.getByRole('button', { name: words.nav.openMenu }).click();
  await page.getByRole('button', { name: words.nav.closeMenu }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBe(0);
});

test('whoever wants less motion has none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/pricing');
  await started(page);
  await page.getByRole('main').getByRole('button', { expanded: false }).first().click();
  await page.getByRole('button', { name: words.nav.theme }).first().click();
  const long = await page.evaluate(
    () => document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().duration) > 1).length,
  );
  expect(long).toBe(0);
});
