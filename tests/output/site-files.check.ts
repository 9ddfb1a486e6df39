import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageList } from '../../src/publish/html/page-list.ts';
import { built, contentOf } from './markup.ts';

// Files for machines, compared whole: one wrong word in robots.txt hides the site from search engines.

const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(built('index.html')) ?? [];
const { origin } = new URL(canonical);

test('robots.txt lets everybody read everything', () => {
  expect(built('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});

test('the sitemap lists every page that search engines may show, with the day of the content', () => {
  const { time, contentUpdated } = JSON.parse(built('build.json')) as { time: string; contentUpdated?: string };
  const day = (contentUpdated ?? time).slice(0, 10);
  const listed = pageList.filter(({ inSitemap }) => inSitemap).map(({ url }) => url);
  expect(listed).toEqual(expect.arrayContaining(['/', '/donation', '/privacy']));
  expect(listed).not.toContain('/donation-confirmation');
  expect(listed).not.toContain('/404');
  const urls = listed.map((path) => `<url><loc>${origin}${path}</loc><lastmod>${day}</lastmod></url>`).join('');
  expect(built('sitemap.xml')).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`,
  );
});

test('the manifest opens the site in a browser, in its language and colours, with three icons that are there', () => {
  const icon = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const site = contentOf('site');
  // tests/publish/html/site-files.test.ts: the applications in the stores.
  const { related_applications: _apps, ...manifest } = JSON.parse(built('manifest.webmanifest')) as {
    related_applications?: object;
  };
  expect(manifest).toEqual({
    name: site.productName,
    short_name: site.productName,
    description: site.tagline,
    lang: 'id',
    start_url: '/',
    display: 'browser',
    background_color: '#0B1512',
    theme_color: '#0B1512',
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  });
  for (const size of ['192', '512', 'maskable-512']) expect(existsSync(join('dist', `icon-${size}.png`))).toBe(true);
});
