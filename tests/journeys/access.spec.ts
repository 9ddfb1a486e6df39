import type { Page } from '@playwright/test';
import { axeFaults, colourRules } from './axe.ts';
import * as looks from './looks.ts';
import { addCss, expect, test } from './site.ts';
import { states } from './states.ts';

/** Switches the theme and waits for the transition: fading colours belong to neither theme. */
async function switchTheme(page: Page, theme: 'dark' | 'light') {
  await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ timeline, playState }) => playState !== 'running' || !(timeline instanceof DocumentTimeline)),
  );
}

/** Expects that axe finds nothing and leaves nothing undecided, and that frames can be seen. */
async function expectClean(page: Page, what: string, rules?: typeof colourRules) {
  expect(await axeFaults(page, rules), what).toEqual([]);
  expect(await looks.faintFrames(page), `frames, ${what}`).toEqual([]);
}

/** Opens each state once for all checks, because opening it takes the most time. */
for (const { name, open, upTo = Infinity } of states) {
  test(`${name}: nothing is cut off, too small, restless or found by axe`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    // Once the page is scrolled, sticky parts cover text.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await looks.tornTexts(page), 'torn').toEqual([]);
    expect(await looks.restless(page), 'moving by itself').toEqual([]);
    expect(await looks.unreachable(page), 'out of reach of the keyboard').toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await looks.lostInForcedColours(page), 'lost in forced colours').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    expect(await looks.movers(page), 'moving despite prefers-reduced-motion').toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // 1280 × 1024 at 400 % is 320 × 256 (WCAG 1.4.10); 844 × 390 is a phone on its side (1.3.4).
    for (const [width, height] of [
      [320, 256],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await looks.cutOff(page), `cut off at ${width} × ${height}`).toEqual([]);
    }
    const widths = [320, 1280].filter((width) => width <= upTo);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await looks.tooSmall(page), `too small at ${width} px`).toEqual([]);
      expect(await looks.cutOff(page), `cut off at ${width} px`).toEqual([]);
      const spaced = await addCss(page, looks.wcagSpacing);
      // Scripts measure again in the next frame.
      await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
      expect(await looks.collisions(page), `overlapping at ${width} px, with the spacing of WCAG 1.4.12`).toEqual([]);
      expect(await looks.cutOff(page), `cut off at ${width} px, with the spacing of WCAG 1.4.12`).toEqual([]);
      await spaced.remove();
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectClean(page, `dark, ${width} px`);
      await switchTheme(page, 'light');
      await expectClean(page, `light, ${width} px`, colourRules);
      await switchTheme(page, 'dark');
    }
  });
}

test('in forced colours the chosen type can still be told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/donation');
  const outline = (name: RegExp) =>
    page
      .getByRole('radio', { name })
      .evaluate((radio) => getComputedStyle(radio.closest('label') as Element).outlineStyle);
  expect(await outline(/^Donasi/)).toBe('solid');
  expect(await outline(/^Wakaf/)).toBe('none');
});

test('in forced colours the letters of the mushaf page have the colour of the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const ink = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await ink('main svg ~ [lang=ar]')).toBe(await ink('body'));
});
