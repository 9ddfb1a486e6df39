import terms from '../../content-fallback/termsPage.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { expect, openPage, test } from './site.ts';

test('each link of the contents leads to its heading, clear of the bar, and is marked', async ({ page }) => {
  await openPage(page, paths.terms);
  const contents = page.getByRole('navigation', { name: 'Daftar isi', exact: true });
  await expect(contents.getByRole('link')).toHaveCount(terms.sections.length);
  for (const [index, { heading }] of terms.sections.entries()) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await contents.getByRole('link').nth(index).click();
    const target = page.getByRole('heading', { level: 2, name: `${index + 1}. ${heading}`, exact: true }).first();
    await expect(target).toBeInViewport({ ratio: 1 });
    const bar = await page.getByRole('banner').boundingBox();
    await expect.poll(async () => (await target.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
    // The last sections may be on the screen together.
    if (index < 3) await expect(contents.getByRole('link').nth(index)).toHaveAttribute('aria-current', 'true');
    await expect(contents.locator('[aria-current]')).toHaveCount(1);
  }
});
