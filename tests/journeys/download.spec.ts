import app from '../../content-fallback/appInfo.json' with { type: 'json' };
import content from '../../content-fallback/downloadPage.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { colorOf } from '../../src/theme/semantic-tokens.ts';
import { untilQuiet, rgbOf } from './read.ts';
import { expect, openPage, test } from './site.ts';

test('the requirements of an application that is still to come are dimmed', async ({ page }) => {
  await page.goto(paths.download);
  const values = page.getByRole('row').nth(1).getByRole('cell');
  const textColors = await values.evaluateAll((all) => all.map((value) => getComputedStyle(value).color));
  // Index 1 is the colour of the dark theme.
  expect(textColors.map((color) => color === rgbOf(colorOf('fg.subtle', 'dark')))).toEqual(
    app.requirements.map(({ comingSoon }) => comingSoon),
  );
});

test('the QR code is visible at 1280 px, and not at 390 px', async ({ page }) => {
  const code = page.getByRole('img', { name: content.stores.qrText });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, paths.download);
  await expect(code).toBeVisible();
  expect(await code.evaluate((svg) => svg.clientWidth)).toBeGreaterThan(100);
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, paths.download);
  await untilQuiet(page);
  await expect(code).toHaveCount(0);
  await expect(page.getByText(content.stores.qrText)).toBeHidden();
});
