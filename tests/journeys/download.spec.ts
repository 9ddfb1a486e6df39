import app from '../../content-fallback/appInfo.json' with { type: 'json' };
import content from '../../content-fallback/downloadPage.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { colors } from '../../src/ui/tokens.ts';
import { expectOnlyNotice, newTab, open, quiet, section } from './read.ts';
import { expect, test } from './states.ts';

test.use({ visits: /^https:\/\/play\.google\.com\// });

const { hero, stores } = content;

test('the Android link opens the store listing in a new tab', async ({ page, context }) => {
  await context.route('https://play.google.com/**', (route) => route.fulfill({ body: 'toko' }));
  await open(page, paths.download);
  const link = section(page, hero.title).getByRole('link', { name: stores.androidLabel });
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  expect((await newTab(page, link)).url()).toBe(app.androidUrl);
  await expect(page).toHaveURL(paths.download);
});

test('the iOS button says Segera Hadir and shows the notice, and nothing else', async ({ page }) => {
  await open(page, paths.download);
  const card = section(page, hero.title);
  // Once the application is in that store, the same button leads there.
  if ('iosUrl' in app)
    await expect(card.getByRole('link', { name: stores.iosLabel })).toHaveAttribute('href', String(app.iosUrl));
  else await expectOnlyNotice(page, card.getByRole('button', { name: 'Segera Hadir' }));
});

test('A visitor sees the requirements of an application that is still to come dimmed', async ({ page }) => {
  await page.goto(paths.download);
  const heads = page.getByRole('table').getByRole('columnheader');
  await expect(heads).toHaveCount(app.requirements.length + 1);
  const [, ...hex] = /^#(..)(..)(..)$/.exec(colors['fg.subtle'][1]) ?? [];
  const dim = `rgb(${hex.map((pair) => Number.parseInt(pair, 16)).join(', ')})`;
  for (const [index, { comingSoon }] of app.requirements.entries()) {
    const value = page.getByRole('row').nth(1).getByRole('cell').nth(index);
    await expect(heads.nth(index + 1)).toContainText(comingSoon ? 'Segera hadir' : /^\w+$/);
    expect((await value.evaluate((element) => getComputedStyle(element).color)) === dim).toBe(comingSoon);
  }
});

test('the QR code is visible at 1280 px, and not at 390 px', async ({ page }) => {
  const code = page.getByRole('img', { name: stores.qrText });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, paths.download);
  await expect(code).toBeVisible();
  expect(await code.evaluate((svg) => svg.clientWidth)).toBeGreaterThan(100);
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, paths.download);
  await quiet(page);
  await expect(code).toHaveCount(0);
  await expect(page.getByText(stores.qrText)).toBeHidden();
});
