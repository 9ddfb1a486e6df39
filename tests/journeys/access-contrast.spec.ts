import type { Page } from '@playwright/test';
import { channelsOf, contrast } from '../contrast.ts';
import { expect, test } from './states.ts';

/** The colour of each text on the leaf, and of the shape under its middle. */
const leafColours = (page: Page) =>
  page.locator('main [data-keep-clear] > [lang=ar]').evaluateAll((texts) => {
    const parts = [...new Set(texts.flatMap((text) => [...(text.parentElement?.children ?? [])]))];
    return parts
      .filter((part) => part.tagName === 'DIV')
      .map((part) => {
        part.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = part.getBoundingClientRect();
        const shapes = document.elementsFromPoint(x + width / 2, y + height / 2);
        const fills = shapes.filter((shape) => shape.closest('svg')).map((shape) => getComputedStyle(shape).fill);
        return { text: getComputedStyle(part).color, under: fills.find((fill) => fill.startsWith('rgb')) ?? 'nothing' };
      });
  });

for (const theme of ['dark', 'light'] as const) {
  test(`the letters of the leaf stand out from what is painted under them (${theme})`, async ({ page }) => {
    await page.addInitScript((chosen) => void (localStorage.theme = chosen), theme);
    await page.goto('/');
    const pairs = await leafColours(page);
    expect(pairs).toHaveLength(3);
    for (const { text, under } of pairs) {
      expect(under).toMatch(/^rgb/);
      expect(contrast(channelsOf(text), channelsOf(under)), `${text} on ${under}`).toBeGreaterThanOrEqual(4.5);
    }
  });
}
