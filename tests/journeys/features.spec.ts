import content from '../../content-fallback/featuresPage.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { words } from '../../src/words.ts';
import { expectOnlyNotice, open, section } from './read.ts';
import { expect, test } from './states.ts';

const { gallery } = content;

test('each tile of the gallery says Lihat Detail and shows the notice', async ({ page }) => {
  await open(page, paths.features);
  const tiles = section(page, gallery.heading).getByRole('listitem').getByRole('button');
  await expect(tiles).toHaveCount(gallery.items.length);
  for (const [index, { title, image }] of gallery.items.entries()) {
    const tile = tiles.nth(index);
    await expect(tile).toHaveAccessibleName(`${title}. Lihat Detail`);
    await expect(tile.locator('..').getByRole('img')).toHaveAttribute('alt', image.alt);
    await expectOnlyNotice(page, tile);
    await page.getByRole('button', { name: words.toast.close }).click();
  }
});
