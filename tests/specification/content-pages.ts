import type { Held } from '../specification.ts';

/** Section 2: features, pricing, reader and download. */
export const application: Held = {
  'output/specification-pages.check.ts › the seven items of the free version': {
    '2.features.free': "'Versi Gratis' list of 7 items",
    '2.features.free.quran': 'digital Quran in the latest Uthmani font',
    '2.features.free.translation': 'tafsiriyah translation',
    '2.features.free.search': 'search of verses and translation',
    '2.features.free.bookmarks': 'bookmarking verses',
    '2.features.free.share': 'sharing the translation as image',
    '2.features.free.index': 'thematic index limited to 15 numbers per heading',
    '2.features.free.android': 'Android app',
  },
  'output/specification-pages.check.ts › the six items of the PRO version, two of them to come': {
    '2.features.pro': "'Kelebihan Versi PRO' list of 6 items",
    '2.features.pro.all': 'all free features',
    '2.features.pro.audio': 'recitation audio (coming soon)',
    '2.features.pro.text': 'copy and share as text',
    '2.features.pro.index': 'full thematic index',
    '2.features.pro.dark': 'dark mode',
    '2.features.pro.offline': 'offline mode (coming soon)',
  },
  'journeys/features.spec.ts › each tile of the gallery says Lihat Detail and shows the notice': {
    '2.features.gallery': "screenshot gallery whose tiles show 'Lihat Detail'",
    '2.features.gallery.notice': 'and trigger the not-yet-available notice',
  },
  'journeys/features.spec.ts › the closing call leads to ${url}': {
    '2.features.download': 'button to /download',
    '2.features.pricing': 'button to /pricing',
  },
  'journeys/pricing.spec.ts › two plan cards: name, price, period and features; the badge on Pro only': {
    '2.pricing.plans': 'two plan cards',
  },
  'output/specification-pages.check.ts › free: Gratis, Selamanya, and what belongs to it': {
    '2.pricing.free': "free: price 'Gratis', period 'Selamanya'",
  },
  'output/specification-pages.check.ts › Pro: Rp29.000 per bulan, Paling Populer, and what is Pro only': {
    '2.pricing.pro': 'Pro: Rp 29.000 per bulan',
    '2.pricing.badge': "Pro: badge 'Paling Populer'",
  },
  'output/specification-pages.check.ts › the comparison, row by row': {
    '2.pricing.rows.reading': 'comparison: reading',
    '2.pricing.rows.translation': 'comparison: translation',
    '2.pricing.rows.search': 'comparison: search',
    '2.pricing.rows.bookmarks': 'comparison: bookmarks',
    '2.pricing.rows.image': 'comparison: image share',
    '2.pricing.rows.text': 'comparison: text share (Pro only)',
    '2.pricing.rows.index': 'comparison: thematic index (15 numbers versus full)',
    '2.pricing.rows.dark': 'comparison: dark mode (Pro only)',
  },
  'journeys/pricing.spec.ts › the comparison is a table with caption and headings, and every tick is also a word': {
    '2.pricing.table': 'comparison table',
  },
  'output/specification-pages.check.ts › four questions with the answers of the specification': {
    '2.pricing.faq': 'FAQ with four entries',
    '2.pricing.faq.trial': 'no free Pro trial yet',
    '2.pricing.faq.payment': 'payment via the mobile app store or a platform announced later',
    '2.pricing.faq.data': 'data is encrypted and stored securely',
    '2.pricing.faq.devices': 'Pro is tied to a device account; multi-device sync is coming soon',
  },
  'journeys/pricing.spec.ts › ${label}: the notice, and nothing else': {
    '2.pricing.start': "'Mulai Sekarang' only shows the notice",
    '2.pricing.choose': "'Pilih Paket Pro' only shows the notice",
    '2.pricing.try': "'Coba Pro Sekarang' only shows the notice",
  },
  'journeys/pricing.spec.ts › Mulai dengan Gratis leads to the download page': {
    '2.pricing.begin': "'Mulai dengan Gratis' links to /download",
  },
  'journeys/reader.spec.ts › the frame is 800 px high and may run scripts, forms, pop-ups and its own origin, no more':
    {
      '2.reader.frame': 'embeds the externally hosted web reader in a frame 800 px high',
      '2.reader.sandbox': 'sandboxed with scripts, forms, popups and same-origin allowed',
    },
  'journeys/reader.spec.ts › the overlay stands until the reader has loaded; Refresh waits for that, then loads it anew':
    {
      '2.reader.overlay': "a loading overlay reading 'Memuat Al-Qur'an...'",
      '2.reader.refresh': 'Refresh reloads the frame',
      '2.reader.refresh.disabled': 'and is disabled while loading',
    },
  'journeys/reader.spec.ts › the new tab shows the reader on its own host, and cannot reach back': {
    '2.reader.tab': "'Buka di Tab Baru' opens the reader on its own host in a new tab",
  },
  'journeys/reader.spec.ts › the fullscreen label follows the browser, however fullscreen ends': {
    '2.reader.fullscreen': "toggle labelled 'Mode Fullscreen' / 'Keluar Fullscreen'",
  },
  'output/specification-matter.check.ts › a sandboxed frame, three buttons, three cards and two sets of tips': {
    '2.reader.cards': 'three information cards',
    '2.reader.tips': 'reading tips',
    '2.reader.tips.beginners': 'one set for beginners',
    '2.reader.tips.features': 'and one for key features',
  },
  'journeys/download.spec.ts › the Android link opens the store listing in a new tab': {
    '2.download.android': 'a link to the app store listing for Android',
  },
  'journeys/download.spec.ts › the iOS button says Segera Hadir and shows the notice, and nothing else': {
    '2.download.ios': "an iOS button marked 'Segera Hadir'",
    '2.download.ios.notice': 'that only shows the not-yet-available notice',
  },
  'output/specification-matter.check.ts › a link to the store, an iOS button, three benefits and three screenshots': {
    '2.download.benefits': 'three benefit cards',
    '2.download.screenshots': '3 screenshots',
  },
  'output/specification-matter.check.ts › facts and requirements of the application': {
    '2.download.version': 'version 2.1.0',
    '2.download.size': 'size 25 MB',
    '2.download.rating': 'rating 4.9',
    '2.download.downloads': 'downloads 50K+',
    '2.download.update': 'last update 15 Desember 2024',
    '2.download.require.android': 'requirements: Android 5.0+',
    '2.download.require.ram': '2 GB RAM',
    '2.download.require.storage': '50 MB free storage',
    '2.download.require.internet': 'internet for online features',
    '2.download.require.ios': 'iOS 12.0+ with the same RAM, storage and internet figures',
  },
  'journeys/download.spec.ts › requirements of both platforms; iOS is dimmed and says that it is to come': {
    '2.download.require.dimmed': 'iOS shown dimmed as coming soon',
  },
};

/** Section 2: about, contact, privacy and terms. */
export const institute: Held = {
  'output/specification-institute.check.ts › why, publisher, vision, mission, principles, foreword and team, in this order':
    {
      '2.about.why': "a 'why this translation' section",
      '2.about.publisher': 'publisher',
      '2.about.principles': 'principles',
      '2.about.team': 'a team list',
    },
  'journeys/about.spec.ts › every section in its order: why, publisher, vision, mission, principles, foreword, team': {
    '2.about.hero': 'hero',
  },
  'output/specification-institute.check.ts › the vision is a sentence, the mission a list of them': {
    '2.about.vision': 'vision',
    '2.about.mission': 'mission',
  },
  'output/specification-institute.check.ts › the foreword has paragraphs of its own, and is signed by the translator of the team':
    {
      '2.about.foreword': "the translator's foreword (static text)",
    },
  'output/specification-institute.check.ts › three principles and three people with their roles': {
    '2.about.principles.trust': 'principle: scholarly trust',
    '2.about.principles.method': 'principle: correct methodology',
    '2.about.principles.access': 'principle: ease of access',
    '2.about.team.translator': 'role: translator',
    '2.about.team.assistant': 'role: assistant translator',
    '2.about.team.editor': 'role: language editor',
  },
  'journeys/contact.spec.ts › email, telephone and address are text; the map is framed beside them': {
    '2.contact.map': 'an embedded map',
  },
  'output/specification-institute.check.ts › contact: email, telephone, address, map and a form': {
    '2.contact.email': 'contact information: email',
    '2.contact.phone': 'contact information: phone',
    '2.contact.address': 'contact information: address',
  },
  'journeys/contact.spec.ts › ${what}: the chat of the institute in a new tab, with greeting, name, email and message':
    { '2.contact.form': 'a message form' },
  'output/specification-institute.check.ts › six sections, each with a text, last updated on 8 August 2025': {
    '2.legal.day': 'static legal text, last updated 8 August 2025',
    '2.legal.privacy': 'privacy has 6 sections',
    '2.legal.terms': 'terms has 6 sections',
  },
  'output/specification-institute.check.ts › the terms say that donations are voluntary and non-refundable, and give 30 days of notice':
    {
      '2.legal.voluntary': 'donations are voluntary and non-refundable',
      '2.legal.notice': "30 days' notice is given for material changes",
    },
};
