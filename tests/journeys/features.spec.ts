import content from '../../content-fallback/featuresPage.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { words } from '../../src/words.ts';
import { expectOnlyNotice, open } from './read.ts';
import { expect, test } from './states.ts';

interface Screen {
  title: string;
  image?: { alt: string };
}

const screens = [...content.free.screens, ...content.free.items, ...content.pro.items].filter(
  (shown: Screen) => shown.image,
) as Required<Screen>[];

test('each tile of the gallery says Lihat Detail and shows the notice', async ({ page }) => {
  await open(page, paths.features);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(screens.length);
  for (const { title, image } of screens) {
    await expect(page.getByRole('img', { name: image.alt, exact: true })).toBeVisible();
    await expectOnlyNotice(page, page.getByRole('button', { name: `${title}. Lihat Detail`, exact: true }));
    await page.getByRole('button', { name: words.toast.close }).click();
  }
});
