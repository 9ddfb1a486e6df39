import home from '../../content-fallback/homePage.json' with { type: 'json' };
import { expect, test } from './site.ts';

const { idiom } = home.features;

test.use({ javaScriptEnabled: false });

test('without scripts, scrolling draws the bracket of the idiom and lifts its meaning, at last whole', async ({
  page,
}) => {
  await page.goto('/');
  const figure = page.locator('main figure').filter({ hasText: idiom.note });
  await expect(figure.getByRole('listitem')).toHaveText(idiom.words.map(({ arabic, gloss }) => arabic + gloss));
  const meaning = figure.getByText(idiom.meaning);
  const showFigure = (part: number) =>
    figure.evaluate((element, seen) => {
      const { top, height } = element.getBoundingClientRect();
      scrollTo(0, scrollY + top + height * seen - innerHeight);
    }, part);
  await showFigure(0.5);
  await expect(meaning).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 12)');
  await showFigure(1);
  await expect(meaning).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)');
  await expect(figure.locator('path[pathLength]')).toHaveCSS('stroke-dashoffset', '0px');
});
