import home from '../../content-fallback/homePage.json' with { type: 'json' };
import lost from '../../content-fallback/notFoundPage.json' with { type: 'json' };
import { expect, test } from './states.ts';
import { open } from './read.ts';
import { typeOf } from './order.ts';

test('a label that holds "Al-Qur’an" has the spaces of its letters, no gap', async ({ page }) => {
  await page.goto('/tidak-ada');
  const link = page.getByRole('link', { name: lost.readLabel });
  const space = await link.evaluate((element) => {
    const whole = element.querySelector('.nowrap') as Element;
    const before = document.createRange();
    before.selectNodeContents(whole.previousSibling as Node);
    const end = before.getClientRects()[0]?.right ?? 0;
    return {
      apart: whole.getBoundingClientRect().left - end,
      size: Number.parseFloat(getComputedStyle(element).fontSize),
    };
  });
  expect(space.apart).toBeLessThan(space.size * 0.1);
});

test('the closing call of the home page leads to the form with wakaf chosen', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: home.closing.donateLabel }).click();
  await expect(page).toHaveURL('/donation?jenis=wakaf');
  await expect(typeOf(page, 'wakaf')).toBeChecked();
});
