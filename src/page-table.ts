export type FooterColumn = 'app' | 'institution' | 'legal';

interface Row {
  /** `*` is every address that no other page has. */
  path: string;
  /** Name of the page in the Studio, and text of the links to it. */
  title: string;
  /** Text of the links to the page, where it differs from `title`. */
  word?: string;
  /** The folder of the Studio's desk that holds the page. */
  folder?: 'Ketentuan';
  /**
   * Where links to the page are: menu, a column of the footer, texts of other pages, the product's name. At least two
   * places (WCAG 2.4.5); none for a page that is a step of another, which the sitemap leaves out too. The footer
   * follows from this; tests/output/found.check.ts names any other link that is missing.
   */
  foundFrom: readonly ('menu' | FooterColumn | 'texts' | 'brand')[];
  /** Built only while content has entries for it, in one or several parts: `/laporan`, `/laporan/2025`. */
  inParts?: true;
}

/**
 * Every page, in the order of the menu, the footer and the desk. From its row follow path, route, content, document, desk
 * entry, links of the footer, prerendered file and sitemap; from its name the files that it is made of. For `example`:
 *
 * - src/pages/example.tsx: `Component`
 * - src/page-contents.ts: the type of its content
 * - src/content/example-page.ts: query, shape, and their `contract`
 * - studio/pages/example-page.ts: the form, `examplePage`
 * - content-fallback/examplePage.json
 *
 * tests/page-table.test.ts names what is missing.
 */
const table = {
  home: { path: '/', title: 'Beranda', foundFrom: ['menu', 'brand'] },
  features: { path: '/features', title: 'Fitur', foundFrom: ['menu', 'app'] },
  pricing: { path: '/pricing', title: 'Harga', foundFrom: ['menu', 'app'] },
  quran: { path: '/quran', title: 'Baca Qur’an', foundFrom: ['menu', 'app'] },
  download: { path: '/download', title: 'Download', foundFrom: ['menu', 'app'] },
  donation: { path: '/donation', title: 'Donasi', foundFrom: ['menu', 'app'] },
  confirmation: { path: '/donation-confirmation', title: 'Konfirmasi transfer', foundFrom: [] },
  about: {
    path: '/about',
    title: 'Tentang',
    word: 'Tentang kami',
    foundFrom: ['institution', 'texts'],
  },
  report: {
    path: '/laporan',
    title: 'Laporan',
    foundFrom: ['institution', 'texts'],
    inParts: true,
  },
  contact: { path: '/contact', title: 'Kontak', foundFrom: ['institution', 'texts'] },
  privacy: {
    path: '/privacy',
    title: 'Kebijakan Privasi',
    folder: 'Ketentuan',
    foundFrom: ['menu', 'legal'],
  },
  terms: {
    path: '/terms',
    title: 'Syarat & Ketentuan',
    folder: 'Ketentuan',
    foundFrom: ['menu', 'legal'],
  },
  'not-found': {
    path: '*',
    title: 'Halaman tidak ditemukan',
    folder: 'Ketentuan',
    foundFrom: [],
  },
} satisfies Record<string, Row>;

export type PageName = keyof typeof table;
export const pageTable: Record<PageName, Row> = table;

export const pageNames = Object.keys(pageTable) as PageName[];

/** The document of a page in the Studio, its type and its id: `not-found` is made of `notFoundPage`. */
export const documentOf = (name: PageName): string =>
  `${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Page`;

/** The pages that have an address of their own. */
export type AddressName = Exclude<PageName, 'not-found'>;

/** The address of every page that has one. */
export const paths = Object.fromEntries(
  pageNames.filter((name) => pageTable[name].path !== '*').map((name) => [name, pageTable[name].path]),
) as Record<AddressName, string>;

/** Form and confirmation are one document: React changes between them without a page load (pages/giving.tsx). */
export const givingPaths: string[] = [paths.donation, paths.confirmation];

export const isGiving = (path: string): boolean => givingPaths.includes(path);

/** Text of the links to a page. */
export const linkWord = (name: PageName): string => pageTable[name].word ?? pageTable[name].title;
