import type { Page } from '@playwright/test';
import { pageList } from '../../src/publish/html/page-list.ts';
import { words } from '../../src/words.ts';
import { expect, started, test } from './site.ts';

/** What lies under the button: controls, amounts and verses, by their text. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('aside > a[href^="https://wa.me"]') as HTMLElement;
    if (getComputedStyle(link).opacity === '0') return [];
    const button = link.getBoundingClientRect();
    return [
      ...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea, label, dd, [lang=ar])'),
    ]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.right > button.left && box.left < button.right && box.bottom > button.top && box.top < button.bottom;
      })
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 30)} at scroll ${scrollY}`);
  });

for (const width of [320, 1280]) {
  test(`at ${width} px help covers nothing before the visitor has done anything`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 390 ? 640 : 800 });
    for (const { url } of pageList) {
      await page.goto(url);
      expect.soft(await covered(page), url).toEqual([]);
    }
  });
}

for (const [width, gives] of [
  [390, true],
  [640, false],
] as const) {
  test(`at ${width} px help and toast never share a place`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/donation');
    await started(page);
    await page.getByRole('button', { name: words.form.submit }).click();
    const toast = page.getByRole('listitem').filter({ hasText: words.messages.incompleteOrder.title });
    await expect(toast).toBeVisible();
    const help = page.locator('aside > a[href^="https://wa.me"]');
    const box = await toast.boundingBox();
    if (!box) throw new Error('There is no toast');
    // However far the button moves out of the way, it stays in its column.
    if (gives) await expect(help).toBeHidden();
    else expect((await help.boundingBox())?.x).toBeGreaterThan(box.x + box.width);
    await toast.getByRole('button', { name: words.toast.close }).click();
    await expect(toast).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(help).toBeVisible();
    await expect(help).toHaveCSS('opacity', '1');
  });
}

test('help that is hidden takes no press, stays in the tab order, and shows when it has focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/');
  await started(page);
  // Something to press wherever the button could stand.
  await page.evaluate(() => {
    const everywhere = document.createElement('button');
    everywhere.style.cssText = 'position: fixed; inset: 0; pointer-events: none';
    document.querySelector('main')?.append(everywhere);
    dispatchEvent(new Event('resize'));
  });
  const help = page.locator('aside > a[href^="https://wa.me"]');
  await expect(help).toHaveCSS('opacity', '0');
  await expect(help).toHaveCSS('pointer-events', 'none');
  await page.keyboard.press('Tab');
  await help.focus();
  await expect(help).toHaveCSS('opacity', '1');
  await expect(help).toHaveAttribute('data-away');
});

for (const width of [320, 768, 1280]) {
  test(`at ${width} px, in every frame of scrolling, help lies over no control, tick, intention or line of text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    for (const path of ['/', '/donation?jenis=wakaf', '/pricing', '/about']) {
      await page.goto(path);
      await started(page);
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('keep-clear')),
      );
      const hit = await page.evaluate(async () => {
        const help = document.querySelector('aside > a[href^="https://wa.me"]') as HTMLElement;
        const kept = ':is(main, footer) :is(a, button, input, select, label, summary, dd, td, [data-keep-clear])';
        const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const found: string[] = [];
        const lines = [...document.querySelectorAll(innerWidth < 1280 ? ':is(main, footer) p, figure span' : '#none')];
        // Upwards: on phones it is away while a visitor reads down.
        for (let y = document.documentElement.scrollHeight - innerHeight; y > 0; y -= 70) {
          scrollTo({ top: y, behavior: 'instant' });
          await frame();
          if (help.hasAttribute('data-away')) continue;
          const { left, top, width: wide, height } = help.getBoundingClientRect();
          for (const text of lines) {
            const range = document.createRange();
            range.selectNodeContents(text);
            for (const line of range.getClientRects())
              if (line.right > left && line.left < left + wide && line.bottom > top && line.top < top + height)
                found.push(`${text.textContent.slice(0, 60)} at ${y}`);
          }
          for (const x of [0.1, 0.5, 0.9])
            for (const z of [0.1, 0.5, 0.9])
              for (const element of document.elementsFromPoint(left + wide * x, top + height * z))
                if (element.matches(kept)) found.push(`${element.outerHTML.slice(0, 80)} at ${y}`);
        }
        return found;
      });
      expect(hit).toEqual([]);
    }
  });
}
