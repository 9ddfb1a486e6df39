import type { Page } from '@playwright/test';
import { expect, openConfirmation, ready, test } from './site.ts';

/** What lies under the button: controls, amounts and verses, by their text. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('aside > a[href^="https://wa.me"]') as HTMLElement;
    if (getComputedStyle(link).visibility === 'hidden') return [];
    const button = link.getBoundingClientRect();
    return [
      ...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea, label, dd, .quran)'),
    ]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.right > button.left && box.left < button.right && box.bottom > button.top && box.top < button.bottom;
      })
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 30)} at scroll ${scrollY}`);
  });

for (const [name, open] of [
  ['Home', (page: Page) => page.goto('/')],
  ['Donasi', (page: Page) => page.goto('/donation?jenis=beli')],
  ['Konfirmasi', (page: Page) => openConfirmation(page)],
] as const) {
  for (const width of [390, 1280]) {
    test(`${name} at ${width} px: wherever the page comes to rest, help covers no control, amount or verse`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 780 });
      await open(page);
      await ready(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      for (let y = 0; y < height; y += 260) {
        await page.evaluate((top) => scrollTo(0, top), y);
        await expect.poll(() => covered(page), { message: `at ${y}` }).toEqual([]);
      }
    });
  }
}
