import type { Page } from '@playwright/test';
import { pageList } from '../../src/publish/html/page-list.ts';
import { expect, test as base } from './states.ts';

/** A browser whose reader has set letters of twice the size: media queries that count in letters follow it too. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
});

/** Letters of which a part cannot be seen: cut by an edge that does not scroll, or beyond the screen. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const clips = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return {
        sides: /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1,
        foot: /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1,
      };
    };
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      ((/auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth) ||
        scrolls(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (parent.closest('svg, script, style, noscript, option') || parent.clientWidth === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      const beyond = boxes.some(({ left, right }) => left < -0.5 || right > innerWidth + 0.5);
      if (beyond && !scrolls(parent)) found.push(`beyond the screen: ${node.textContent}`);
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { sides, foot } = clips(box);
        const { bottom, right } = box.getBoundingClientRect();
        if (sides && boxes.some((letters) => letters.right > right + 1))
          found.push(`cut at the side: ${node.textContent}`);
        if (foot && boxes.some((letters) => letters.bottom > bottom + letters.height / 4))
          found.push(`cut at the foot: ${node.textContent}`);
      }
    }
    return [...new Set(found)];
  });

/** WCAG 1.4.4: text alone is made twice as large, as the settings of a phone or a browser do. */
for (const width of [390, 1280]) {
  test(`with letters of twice the size no text is cut off or lost (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const { url } of pageList) {
      await page.goto(url);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect.soft(await lost(page), url).toEqual([]);
    }
  });
}
