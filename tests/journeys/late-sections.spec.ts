import content from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import { test } from './on-faulty-server.ts';
import { expect, openConfirmation, started } from './states.ts';

/** The sections below the card have their own code, which loads after the start or fails to. */
const sections = /more-sections/;

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openConfirmation(page);
});

test('without that code the page keeps card and button, says so, and catches up without moving what has focus', async ({
  page,
  server,
}) => {
  server.fail(sections, 'dropped connection');
  await page.reload();
  await started(page);
  // The number to write to comes late as well.
  await expect(page.locator('#nomor-whatsapp')).toBeVisible();
  await expect(page.locator('#start-failed')).toBeVisible();
  const below = page.locator('footer summary');
  await below.focus();
  const { y } = (await below.boundingBox()) ?? {};
  server.mend();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('region', { name: content.guide.mark })).toBeVisible();
  await expect(page.locator('#start-failed')).toBeHidden();
  await expect(below).toBeFocused();
  expect((await below.boundingBox())?.y).toBeCloseTo(y ?? 0, 0);
});

test('until that code has loaded the page is about as high, and then what has focus stays in its place', async ({
  page,
  server,
}) => {
  const release = server.hold(sections);
  await page.reload();
  await started(page);
  // The number to write to comes late as well.
  await expect(page.locator('#nomor-whatsapp')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 2000));
  expect(await page.evaluate(() => scrollY)).toBe(2000);
  await expect(page.locator('footer')).not.toBeInViewport();
  const below = page.locator('footer summary');
  await below.focus();
  const { y } = (await below.boundingBox()) ?? {};
  release();
  await expect(page.locator('#rincian')).toBeVisible();
  expect((await below.boundingBox())?.y).toBeCloseTo(y ?? 0, 0);
});
