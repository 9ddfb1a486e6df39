import type { Page } from '@playwright/test';
import { pageList } from '../../src/publish/html/page-list.ts';
import { words } from '../../src/words.ts';
import { axeFaults, colourRules } from './axe.ts';
import { expect, notice, openConfirmation, started, test } from './states.ts';

/** axe finds nothing and leaves nothing undecided, first in the dark theme, then in the light one. */
async function expectClean(page: Page) {
  expect(await axeFaults(page), 'dark').toEqual([]);
  await page.evaluate(async () => {
    document.documentElement.classList.remove('dark');
    // Colours cross-fade; in between they belong to neither theme.
    const fading = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.all(fading.map(({ finished }) => finished));
  });
  expect(await axeFaults(page, colourRules), 'light').toEqual([]);
}

for (const width of [320, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const { url } of pageList) {
      test(`axe finds nothing on ${url}`, async ({ page }) => {
        await page.goto(url);
        await started(page);
        await expectClean(page);
      });
    }

    for (const type of ['donasi', 'beli', 'wakaf']) {
      test(`axe finds nothing in the errors of ${type}, with the toast`, async ({ page }) => {
        await page.goto(`/donation?jenis=${type}`);
        await started(page);
        await page.getByRole('button', { name: words.form.submit }).click();
        await expect(page.getByRole('group', { name: /^Ada \d/ })).toBeFocused();
        await expect(notice(page, words.messages.incompleteOrder.title)).toBeVisible();
        await expectClean(page);
      });
    }

    test('axe finds nothing on the confirmation with details, copied', async ({ page }) => {
      await page.context().grantPermissions(['clipboard-write']);
      await openConfirmation(page);
      await page.getByRole('button', { name: words.copy.label(words.copy.number) }).click();
      await expect(notice(page, words.messages.copied.title)).toBeVisible();
      await expectClean(page);
    });

    test('axe finds nothing with the answers open', async ({ page }) => {
      await page.goto('/pricing');
      await started(page);
      for (const question of await page.locator('main h3 > button').all()) await question.click();
      await expectClean(page);
    });
  });
}

test('axe finds nothing in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: words.nav.openMenu }).click();
  await expect(page.getByRole('dialog', { name: words.nav.menu })).toBeVisible();
  await expectClean(page);
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
    await started(page);
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
        const called = element.getAttribute('aria-label') ?? element.textContent.slice(0, 40);
        const name = `${element.tagName} ${element.id || element.getAttribute('name') || ''} ${called}`;
        return { name, clear: Boolean(clear), y: box.y, top: top?.outerHTML.slice(0, 80) };
      });
      if (!state) break;
      visited.add(state.name);
      if (!state.clear) covered.push(`${state.name} at ${state.y} under ${state.top}`);
    }
    expect(covered).toEqual([]);
    // Payment pages fold their footer.
    expect(visited.size).toBeGreaterThan(10);
  });
}
