import { expect, test, vi } from 'vitest';
import { documentTypes } from '../../src/content/document-types.ts';
import { paths } from '../../src/page-table.ts';
import { resolve } from '../../studio/desk/locations.ts';

/** The answer of the Studio to “Di mana ini tampil?” for a type of document. */
interface Shown {
  locations: { title: string; href: string }[];
  message?: string;
}

const shown = resolve.locations as Record<string, Shown>;
const pages: string[] = [...Object.values(paths), '/404'];

test('every document says where it is shown, and every page is shown by a document', () => {
  expect(Object.keys(shown).sort()).toEqual([...documentTypes].sort());
  const linked = Object.values(shown).flatMap(({ locations }) => locations.map(({ href }) => href));
  expect(new Set(linked)).toEqual(new Set(pages));
  expect(Object.values(shown).filter(({ locations }) => locations.length === 0)).toEqual([]);
  expect(resolve.mainDocuments?.map(({ route }) => route)).toEqual(expect.arrayContaining(pages));
});

test('a document that is not a page says in words where it is shown', () => {
  const others = documentTypes.filter((type) => !type.endsWith('Page'));
  const unexplained = others.filter((type) => !/^Di mana ini tampil\? Di .+\.$/.test(shown[type]?.message ?? ''));
  expect(unexplained).toEqual([]);
});

test.each([
  ['/presentation', '/pricing', 'pricingPage'],
  ['/presentation/plan/paket-pro/price', '/pricing', undefined],
  ['/presentation/plan/paket-pro/price', '/about', 'aboutPage'],
  ['/presentation/pricingPage/pricingPage', '/about', 'aboutPage'],
])('at the address %s, a preview of the page %s opens the form %s', (pathname, page, form) => {
  vi.stubGlobal('location', { pathname });
  const own = resolve.mainDocuments?.find(({ route }) => route === page);
  const filter = own?.resolve?.({ path: page, params: {}, origin: 'http://localhost' })?.filter;
  expect(filter).toBe(form && `_type == "${form}" && _id == "${form}"`);
  vi.unstubAllGlobals();
});
