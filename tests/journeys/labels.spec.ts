import home from '../../content-fallback/homePage.json' with { type: 'json' };
import lost from '../../content-fallback/notFoundPage.json' with { type: 'json' };
import { inEachState, expect, test } from './states.ts';
import { open } from './read.ts';

/** Texts that a flex or grid container splits into several items, with its gap between them. */
const torn = () =>
  [...document.body.querySelectorAll('*')]
    .filter((box) => /flex|grid/.test(getComputedStyle(box).display))
    .filter((box) => {
      const parts = [...box.childNodes].filter((part) => part.textContent?.trim() && part.nodeName !== 'svg');
      return parts.length > 1 && parts.some((part) => part.nodeType === Node.TEXT_NODE);
    })
    .map((box) => `${box.tagName}: ${box.textContent}`);

test('no page tears a text apart: a label is one piece beside its icon', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await inEachState(page, 390, async (name) => {
    expect(await page.evaluate(torn), name).toEqual([]);
  });
});

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
  await expect(page.getByRole('radio', { name: /^Wakaf/ })).toBeChecked();
});
