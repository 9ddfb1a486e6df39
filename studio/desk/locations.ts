import type { DocumentLocation, DocumentResolver, PresentationPluginOptions } from 'sanity/presentation';
import { documentTypeOf, pageNames, pageTable, type PageName } from 'site/page-table.ts';

/** Title and address of a page. The 404 page is shown at every unknown address, of which `/404` is one. */
const spotOf = (name: PageName): DocumentLocation => {
  const { title, path } = pageTable[name];
  return { title, href: path === '*' ? '/404' : path };
};

const pageDocuments = Object.fromEntries(pageNames.map((name) => [documentTypeOf(name), spotOf(name)]));

const otherDocuments: Record<string, { spots: DocumentLocation[]; note: string }> = {
  plan: { spots: [spotOf('pricing')], note: 'Di Harga, bagian Paket.' },
  faq: { spots: [spotOf('pricing')], note: 'Di Harga, bagian Tanya jawab.' },
  feature: { spots: [spotOf('home')], note: 'Di Beranda, bagian Fitur.' },
  shippingCity: { spots: [spotOf('donation')], note: 'Di Donasi, kolom Kota tujuan.' },
  teamMember: { spots: [spotOf('about')], note: 'Di Tentang, bagian Tim.' },
  distribution: { spots: [spotOf('report')], note: 'Di Laporan, satu baris tabel.' },
  appInfo: { spots: [spotOf('download')], note: 'Di halaman Download.' },
  bankAccount: {
    spots: [spotOf('confirmation'), spotOf('contact')],
    note: 'Di Konfirmasi transfer, setelah formulir diisi, dan di Kontak.',
  },
  legality: {
    spots: [spotOf('about'), spotOf('donation'), spotOf('confirmation'), spotOf('contact')],
    note: 'Di Tentang seluruhnya; pendek di Donasi, Konfirmasi transfer, Kontak, dan kaki halaman pembayaran.',
  },
  siteSettings: {
    spots: [spotOf('home'), spotOf('contact'), spotOf('confirmation')],
    note: 'Di semua halaman: kepala, pengumuman, kaki, dan tombol bantuan.',
  },
};

/**
 * Whether the form of something that the page shows is open, such as of a plan beside the preview of `/pricing`. Then
 * the page names no main document, because Presentation would open the form of that one instead.
 */
const isOtherDocumentOpen = (href: string): boolean =>
  Object.entries(otherDocuments).some(
    ([type, { spots }]) => location.pathname.includes(`/${type}/`) && spots.some((spot) => spot.href === href),
  );

/** Answers “Di mana ini tampil?” for every type, and names the main document of every page. */
export const resolve: NonNullable<PresentationPluginOptions['resolve']> = {
  locations: Object.fromEntries([
    ...Object.entries(pageDocuments).map(([type, spot]) => [type, { locations: [spot] }]),
    ...Object.entries(otherDocuments).map(([type, { spots, note }]) => [
      type,
      { locations: spots, message: `Di mana ini tampil? ${note}` },
    ]),
  ]),
  mainDocuments: Object.entries(pageDocuments).map(([type, { href }]): DocumentResolver => ({
    route: href,
    resolve: () => (isOtherDocumentOpen(href) ? undefined : { filter: `_type == "${type}" && _id == "${type}"` }),
  })),
};
