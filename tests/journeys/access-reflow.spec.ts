import type { Page } from '@playwright/test';
import { addCss, expect, inEachState, test } from './states.ts';

/**
 * Texts and controls that stick out at the sides of the screen. The document's width does not show it: `body` clips
 * what sticks out, so it is lost instead of scrolled to. Strips that scroll by themselves are fine.
 */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent) return false;
      const own = /auto|scroll/.test(getComputedStyle(parent).overflowX) && parent.scrollWidth > parent.clientWidth;
      return own || scrolls(parent);
    };
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.querySelectorAll('body *')]
      .filter((element) => hasText(element) || element.matches('a, button, input, select, textarea, img'))
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.left < -0.5 || box.right > innerWidth + 0.5))
      .filter(({ element }) => !scrolls(element))
      .map(({ element, box }) => `${element.tagName} ${element.textContent.slice(0, 30)} ${box.left}–${box.right}`);
  });

// 1280 × 1024 at 400 % is 320 × 256 (WCAG 1.4.10); 844 × 390 is a phone on its side (1.3.4).
for (const [width, height] of [
  [320, 256],
  [844, 390],
] as const) {
  test(`nothing is cut off at the sides (${width} × ${height})`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    await inEachState(page, width, async (name) => expect(await cutOff(page), name).toEqual([]));
  });
}

/** WCAG 1.4.12, to the letter. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

/** Pairs of texts that overlap, and texts that stick out of their button. Fixed and sticky parts may overlap. */
const collisions = (page: Page) =>
  page.evaluate(() => {
    const floats = 'header, [id=menu], aside, [role=region], [role=alert], svg, noscript, script, style, option';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { node: Node; top: number; bottom: number; left: number; right: number }[] = [];
    const said: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent || parent.closest(floats)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true }) || parent.clientWidth === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const control = parent.closest('button, a[class]')?.getBoundingClientRect();
      for (const { top, bottom, left, right, height } of range.getClientRects()) {
        if (control && (left < control.left - 1 || right > control.right + 1)) said.push(`out: ${node.textContent}`);
        // A line box is taller than its letters.
        lines.push({ node, top: top + height / 4, bottom: bottom - height / 4, left: left + 2, right: right - 2 });
      }
    }
    for (const [index, a] of lines.entries())
      for (const b of lines.slice(index + 1))
        if (a.node !== b.node && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          said.push(`${a.node.textContent} × ${b.node.textContent}`);
    return said;
  });

/** Controls too small for a finger. Links in running text may be as tall as the text (WCAG 2.5.8, inline). */
const small = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.matches('p a, dd a'))
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > 0 && (box.width < 43.99 || box.height < 43.99))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width}×${box.height}`),
  );

for (const width of [320, 1280]) {
  // One walk through all states serves both: the walk is what takes time.
  test(`controls are at least 44 × 44 px; with the text spacing of WCAG 1.4.12 no text lies on another (${width} px)`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await inEachState(page, width, async (name) => {
      expect(await small(page), `${name}: controls`).toEqual([]);
      expect(await cutOff(page), `${name}: sides`).toEqual([]);
      await addCss(page, spacing);
      expect(await collisions(page), `${name}: spacing`).toEqual([]);
      expect(await cutOff(page), `${name}: sides, with spacing`).toEqual([]);
    });
  });
}
