import type { Page } from '@playwright/test';
import { expect, openConfirmation, started, test } from './states.ts';

/** The name of what has focus, and what keeps it from being seen. Null when focus has left the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body) return null;
    const shown = element.closest('label') ?? element;
    const box = shown.getBoundingClientRect();
    // The middle of its visible part: a row that scrolls sideways may cut off the rest.
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const top = document.elementFromPoint((left + right) / 2, box.y + box.height / 2);
    const seen =
      right - left >= Math.min(24, box.width) && top !== null && (shown.contains(top) || top.contains(shown));
    const marked = [shown, element].some((part) => getComputedStyle(part).outlineStyle !== 'none');
    const wrong = [
      // Off the screen counts as hidden: elementFromPoint is null there.
      ...(seen ? [] : ['hidden']),
      ...(marked ? [] : ['no ring']),
      ...(element.tabIndex > 0 ? ['own order'] : []),
    ];
    return { name: `${element.tagName} ${element.getAttribute('href') ?? element.id} ${shown.innerText}`, wrong };
  });

/** Presses a key until focus leaves the page, at most `most` times. Returns the stops and what was wrong. */
async function walk(page: Page, key: string, most: number) {
  const reached: string[] = [];
  const wrong: string[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    // Scrolling to the focused element, and moving the help button away, take a moment.
    const settled = async () => ((await focused(page))?.wrong ?? []).join();
    await expect
      .poll(settled, { timeout: 1500 })
      .toBe('')
      .catch(() => {});
    const stop = await focused(page);
    if (!stop) return { reached, wrong };
    reached.push(stop.name);
    wrong.push(...stop.wrong.map((fault) => `${fault}: ${stop.name}`));
  }
  return { reached, wrong };
}

const places: Record<string, (page: Page) => Promise<unknown>> = {
  '/': (page) => page.goto('/'),
  '/donation': (page) => page.goto('/donation?jenis=beli'),
  'the confirmation with details': (page) => openConfirmation(page),
};

for (const [name, open] of Object.entries(places)) {
  test(`Tab and Shift+Tab pass through ${name}: each stop in sight, ringed, in reading order`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 390, height: 700 });
    await open(page);
    await started(page);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.evaluate(() => scrollTo(0, 0));
    const forth = await walk(page, 'Tab', 90);
    // Going backwards, the sticky header could cover a stop.
    const back = await walk(page, 'Shift+Tab', forth.reached.length);
    expect(forth.wrong).toEqual([]);
    expect(back.wrong).toEqual([]);
    expect(forth.reached.length).toBeGreaterThan(15);
    // Below the limit: nothing traps the keyboard (WCAG 2.1.2).
    expect(forth.reached.length).toBeLessThan(90);
    expect(back.reached.toReversed()).toEqual(forth.reached);
  });
}
