import home from '../../content-fallback/homePage.json' with { type: 'json' };
import { words } from '../../src/words/site.ts';
import { expect, test } from './site.ts';

const { idiom, leadTerm } = home.hero;

test.use({ javaScriptEnabled: false });

test('the first screen shows the idiom, its meaning and the prices, on a phone and a desktop', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const note = page.locator('main figure').filter({ hasText: words.idiom.head });
    await expect(note.getByRole('listitem')).toHaveText(idiom.words.map(({ arabic, gloss }) => arabic + gloss));
    await expect(note.getByText(idiom.meaning)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('listitem').filter({ hasText: words.home.endow })).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: words.home.example(leadTerm) }).click();
    await expect(note).toBeFocused();
  }
});
