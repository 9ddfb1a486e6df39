import type { Held } from '../specification.ts';

/** Section 1: what the product does and for whom. */
export const product: Held = {
  'output/specification.check.ts › is in Indonesian, and its title is: page title, separator, product name': {
    '1.language': 'a public, Indonesian-language website',
    '1.title': 'page titles: page title, a separator, then the product name',
  },
  'output/specification-pages.check.ts › the seven items of the free version': {
    '1.presents.features': 'presents the app: features',
  },
  'output/specification-pages.check.ts › the comparison, row by row': { '1.presents.pricing': 'pricing' },
  'output/specification-matter.check.ts › facts and requirements of the application': {
    '1.presents.download': 'download',
  },
  'output/specification-pages.check.ts › free: Gratis, Selamanya, and what belongs to it': {
    '1.free': 'two tiers: a free tier',
  },
  'output/specification-pages.check.ts › Pro: Rp29.000 per bulan, Paling Populer, and what is Pro only': {
    '1.pro': 'and a paid Pro tier',
  },
  'output/specification-institute.check.ts › an institute publishes it, and the translation is tafsiriyah': {
    '1.publisher': 'published by an Islamic institute, with a tafsiriyah translation',
  },
  'journeys/reader.spec.ts › the overlay stands until the reader has loaded; Refresh waits for that, then loads it anew':
    { '1.reader': 'embeds the hosted web Quran reader' },
  'journeys/give.spec.ts › Home → Donasi → ${type} → konfirmasi → salin → WhatsApp': {
    '1.donasi': 'visitors can donate for development',
    '1.beli': 'visitors can buy a personal printed mushaf',
    '1.wakaf': 'visitors can endow mushaf copies',
    '1.transfer': 'payment is a manual bank transfer',
    '1.confirm': 'followed by a confirmation message through a messaging app',
  },
  'output/specification-matter.check.ts › where wakaf goes, from where it is sent, and what has come together': {
    '1.pamulang': 'shipping of printed copies is from Pamulang (15417)',
    '1.distribution': 'endowed copies go to mosques, pesantren and TPA',
  },
  'output/specification.check.ts › asks for no account: no password, no sign-in': {
    '1.accounts': 'there are no accounts or logins',
  },
  'journeys/routes.spec.ts › every route can be opened by anyone: 200, and its own heading': {
    '1.public': 'every page is public',
  },
  'journeys/shell.spec.ts › dark at first; the choice survives a reload and is there before the first paint': {
    '1.themes': 'a light and a dark theme with a toggle',
  },
  'journeys/shell.spec.ts › the progress line shows the fraction scrolled': {
    '1.progress': 'a reading-progress bar tied to page scroll',
  },
};

/** Section 2: routes, shared navigation and Home. */
export const shell: Held = {
  'output/specification.check.ts › the site has these eleven routes without parameters, and a page for unknown ones': {
    '2.route.home': 'route /',
    '2.route.features': 'route /features',
    '2.route.pricing': 'route /pricing',
    '2.route.quran': 'route /quran',
    '2.route.download': 'route /download',
    '2.route.donation': 'route /donation',
    '2.route.confirmation': 'route /donation-confirmation',
    '2.route.about': 'route /about',
    '2.route.contact': 'route /contact',
    '2.route.privacy': 'route /privacy',
    '2.route.terms': 'route /terms',
    '2.route.parameters': 'no route parameters',
  },
  'journeys/routes.spec.ts › every change of page, by menu and footer, starts at the top': {
    '2.route.top': 'every route change scrolls to the top',
  },
  'journeys/give.spec.ts › Home → Donasi → ${type} → konfirmasi → salin → WhatsApp': {
    '2.route.top.form': 'and so does the one that the form makes',
  },
  'output/specification.check.ts › has header, bar and menu with the six links, footer, theme toggle and help': {
    '2.shell': 'the shell shows a header with navigation and a footer',
    '2.shell.more': 'one more always-present component (decided: help by chat)',
    '2.nav.home': 'top navigation: / (Beranda)',
    '2.nav.features': 'top navigation: /features (Fitur)',
    '2.nav.pricing': 'top navigation: /pricing (Harga)',
    '2.nav.quran': "top navigation: /quran (Baca Qur'an)",
    '2.nav.download': 'top navigation: /download (Download)',
    '2.nav.donation': 'top navigation: /donation (Donasi)',
    '2.nav.theme': 'theme toggle button',
  },
  'journeys/routes.spec.ts › the bar above the narrow width holds the six links; below it the menu does': {
    '2.nav.desktop': 'desktop bar',
    '2.nav.mobile': 'mobile collapsible menu',
  },
  'output/specification.check.ts › marks the active route in bar and menu': {
    '2.nav.active': 'highlighting the active route',
  },
  'journeys/shell.spec.ts › the bar turns solid once more than 20 px are scrolled': {
    '2.nav.transparent': 'the bar is transparent at the top of the page',
    '2.nav.solid': 'and turns solid past 20 px',
  },
  'journeys/shell.spec.ts › the close button closes it': {
    '2.menu.toggle': 'the mobile menu opens and closes',
  },
  'journeys/shell.spec.ts › every link in it leads where it says, and leaves no menu open over the new page': {
    '2.menu.link': 'and closes when a link is chosen',
  },
  'journeys/shell.spec.ts › a link in its list or at its foot to the page that stands behind it closes it too': {
    '2.menu.itself': 'and closes when a link to the open page is chosen',
  },
  'journeys/shell.spec.ts › footer: quick links, social links, contact, this year': {
    '2.footer.about': 'footer quick link /about',
    '2.footer.contact-page': 'footer quick link /contact',
    '2.footer.privacy': 'footer quick link /privacy',
    '2.footer.terms': 'footer quick link /terms',
    '2.footer.facebook': 'social link Facebook',
    '2.footer.twitter': 'social link Twitter',
    '2.footer.instagram': 'social link Instagram',
    '2.footer.youtube': 'social link YouTube',
    '2.footer.contact': 'contact details',
  },
  'output/specification.check.ts › has a footer with quick links, social links, contact, newsletter box and copyright':
    {
      '2.footer.newsletter': "newsletter box: email-type input, placeholder 'Email Anda'",
      '2.footer.subscribe': "a 'Berlangganan' button",
      '2.footer.year': 'a copyright line with the current year',
    },
  'output/specification-pages.check.ts › hero: the title, and buttons to download and about': {
    '2.home.title': "hero titled 'Memahami Al-Qur'an dengan Terjemahan yang Benar'",
    '2.home.download': 'hero button to /download',
    '2.home.about': 'hero button to /about',
  },
  'output/specification-pages.check.ts › six feature cards, three of them marked Pro': {
    '2.home.cards': 'grid of 6 feature cards',
    '2.home.tafsiriyah': 'card: tafsiriyah translation',
    '2.home.search': 'card: verse search',
    '2.home.audio': 'card: recitation audio (Pro)',
    '2.home.night': 'card: night mode (Pro)',
    '2.home.android': 'card: Android access',
    '2.home.share': 'card: sharing the translation as image or text (Pro)',
  },
  'output/specification-pages.check.ts › preview gallery: six screenshots of the application': {
    '2.home.gallery': 'preview gallery of 6 app screenshots',
    '2.home.gallery.items': 'surah list, reading view, search, night mode, settings, verse bookmarks',
  },
  'journeys/shell.spec.ts › a screenshot tile says that it is not there yet': {
    '2.home.gallery.notice': 'tiles show the not-yet-available notice when used',
  },
  'output/specification-pages.check.ts › closing call to the download page': {
    '2.home.closing': 'closing call to action to /download',
  },
};
