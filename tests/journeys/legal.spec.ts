import privacy from '../../content-fallback/privacyPage.json' with { type: 'json' };
import terms from '../../content-fallback/termsPage.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { expect, openPage, test } from './site.ts';

for (const [url, { sections }] of [
  [paths.privacy, privacy],
  [paths.terms, terms],
] as const) {
  test(`${url}: each link of the contents leads to its heading, clear of the bar`, async ({ page }) => {
    await openPage(page, url);
    const links = page.getByRole('navigation', { name: 'Daftar isi', exact: true }).getByRole('link');
    await expect(links).toHaveCount(sections.length);
    for (const [index, { heading }] of sections.entries()) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await links.nth(index).click();
      await expect(page).toHaveURL(/#.+/);
      const target = page.getByRole('heading', { level: 2, name: `${index + 1}. ${heading}`, exact: true }).first();
      await expect(target).toBeInViewport({ ratio: 1 });
      const distanceBelowBar = () =>
        target.evaluate(
          (element) =>
            element.getBoundingClientRect().top -
            (document.querySelector('body header') as Element).getBoundingClientRect().bottom,
        );
      await expect.poll(distanceBelowBar).toBeGreaterThanOrEqual(0);
      // The last sections may be on the screen together.
      if (index < 3) await expect(links.nth(index)).toHaveAttribute('aria-current', 'true');
      await expect(
        page.getByRole('navigation', { name: 'Daftar isi', exact: true }).locator('[aria-current]'),
      ).toHaveCount(1);
    }
  });
}
