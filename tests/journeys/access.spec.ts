import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pageList } from '../../src/build/page-list.ts';
import { expect, openConfirmation, ready, test } from './site.ts';

/** axe: no violations, and nothing "incomplete" that is not explained here. */
const explained: Record<string, string> = {
  'color-contrast':
    'ornaments drawn with pseudo-elements make axe give up on nearly every text of a wide screen; access-contrast.spec.ts takes them away and judges each',
};

async function expectClean(page: Page) {
  const { violations, incomplete } = await new AxeBuilder({ page }).analyze();
  const told = [...violations, ...incomplete.filter(({ id }) => !(id in explained))];
  expect(told.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))).toEqual([]);
}

const themes = ['dark', 'light'] as const;
const widths = [320, 1280];

for (const theme of themes) {
  for (const width of widths) {
    test(`axe finds nothing on any page (${theme}, ${width} px), and nothing is wider than the screen`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.addInitScript((chosen) => void (localStorage.theme = chosen), theme);
      await page.setViewportSize({ width, height: 900 });
      for (const { url } of pageList) {
        await page.goto(url);
        await ready(page);
        await expectClean(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), url).toBeLessThanOrEqual(width);
      }
      await openConfirmation(page);
      await expect(page.getByRole('heading', { name: 'Rekening tujuan' })).toBeVisible();
      await expectClean(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }

  test(`axe finds nothing in the states a page can be in (${theme})`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.addInitScript((chosen) => void (localStorage.theme = chosen), theme);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const type of ['donasi', 'beli', 'wakaf']) {
      await page.goto(`/donation?jenis=${type}`);
      await ready(page);
      await page.getByRole('button', { name: 'Lanjutkan Pembayaran' }).click();
      await expect(page.getByRole('group', { name: /^Ada \d/ })).toBeFocused();
      await expect(page.getByRole('listitem').filter({ hasText: 'Form Tidak Lengkap' })).toBeVisible();
      await expectClean(page);
    }
    await page.getByRole('button', { name: 'Buka menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectClean(page);
    await openConfirmation(page);
    await page.getByRole('button', { name: /^Salin nomor rekening/ }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Berhasil Disalin!' })).toBeVisible();
    await expectClean(page);
  });
}

test('at 400 % zoom (320 × 256 px) nothing is cut off and no line needs sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const { url } of pageList) {
    await page.goto(url);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), url).toBeLessThanOrEqual(320);
  }
});

test('text spacing of WCAG 1.4.12 clips no text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { url } of pageList) {
    await page.goto(url);
    // Through a constructed sheet: the policy allows no inline style.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
      );
      document.adoptedStyleSheets.push(sheet);
    });
    const clipped = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main *, footer *, header *')]
        .filter((element) => {
          const { overflowX, overflowY, clipPath } = getComputedStyle(element);
          const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
          const unseen = clipPath !== 'none' || element.clientWidth <= 1;
          return (
            hides &&
            !unseen &&
            (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
          );
        })
        .map((element) => `${element.tagName} ${element.textContent.slice(0, 30)}`),
    );
    expect(clipped, url).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), url).toBeLessThanOrEqual(390);
  }
});

test('controls are at least 44 px high and wide, or stand in running text', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { url } of pageList) {
      await page.goto(url);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => !element.closest('p, dd') || element.tagName !== 'A')
          .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
          .filter(
            ({ element, box }) =>
              box.bottom > 0 && !element.matches('[href="#isi"]') && (box.width < 44 || box.height < 43.5),
          )
          .map(
            ({ element, box }) =>
              `${element.tagName} ${element.textContent || element.getAttribute('name')} ${box.width}×${box.height}`,
          ),
      );
      expect(small, `${url} at ${width}`).toEqual([]);
    }
  }
});

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { url } of pageList) {
    await page.goto(url);
    await ready(page);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 60)),
    );
    expect(moving, url).toEqual([]);
  }
});

test('in forced colours the chosen type can still be told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/donation');
  const outline = (name: RegExp) =>
    page
      .getByRole('radio', { name })
      .evaluate((radio) => getComputedStyle(radio.closest('label') as Element).outlineStyle);
  expect(await outline(/^Donasi/)).toBe('solid');
  expect(await outline(/^Wakaf/)).toBe('none');
});

for (const url of ['/', '/donation']) {
  test(`the keyboard reaches everything on ${url}, and what has focus is not covered`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(url);
    await ready(page);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const covered: string[] = [];
    const visited = new Set<string>();
    for (let presses = 0; presses < 90; presses += 1) {
      await page.keyboard.press('Tab');
      const state = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        if (element === document.body) return null;
        const box = (element.closest('label') ?? element).getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const clear = !top || element.contains(top) || top.contains(element) || element.closest('label')?.contains(top);
        const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`;
        return { name, clear: Boolean(clear), y: box.y, top: top?.outerHTML.slice(0, 80) };
      });
      if (!state) break;
      visited.add(state.name);
      if (!state.clear) covered.push(`${state.name} at ${state.y} under ${state.top}`);
    }
    expect(covered).toEqual([]);
    expect(visited.size).toBeGreaterThan(20);
  });
}
