import type { Page } from '@playwright/test';
import { cutOff } from './looks.ts';
import { transferDetails } from './order.ts';
import { expect, openConfirmation, test as base, widestDonation } from './site.ts';
import { openedPages } from './states.ts';

/** A browser whose text size is set to 200 %; media queries in em and rem follow it too. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
});

/** Texts that an element with hidden overflow cuts off. */
const clipped = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (parent.closest('svg, script, style, noscript, option') || parent.clientWidth === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const { bottom, right } = box.getBoundingClientRect();
        const isCut =
          (/hidden|clip/.test(overflowX) && boxes.some((letters) => letters.right > right + 1)) ||
          (/hidden|clip/.test(overflowY) && boxes.some((letters) => letters.bottom > bottom + letters.height / 4));
        if (isCut) found.add(node.textContent);
      }
    }
    return [...found];
  });

/** Text that is partly invisible. */
const lostTexts = async (page: Page) => [...(await cutOff(page)), ...(await clipped(page))];

/** WCAG 1.4.4: text alone is made twice as large, as the settings of a phone or a browser do. */
for (const width of [390, 1280]) {
  test(`at a text size of 200 % no text is cut off or lost (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const { name, open, states } of openedPages) {
      await open(page);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect.soft(await lostTexts(page), name).toEqual([]);
      for (const { name: state, show } of states.filter(({ upTo = Infinity }) => width <= upTo)) {
        await show(page);
        expect.soft(await lostTexts(page), state).toEqual([]);
      }
    }
    await openConfirmation(page, widestDonation);
    await expect(transferDetails(page)).toContainText('Rp444.445.443');
    expect.soft(await lostTexts(page), 'the largest total').toEqual([]);
  });
}
