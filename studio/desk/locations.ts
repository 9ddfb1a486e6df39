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
const pages: Record<string, Spot> = {
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
const shared: Record<string, { spots: Spot[]; note: string }> = {
  plan: { spots: [pricing], note: 'Di Harga, bila dipilih di bagian Paket.' },
  faq: { spots: [pricing], note: 'Di Harga, bila dipilih di bagian Tanya jawab.' },
  feature: { spots: [home], note: 'Di Beranda, bila dipilih di bagian Fitur.' },
  shippingCity: { spots: [donation], note: 'Di Donasi, bila dipilih di bagian Harga dan ongkir.' },
  teamMember: { spots: [about], note: 'Di Tentang, bila dipilih di bagian Tim.' },
  appInfo: { spots: [download], note: 'Di halaman Download.' },
  bankAccount: { spots: [confirmation], note: 'Di Konfirmasi donasi, setelah pengunjung mengisi formulir.' },
  siteSettings: {
    spots: [home, contact, confirmation],
    note: 'Di semua halaman: kepala, kaki, dan tombol bantuan.',
  },
};

const locations = (spots: Spot[]): DocumentLocation[] => spots.map(({ title, href }) => ({ title, href }));

/** “Di mana ini tampil?” for every type, and which document makes which page. */
export const resolve: NonNullable<PresentationPluginOptions['resolve']> = {
  locations: {
    ...Object.fromEntries(Object.entries(pages).map(([type, spot]) => [type, { locations: locations([spot]) }])),
    ...Object.fromEntries(
      Object.entries(shared).map(([type, { spots, note }]) => [
        type,
        { locations: locations(spots), message: `Di mana ini tampil? ${note}` },
      ]),
    ),
  },
  mainDocuments: Object.entries(pages).map(([type, { href }]): DocumentResolver => ({
    route: href,
    filter: `_type == "${type}" && _id == "${type}"`,
  })),
};
