import type { Page } from '@playwright/test';
import { words } from '../../src/words.ts';
import { expect, inEachState, started, test } from './states.ts';

/** Every animation and transition longer than 1 ms, whether it has run yet or not. */
const movers = (page: Page) =>
  page.evaluate(() => {
    const longest = (list: string) =>
      Math.max(...list.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)));
    return [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after', '::backdrop'].flatMap((part) => {
        const style = getComputedStyle(element, part || null);
        // The progress line follows the finger: it has no duration of its own.
        if (style.animationName === 'progress') return [];
        const moves = style.animationName !== 'none' && longest(style.animationDuration) > 1;
        const fades = longest(style.transitionDuration) > 1;
        const glides = style.scrollBehavior === 'smooth';
        return moves || fades || glides ? [`${element.outerHTML.slice(0, 60)} ${part}`] : [];
      }),
    );
  });

test('with reduced motion nothing can move, in every state', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await inEachState(page, 390, async (name) => expect(await movers(page), name).toEqual([]));
});

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

test('in forced colours every button and field has a frame or words, and every icon a colour', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 390, height: 844 });
  const lost = () =>
    page.evaluate(() => {
      // Masks and backgrounds paint nothing here; strokes, borders and letters do.
      const ground = getComputedStyle(document.body).backgroundColor;
      const framed = (element: Element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) > 0;
      const inked = (element: Element) =>
        [...element.querySelectorAll('svg')].some((icon) => getComputedStyle(icon).color !== ground);
      return [...document.querySelectorAll<HTMLElement>('button, input:not([type=radio]), select, textarea, a')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => {
          if (element.matches('input, select, textarea')) return !framed(element) && !framed(element.parentElement!);
          return !element.innerText.trim() && !inked(element) && !element.querySelector('img');
        })
        .map((element) => element.outerHTML.slice(0, 100));
    });
  await inEachState(page, 390, async (name) => expect(await lost(), name).toEqual([]));
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
