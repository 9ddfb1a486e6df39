import contact from '../../content-fallback/contactPage.json' with { type: 'json' };
import quran from '../../content-fallback/quranPage.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { newTab, open } from './read.ts';
import { expect, test } from './states.ts';

test.use({
  visits: new RegExp(`^(?:${[quran.reader.url, contact.map.linkUrl].map((url) => new URL(url).origin).join('|')})/`),
});

/** Chromium shows its error page in such a frame and reports it as loaded: the page cannot tell. */
for (const [what, url, { title, src, href, label, gap }] of [
  [
    'reader',
    paths.quran,
    {
      title: quran.reader.frameTitle,
      src: quran.reader.url,
      href: quran.reader.url,
      label: quran.reader.linkLabel,
      gap: 24,
    },
  ],
  [
    'map',
    paths.contact,
    {
      title: contact.map.title,
      src: contact.map.embedUrl,
      href: contact.map.linkUrl,
      label: contact.map.linkLabel,
      gap: 0,
    },
  ],
] as const) {
  for (const reason of ['connectionrefused', 'internetdisconnected'] as const) {
    test(`${what}, ${reason}: below the empty frame stands the way to a tab of its own`, async ({ page, context }) => {
      const refused = page.waitForEvent('requestfailed', (request) => request.url() === src);
      const host = (asked: URL) => asked.origin === new URL(src).origin;
      await page.route(host, (route) => route.abort(reason));
      await open(page, url);
      await refused;
      const link = page.getByRole('link', { name: label, exact: true });
      // px from the plate around the frame: the outline of the reader's plate keeps clear of the link.
      const plate = await page.getByTitle(title).locator('..').boundingBox();
      const below = await link.boundingBox();
      if (!plate || !below) throw new Error('Frame or link is not shown');
      expect(below.y - (plate.y + plate.height)).toBeCloseTo(gap, 0);
      await context.route(host, (route) => route.fulfill({ body: 'sampai' }));
      const tab = await newTab(page, link);
      expect(tab.url()).toBe(href);
      expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
    });
  }
}
