import { expect, test } from './site.ts';
import home from '../../content-fallback/homePage.json' with { type: 'json' };

const { idiom } = home.features;

test.use({ javaScriptEnabled: false });

for (const width of [320, 390, 768, 1280, 1920])
  test(`A visitor without scripts sees words, glosses and meaning apart, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const figure = page.locator('main figure').filter({ hasText: idiom.note });
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.getByRole('listitem')).toHaveText(idiom.words.map(({ arabic, gloss }) => arabic + gloss));
    const boxes = await figure.evaluate((element) =>
      [...element.querySelectorAll('span, svg[preserveAspectRatio], li ~ p, div > p')].map((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect();
        return { top, bottom, left, right };
      }),
    );
    const touching = boxes.filter((a, index) =>
      boxes
        .slice(index + 1)
        .some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5),
    );
    expect(touching).toEqual([]);
  });

test('Bracket and meaning follow the scroll, and are whole when all of the figure is visible', async ({ page }) => {
  await page.goto('/');
  const figure = page.locator('main figure').filter({ hasText: idiom.note });
  const meaning = figure.getByText(idiom.meaning);
  const showFigure = (part: number) =>
    figure.evaluate((element, seen) => {
      const { top, height } = element.getBoundingClientRect();
      scrollTo(0, scrollY + top + height * seen - innerHeight);
    }, part);
  await showFigure(0.5);
  await expect(meaning).toHaveCSS('opacity', '0');
  await showFigure(1);
  await expect(meaning).toHaveCSS('opacity', '1');
  await expect(figure.locator('path[pathLength]')).toHaveCSS('stroke-dashoffset', '0px');
});
