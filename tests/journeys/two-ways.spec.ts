import { expect, started, test } from './site.ts';
import home from '../../content-fallback/homePage.json' with { type: 'json' };

const { idiom } = home.features;

test('A visitor sees the meaning, and moves between it and word by word, by key, end word and finger', async ({
  page,
}) => {
  await page.goto('/');
  await started(page);
  const track = page.getByRole('slider');
  const meaning = page.locator('main figure').getByText(idiom.meaning);
  await expect(track).toHaveAttribute('aria-valuetext', `${idiom.interpretiveTitle}: ${idiom.meaning}`);
  await expect(meaning).toHaveCSS('opacity', '1');
  for (let press = 1; press <= 4; press += 1) {
    await track.press('ArrowLeft');
    await expect(track).toHaveValue(String(100 - 25 * press));
  }
  await expect(track).toHaveAttribute('aria-valuetext', new RegExp(`^${idiom.literalTitle}: `));
  await expect(meaning).toHaveCSS('opacity', '0');
  await page.getByRole('button', { name: idiom.interpretiveTitle, exact: true }).click();
  await expect(track).toHaveValue('100');
  await page.getByRole('button', { name: idiom.literalTitle, exact: true }).click();
  await expect(track).toHaveValue('0');
  const box = (await track.boundingBox()) as { x: number; y: number; width: number; height: number };
  // Let go beyond the middle, the track goes to its nearer end.
  await page.mouse.move(box.x + 14, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(track).toHaveValue('100');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('A visitor reads both ways, one above the other, and no track', async ({ page }) => {
    await page.goto('/');
    const ways = page.locator('main figure dl');
    await expect(ways).toBeVisible();
    await expect(ways).toContainText(idiom.words.map(({ gloss }) => gloss).join(' · '));
    await expect(ways).toContainText(idiom.meaning);
    await expect(page.getByRole('slider')).toBeHidden();
  });
});
