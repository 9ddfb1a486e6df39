import { describe, expect, test } from 'vitest';
import { paths } from '../../src/page-table.ts';
import { pages } from './markup.ts';

describe.each(pages)('$url', ({ html }) => {
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

test.each(pages.filter(({ inSitemap }) => inSitemap))('another page links to $url', ({ url }) => {
  const others = pages.filter((page) => page.url !== url);
  expect(others.some(({ html }) => new RegExp(`<a\\b[^>]* href="${url}["?#]`).test(html))).toBe(true);
});
