import type { DocumentLocation, DocumentResolver, PresentationPluginOptions } from 'sanity/presentation';
import { paths } from '../../src/paths.ts';

interface Spot {
  title: string;
  href: string;
}

const home = { title: 'Beranda', href: paths.home };
const features = { title: 'Fitur', href: paths.features };
const pricing = { title: 'Harga', href: paths.pricing };
const reader = { title: 'Baca Qur’an', href: paths.quran };
const download = { title: 'Download', href: paths.download };
const donation = { title: 'Donasi', href: paths.donation };
const confirmation = { title: 'Konfirmasi donasi', href: paths.confirmation };
const about = { title: 'Tentang', href: paths.about };
const contact = { title: 'Kontak', href: paths.contact };
const privacy = { title: 'Kebijakan privasi', href: paths.privacy };
const terms = { title: 'Syarat dan ketentuan', href: paths.terms };
/** An address that no page has. */
const lost = { title: 'Halaman tidak ditemukan', href: '/404' };

/** The page that each page document makes. */
export const pages: Record<string, Spot> = {
  homePage: home,
  featuresPage: features,
  pricingPage: pricing,
  readerPage: reader,
  downloadPage: download,
  donationPage: donation,
  confirmationPage: confirmation,
  aboutPage: about,
  contactPage: contact,
  privacyPage: privacy,
  termsPage: terms,
  notFoundPage: lost,
};

/** Where documents that are no page are shown, and on what it depends. */
const shared: Record<string, { spots: Spot[]; message: string }> = {
  plan: { spots: [pricing], message: 'Tampil bila dipilih di Harga, bagian Paket.' },
  faq: { spots: [pricing], message: 'Tampil bila dipilih di Harga, bagian Tanya jawab.' },
  feature: { spots: [home], message: 'Tampil bila dipilih di Beranda, bagian Fitur.' },
  shippingCity: { spots: [donation], message: 'Tampil bila dipilih di Donasi, bagian Harga dan ongkir.' },
  teamMember: { spots: [about], message: 'Tampil bila dipilih di Tentang, bagian Tim.' },
  appInfo: { spots: [download], message: 'Tampil di halaman Download.' },
  bankAccount: { spots: [confirmation], message: 'Tampil setelah pengunjung mengisi formulir donasi.' },
  siteSettings: {
    spots: [home, contact, confirmation],
    message: 'Kepala, kaki, dan tombol bantuan ada di semua halaman.',
  },
};

const locations = (spots: Spot[]): DocumentLocation[] => spots.map(({ title, href }) => ({ title, href }));

/** “Di mana ini tampil?” for every type, and which document makes which page. */
export const resolve: NonNullable<PresentationPluginOptions['resolve']> = {
  locations: {
    ...Object.fromEntries(Object.entries(pages).map(([type, spot]) => [type, { locations: locations([spot]) }])),
    ...Object.fromEntries(
      Object.entries(shared).map(([type, { spots, message }]) => [type, { locations: locations(spots), message }]),
    ),
  },
  mainDocuments: Object.entries(pages).map(([type, { href }]): DocumentResolver => ({
    route: href,
    filter: `_type == "${type}" && _id == "${type}"`,
  })),
};
