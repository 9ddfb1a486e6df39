export type FooterColumn = 'app' | 'institution' | 'legal';

interface Row {
  /** `*` stands for every address that no other page has. */
  path: string;
  /** The name of the page in the Studio, and the text of links to it. */
  title: string;
  /** The text of links to the page, if it differs from `title`. */
  word?: string;
  /** The folder of the Studio's desk that holds the page. */
  folder?: 'Ketentuan';
  /** The column of the footer that links to the page. */
  footer?: FooterColumn;
  /** False if search engines should not list the page. */
  inSitemap?: false;
  /** The page exists only while content has entries for it. */
  onlyFilled?: true;
}

/**
 * Every page, in the order of the menu, the footer and the desk. The row of a page determines path, route, content,
 * document, desk entry, links of the footer, prerendered file and sitemap. Its name determines its source files
 * (docs/recipes.md#add-a-page): `npm run check` and `npm run build` fail while one is missing.
 */
const table = {
  home: { path: '/', title: 'Beranda' },
  features: { path: '/features', title: 'Fitur', footer: 'app' },
  pricing: { path: '/pricing', title: 'Harga', footer: 'app' },
  quran: { path: '/quran', title: 'Baca Qur’an', footer: 'app' },
  download: { path: '/download', title: 'Download', footer: 'app' },
  donation: { path: '/donation', title: 'Donasi', footer: 'app' },
  confirmation: { path: '/donation-confirmation', title: 'Konfirmasi transfer', inSitemap: false },
  about: { path: '/about', title: 'Tentang', word: 'Tentang kami', footer: 'institution' },
  report: { path: '/laporan', title: 'Laporan', footer: 'institution', onlyFilled: true },
  contact: { path: '/contact', title: 'Kontak', footer: 'institution' },
  privacy: { path: '/privacy', title: 'Kebijakan Privasi', folder: 'Ketentuan', footer: 'legal' },
  terms: { path: '/terms', title: 'Syarat & Ketentuan', folder: 'Ketentuan', footer: 'legal' },
  'not-found': { path: '*', title: 'Halaman tidak ditemukan', folder: 'Ketentuan', inSitemap: false },
} satisfies Record<string, Row>;

export type PageName = keyof typeof table;
export const pageTable: Record<PageName, Row> = table;

export const pageNames = Object.keys(pageTable) as PageName[];

/** The type and id of a page's document in the Studio: `notFoundPage` for `not-found`. */
export const documentTypeOf = (name: PageName): string =>
  `${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Page`;

/** The pages that have an address of their own. */
export type AddressName = Exclude<PageName, 'not-found'>;

export const paths = Object.fromEntries(
  pageNames.filter((name) => pageTable[name].path !== '*').map((name) => [name, pageTable[name].path]),
) as Record<AddressName, string>;

/** Form and confirmation are one document. React switches between them without a page load (pages/giving-router.tsx). */
export type GivingPage = 'donation' | 'confirmation';

export const isGiving = (path: string): boolean => [paths.donation, paths.confirmation].includes(path);

/** Text of the links to a page. */
export const linkWord = (name: PageName): string => pageTable[name].word ?? pageTable[name].title;
