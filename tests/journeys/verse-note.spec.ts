import type { Locator } from '@playwright/test';
import { words } from '../../src/words.ts';
import { expect, isExample, test } from './site.ts';

test.skip(!isExample, 'only the example content has a note');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a star beside a verse shows its note, by key and by touch', async ({ page }) => {
    const star = page.locator('main summary').filter({ hasText: words.home.openNote(2) });
    const note = page.getByRole('note', { name: words.home.noteOf(2) });
    for (const { width, height } of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await expect(note).toBeHidden();
      await star.press('Enter');
      await expect(note).toBeInViewport();
      await expect(note).toContainText(words.home.publisherNote);
      await star.press(' ');
      await expect(note).toBeHidden();
      // On a narrow screen the star is beside the verse, and a word above the mushaf page.
      for (const part of ['svg', 'span']) {
        await star.locator(part).click();
        await expect(note).toBeInViewport();
        await star.press(' ');
      }
    }
    await star.press('Enter');
    // On a phone the cross at the top of the note closes it: it is drawn 32 px from the right, 188 px from the bottom.
    await page.mouse.click(390 - 32, 844 - 188);
    await expect(note).toBeHidden();
  });
});

for (const act of ['click', 'press'] as const)
  test(`a note opened by a ${act} takes the focus; Escape returns it to the visible star`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const star = page.locator('main summary').filter({ hasText: words.home.openNote(2) });
    const note = page.getByRole('note', { name: words.home.noteOf(2) });
    const mark = star.locator('svg');
    // At the lower edge of the screen, where the note would cover it.
    await mark.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight));
    await (act === 'click' ? mark.click() : star.press('Enter'));
    await expect(note).toBeFocused();
    const edgeOf = async (part: Locator, side: 'top' | 'bottom') =>
      part.evaluate((element, end) => element.getBoundingClientRect()[end], side);
    await expect.poll(async () => (await edgeOf(mark, 'bottom')) < (await edgeOf(note, 'top'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await expect(star).toBeFocused();
  });
