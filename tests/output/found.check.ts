import { describe, expect, test } from 'vitest';
import { pageTable, paths } from '../../src/page-table.ts';
import { innerHtml, pages, values } from './markup.ts';

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

/** The addresses to which one part of every page links, without query and fragment. */
const linksIn = (part: (html: string) => string[]) =>
  pages
    .map(({ url, html }) => ({ url, to: part(html).flatMap((inner) => values(inner, 'href')) }))
    .map(({ url, to }) => ({ url, to: new Set(to.map((href) => href.split(/[?#]/, 1)[0])) }));

test('a visitor finds every page where its row says: menus, footer, texts of other pages', () => {
  const [menus, footers, texts] = [['header', 'dialog'], ['footer'], ['main']].map((tags) =>
    linksIn((html) => tags.flatMap((tag) => innerHtml(html, tag))),
  );
  const wrong = pages.flatMap(({ name }) => {
    const { path, foundFrom } = pageTable[name];
    const inFooter = footers?.every(({ to }) => to.has(path));
    const ways = {
      menu: menus?.every(({ to }) => to.has(path)),
      // The four lists of the footer count as one place.
      ...{ app: inFooter, institution: inFooter, legal: inFooter, brand: inFooter },
      texts: texts?.some(({ url, to }) => url !== path && to.has(path)),
    };
    return foundFrom.filter((way) => !ways[way]).map((way) => `${name} has no link in: ${way}`);
  });
  expect(wrong, 'foundFrom in src/page-table.ts, or the link').toEqual([]);
});
