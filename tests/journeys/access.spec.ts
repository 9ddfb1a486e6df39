import type { Page } from '@playwright/test';
import { axeFaults, colourRules } from './axe.ts';
import * as looks from './looks.ts';
import { addCss, expect, test } from './site.ts';
import { openedPages } from './states.ts';

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

/** Expects that the page has none of the faults in looks.ts, and that axe finds none. */
async function expectAccessible(page: Page, state: string, upTo = Infinity) {
  // Once the page is scrolled, sticky parts cover text.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await looks.tornTexts(page), `torn, ${state}`).toEqual([]);
  expect(await looks.restless(page), `moving by itself, ${state}`).toEqual([]);
  expect(await looks.unreachable(page), `out of reach of the keyboard, ${state}`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await looks.lostInForcedColours(page), `lost in forced colours, ${state}`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  expect(await looks.movers(page), `moving despite prefers-reduced-motion, ${state}`).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // 1280 × 1024 at 400 % is 320 × 256 (WCAG 1.4.10); 844 × 390 is a phone on its side (1.3.4).
  for (const [width, height] of [
    [320, 256],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await looks.cutOff(page), `cut off at ${width} × ${height}, ${state}`).toEqual([]);
  }
  for (const width of [320, 1280].filter((narrow) => narrow <= upTo)) {
    const here = `${width} px, ${state}`;
    await page.setViewportSize({ width, height: 900 });
    expect(await looks.tooSmall(page), `too small, ${here}`).toEqual([]);
    expect(await looks.cutOff(page), `cut off, ${here}`).toEqual([]);
    const spaced = await addCss(page, looks.wcagSpacing);
    // Scripts measure again in the next frame.
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
    expect(await looks.collisions(page), `overlapping with the spacing of WCAG 1.4.12, ${here}`).toEqual([]);
    expect(await looks.cutOff(page), `cut off with the spacing of WCAG 1.4.12, ${here}`).toEqual([]);
    await spaced.remove();
    await expectClean(page, `dark, ${here}`);
    await switchTheme(page, 'light');
    await expectClean(page, `light, ${here}`, colourRules);
    await switchTheme(page, 'dark');
  }
}

for (const { name, open, states } of openedPages) {
  // CI has no time for pages that have one state.
  const details = { tag: states.length > 0 ? [] : '@night' };
  test(`${name}: nothing is cut off, too small, restless or found by axe, in any state`, details, async ({ page }) => {
    const phone = { width: 390, height: 844 };
    await page.setViewportSize(phone);
    await open(page);
    await expectAccessible(page, 'as opened');
    for (const { name: state, show, upTo } of states) {
      await page.setViewportSize(phone);
      await show(page);
      await expectAccessible(page, state, upTo);
    }
  });
}
