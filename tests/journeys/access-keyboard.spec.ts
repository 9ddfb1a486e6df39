import type { Page } from '@playwright/test';
import { expect, openConfirmation, started, test } from './site.ts';

/** The focused element: its name, what is wrong with it, its place. Null when focus has left the page. */
const focusedStop = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body) return null;
    const shown = element.closest('label') ?? element;
    const box = shown.getBoundingClientRect();
    // The middle of its visible part: a row that scrolls sideways may cut off the rest.
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const onTop = document.elementFromPoint((left + right) / 2, box.y + box.height / 2);
    const isWideEnough = right - left >= Math.min(24, box.width);
    // Off the screen counts as hidden: elementFromPoint is null there.
    const isUncovered = onTop !== null && (shown.contains(onTop) || onTop.contains(shown));
    const marked = [shown, element].some((part) => getComputedStyle(part).outlineStyle !== 'none');
    const wrong = [
      ...(isWideEnough && isUncovered ? [] : ['hidden']),
      ...(marked ? [] : ['no ring']),
      ...(element.tabIndex > 0 ? ['positive tabindex'] : []),
    ];
    // Place on the page, independent of scrolling. Fixed and sticky elements have none.
    let scrolled = 0;
    for (let parent = shown.parentElement; parent; parent = parent.parentElement) scrolled += parent.scrollLeft;
    const place = element.closest('main, footer') && {
      top: box.top + scrollY,
      bottom: box.bottom + scrollY,
      left: box.left + scrolled,
      right: box.right + scrolled,
    };
    const name = `${element.tagName} ${element.getAttribute('href') ?? element.id} ${shown.innerText}`;
    return { name, wrong, place };
  });

type Stop = NonNullable<Awaited<ReturnType<typeof focusedStop>>>;

/** Pairs of stops against the reading order: the second is above the first or, in the same row, further left. */
const misplaced = (stops: Stop[]) =>
  stops.flatMap(({ name, place }, index) => {
    const previous = stops[index - 1];
    if (!place || !previous?.place) return [];
    const sameRow = place.top < previous.place.bottom && previous.place.top < place.bottom;
    // Going up is right at the start of the next column.
    const wrong = sameRow
      ? place.left < previous.place.left
      : place.top < previous.place.top && place.left < previous.place.right;
    return wrong ? [`${previous.name} → ${name}`] : [];
  });

/** Presses a key until focus leaves the page, at most `most` times. Returns the stops; each must be visible. */
async function walk(page: Page, key: string, most: number) {
  const reached: Stop[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    let stop = await focusedStop(page);
    // Scrolling to the focused element, and moving the help button away, take a moment.
    const faults = async () => {
      stop = await focusedStop(page);
      return stop ? stop.wrong.map((fault) => `${fault}: ${stop?.name}`) : [];
    };
    await expect.poll(faults).toEqual([]);
    if (stop === null) return reached;
    reached.push(stop);
  }
  return reached;
}

/** How to open each page, and its parts whose code loads after the start. */
const places: Record<string, { open: (page: Page) => Promise<unknown>; late: string[] }> = {
  '/': { open: (page) => page.goto('/'), late: [] },
  '/donation': { open: (page) => page.goto('/donation?jenis=beli'), late: [] },
  'the confirmation with details': {
    open: (page) => openConfirmation(page),
    late: ['#rincian', '#bukti'],
  },
};

for (const [name, { open, late }] of Object.entries(places)) {
  test(`Tab and Shift+Tab pass through ${name} in reading order, each stop visible and outlined`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 390, height: 700 });
    await open(page);
    await started(page);
    for (const part of late) await expect(page.locator(part)).toBeAttached();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.evaluate(() => scrollTo(0, 0));
    const forth = await walk(page, 'Tab', 90);
    // Going backwards, the sticky header could cover a stop.
    const back = await walk(page, 'Shift+Tab', forth.length);
    expect(forth.length).toBeGreaterThan(15);
    // Below the limit: nothing traps the keyboard (WCAG 2.1.2).
    expect(forth.length).toBeLessThan(90);
    const names = (stops: Stop[]) => stops.map(({ name: stop }) => stop);
    expect(names(back.toReversed())).toEqual(names(forth));
    expect(misplaced(forth)).toEqual([]);
  });
}
