import app from '../../content-fallback/appInfo.json' with { type: 'json' };
import content from '../../content-fallback/downloadPage.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { colorOf } from '../../src/theme/semantic-tokens.ts';
import { rgbOf } from './read.ts';
import { expect, test } from './site.ts';

test('a phone shows no QR code; requirements of an application still to come are dimmed', async ({ page }) => {
  await page.goto(paths.download);
  for (const [width, visible] of [
    [1280, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByText(content.stores.qrText)).toBeVisible({ visible });
  }
  const values = page.getByRole('row').nth(1).getByRole('cell');
  const textColors = await values.evaluateAll((all) => all.map((value) => getComputedStyle(value).color));
  expect(textColors.map((color) => color === rgbOf(colorOf('fg.subtle', 'dark')))).toEqual(
    app.requirements.map(({ comingSoon }) => comingSoon),
  );
});
