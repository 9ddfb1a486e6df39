import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pageList } from '../../src/publish/html/page-list.ts';
import { paths } from '../../src/paths.ts';

const pages = pageList.map((entry) => ({ ...entry, html: readFileSync(join('dist', entry.file), 'utf8') }));
const one = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
const origin = new URL(one(readFileSync('dist/robots.txt', 'utf8'), /Sitemap: (\S+)/)).origin;

describe.each(pages)('$url', ({ html, url, name, file }) => {
  const meta = (key: string) => one(html, new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`));

  test('says what it is to search engines and to those it is shared with', () => {
    const title = one(html, /<title>(.*?)<\/title>/);
    expect(title.startsWith(meta('og:title'))).toBe(true);
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(one(html, /<link rel="canonical" href="([^"]*)"/)).toBe(file === '404.html' ? '' : origin + url);
    expect(meta('robots')).toBe(name === 'confirmation' || name === 'not-found' ? 'noindex' : '');
  });

  test('has a share picture of 1200 × 630 px', async () => {
    const { width, height } = await sharp(join('dist', new URL(meta('og:image')).pathname)).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  test('carries JSON-LD of this site, without a rating', () => {
    const data = JSON.parse(one(html, /<script type="application\/ld\+json">(.*?)<\/script>/)) as {
      '@graph': { '@type': string }[];
    };
    const types = data['@graph'].map((thing) => thing['@type']);
    expect(types).toEqual(
      url === '/' ? ['WebSite', 'Organization', 'MobileApplication'] : expect.arrayContaining(['BreadcrumbList']),
    );
    expect(JSON.stringify(data)).not.toMatch(/aggregateRating|undefined|null/);
    expect(JSON.stringify(data)).toContain(`"${origin}/`);
  });

  test('links to pages and places that exist', () => {
    const urls = new Set<string>(Object.values(paths));
    const links = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map((match) => match[1] ?? '');
    expect(links.length).toBeGreaterThan(15);
    const broken = links.filter((link) => {
      const [path = ''] = link.split(/[?#]/);
      if (link.startsWith('#')) return !html.includes(`id="${link.slice(1)}"`);
      return link.startsWith('/') && !urls.has(path);
    });
    expect(broken).toEqual([]);
  });
});

test('the sitemap lists every page but the confirmation; the manifest names icons that exist', () => {
  const listed = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  expect(listed).toEqual(
    Object.values(paths)
      .filter((path) => path !== paths.confirmation)
      .map((path) => origin + path),
  );
  const { icons, name } = JSON.parse(readFileSync('dist/manifest.webmanifest', 'utf8')) as {
    icons: { src: string }[];
    name: string;
  };
  expect(name).toContain('Qur’an');
  const files = [...icons.map(({ src }) => src), '/favicon.svg', '/apple-touch-icon.png'];
  expect(files.filter((file) => !existsSync(join('dist', file)))).toEqual([]);
});
