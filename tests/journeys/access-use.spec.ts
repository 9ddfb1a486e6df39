import { words } from '../../src/words/site.ts';
import { cityField, nearCity, typeOf } from './order.ts';
import { expect, openPage, test } from './site.ts';

test('focusing and choosing open nothing and do not leave the page', async ({ page, context }) => {
  await openPage(page, '/donation?jenis=beli');
  const opened = await page.locator('a, input, select, textarea, button, summary').evaluateAll((controls) =>
    controls
      .filter((control) => {
        (control as HTMLElement).focus();
        return document.querySelector('dialog[open]') !== null;
      })
      .map((control) => control.outerHTML.slice(0, 80)),
  );
  expect(opened).toEqual([]);
  await cityField(page).selectOption(nearCity.name);
  await typeOf(page, 'wakaf').check();
  await expect(page).toHaveURL('/donation?jenis=beli');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
});

test('a press that is dragged off its button before release does nothing', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('button', { name: words.nav.theme }).hover();
  await page.mouse.down();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.mouse.move(640, 300);
  await page.mouse.up();
  await expect(page.locator('html')).toHaveClass(/dark/);
});
