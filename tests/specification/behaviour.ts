import type { Held } from '../specification.ts';

/** Section 4: states and transitions. */
export const states: Held = {
  'journeys/shell.spec.ts › dark at first; the choice survives a reload and is there before the first paint': {
    '4.theme': 'theme: dark or light; dark is the default',
    '4.theme.storage': 'the choice is kept in local browser storage under a theme key',
    '4.theme.marker': 'and applied by adding or removing a dark marker on the document root',
  },
  'journeys/shell.spec.ts › opens before the application runs, keeps focus inside, Escape closes it and gives focus back':
    { '4.menu': 'mobile menu: open or closed' },
  'journeys/shell.spec.ts › the bar turns solid once more than 20 px are scrolled': {
    '4.header': 'header: transparent or solid (scrolled past 20 px)',
  },
  'journeys/shell.spec.ts › the progress line shows the fraction scrolled': {
    '4.progress': 'scroll progress: the fraction scrolled',
  },
  'journeys/reader.spec.ts › the overlay stands until the reader has loaded; Refresh waits for that, then loads it anew':
    {
      '4.reader.loaded': 'loading becomes loaded when the frame finishes loading',
      '4.reader.refresh': 'Refresh sets loading again and reloads the frame',
    },
  'journeys/reader.spec.ts › the fullscreen label follows the browser, however fullscreen ends': {
    '4.reader.fullscreen': "fullscreen state follows the browser's change events",
  },
  'journeys/donation.spec.ts › the type is donasi at first, and decides which fields and which rows appear': {
    '4.form.fields': 'the transaction type decides which fields appear',
  },
  'journeys/give.spec.ts › the code is drawn anew with each change of type, and not otherwise': {
    '4.form.code': 'changing the type draws a new random unique code',
  },
  'journeys/give.spec.ts › Home → Donasi → ${type} → konfirmasi → salin → WhatsApp': {
    '4.form.total': 'the type decides how the total is computed',
    '4.form.submit': 'valid submission navigates to /donation-confirmation with the details',
    '4.confirmation': 'the confirmation copies values and opens the messaging app',
  },
  'journeys/confirmation.spec.ts › ten quick copies make one toast; the copied state lasts 2 s': {
    '4.confirmation.copied': "a 'copied' indicator resets after 2 seconds",
  },
  'journeys/confirmation.spec.ts › total: three marked digits, in words, with advice; nothing says it was paid': {
    '4.confirmation.status': 'the confirmation page has no order status',
  },
  'journeys/toast-rules.spec.ts › a new kind takes the place of the one before: never two': {
    '4.toast.one': 'only one toast visible at a time',
  },
  'journeys/toast-rules.spec.ts › ${kind}: there at 4900 ms, gone at 5100 ms': {
    '4.toast.close': 'auto-close after 5000 ms',
  },
  'journeys/toast-rules.spec.ts › ${kind}: 49 px keep it, 51 px dismiss it, and so does the close button': {
    '4.toast.swipe': 'swipe right to dismiss (threshold 50 px)',
  },
  'journeys/toast-rules.spec.ts › ${kind}: F8 leads to it, Escape closes it, and focus is not lost': {
    '4.toast.f8': 'the toast area is focused with the F8 key',
  },
};

/** Section 6: roles and permissions. */
export const roles: Held = {
  'output/specification.check.ts › asks for no account: no password, no sign-in': { '6.none': 'no accounts, no roles' },
  'journeys/routes.spec.ts › every route can be opened by anyone: 200, and its own heading': {
    '6.public': 'all pages are public',
  },
  'output/specification-pages.check.ts › the seven items of the free version': { '6.free': 'free: see the free list' },
  'output/specification-pages.check.ts › Pro: Rp29.000 per bulan, Paling Populer, and what is Pro only': {
    '6.pro.text': 'Pro-only: text copy and share',
    '6.pro.index': 'Pro-only: full thematic index',
    '6.pro.dark': 'Pro-only: dark mode',
    '6.pro.audio': 'Pro-only: recitation audio (coming soon)',
    '6.pro.offline': 'Pro-only: offline mode (coming soon)',
  },
};

/** Section 7: the calls it makes. */
export const calls: Held = {
  'journeys/watch.spec.ts › nothing that is typed, chosen or attached goes anywhere but into the chat': {
    '7.backend': 'the pages make no calls to a backend',
    '7.confirmation.file': 'the uploaded file itself is not attached',
  },
  'journeys/contact.spec.ts › email, telephone and address are text; the map is framed beside them': {
    '7.map': 'contact page: an embedded map frame',
  },
  'journeys/contact.spec.ts › ${what}: the chat of the institute in a new tab, with greeting, name, email and message':
    {
      '7.contact': "opens a chat link addressed to the organisation's number, in a new tab",
      '7.contact.text': 'with prefilled text: greeting, name, email and message',
      '7.contact.toast': "also shows the toast 'Membuka WhatsApp'",
      '7.contact.toast.text': "'Anda akan diarahkan ke WhatsApp untuk mengirim pesan.'",
    },
  'journeys/give.spec.ts › Home → Donasi → ${type} → konfirmasi → salin → WhatsApp': {
    '7.confirmation': 'opens the same kind of link',
    '7.confirmation.labels': 'type label Donasi Pengembangan, Pembelian Mushaf or Wakaf Mushaf',
  },
  'transaction/details.test.ts › the text of a confirmation, of each type': {
    '7.confirmation.text': 'greeting, name, type, total transfer, and a note that proof is attached',
    '7.confirmation.quantity': 'mushaf quantity (non-donations)',
    '7.confirmation.address': 'address (beli only)',
  },
  'journeys/reader.spec.ts › the new tab shows the reader on its own host, and cannot reach back': {
    '7.reader': "/quran: the embedded reader; 'Buka di Tab Baru' opens it on its own host",
  },
  'journeys/download.spec.ts › the Android link opens the store listing in a new tab': {
    '7.store': 'download: a link to the app store listing',
  },
  'output/pages.check.ts › fetches nothing from elsewhere, and only files that exist': {
    '7.images': 'images from external hosts (decided: fetched at build, served by this site)',
  },
};
