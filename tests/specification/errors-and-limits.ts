import type { Held } from '../specification.ts';

/** Section 8: error catalogue. */
export const errors: Held = {
  'journeys/donation.spec.ts › ${what}: the toast of the specification, in the destructive style': {
    '8.order': 'form incomplete (beli/wakaf): toast, destructive style',
    '8.donation': 'form incomplete (donasi): toast, destructive style',
  },
  'journeys/contact.spec.ts › without ${missing}: the toast, and what is wrong beside the field': {
    '8.contact': 'contact form incomplete: toast, destructive style',
  },
  'journeys/confirmation.spec.ts › opened directly: the Oops page and a way back': {
    '8.oops': 'confirmation opened without details: full page with a button to /donation',
  },
  'words.test.ts › the other messages, to the letter of specification sections 7 and 8': {
    '8.notice.text': "title 'Fitur Belum Tersedia', saying the feature is not yet implemented",
  },
  'journeys/pricing.spec.ts › ${label}: the notice, and nothing else': {
    '8.notice.plans': "plan buttons and 'Coba Pro Sekarang': the notice",
  },
  'journeys/download.spec.ts › the iOS button says Segera Hadir and shows the notice, and nothing else': {
    '8.notice.ios': 'iOS button: the notice',
  },
  'journeys/shell.spec.ts › a screenshot tile says that it is not there yet': {
    '8.notice.home': 'screenshot tiles on Home: the notice',
  },
  'journeys/features.spec.ts › each tile of the gallery says Lihat Detail and shows the notice': {
    '8.notice.features': 'screenshot tiles on Features: the notice',
  },
  'journeys/toast-rules.spec.ts › ${kind}: there at 4900 ms, gone at 5100 ms': {
    '8.notice.time': 'the notice stays 5 s',
  },
  'journeys/reader.spec.ts › fullscreen that the browser refuses: for 5 s the toast, with the message of the browser': {
    '8.fullscreen': 'fullscreen request fails: destructive toast',
    '8.fullscreen.time': 'for 5 s',
    '8.fullscreen.text': "'Gagal Masuk Mode Fullscreen', saying the browser may not support it",
    '8.fullscreen.message': 'followed by the error message',
  },
  'journeys/give.spec.ts › Home → Donasi → ${type} → konfirmasi → salin → WhatsApp': {
    '8.copied': 'copy succeeds: toast, value is the copied item',
    '8.copied.text': "'Berhasil Disalin!' / '{value} telah disalin ke clipboard.'",
  },
  'journeys/faults.spec.ts › an unexpected error shows the error screen of the specification, with its message': {
    '8.unexpected': "heading 'Unexpected Application Error!' with the error message",
  },
};

/** Section 9: business constants and limits. */
export const limits: Held = {
  'transaction/money-rules.test.ts › a mushaf costs Rp115.000 to buy and Rp100.000 to endow': {
    '9.price.beli': 'mushaf unit price: Rp 115,000 for beli',
    '9.price.wakaf': 'Rp 100,000 for wakaf',
  },
  'content/constants.test.ts › prices, weight and limits of specification section 9': {
    '9.weight': 'weight per mushaf: 0.8 kg',
    '9.donation': 'minimum donation Rp 10,000',
  },
  'transaction/money-rules.test.ts › shipping is ceil(quantity × 0.8) kg times the rate of the city': {
    '9.shipping': "shipping = ceil(quantity x 0.8) kg x the city's per-kg rate",
  },
  'output/specification-matter.check.ts › the city selector: seven cities with their rates': {
    '9.rate.jabodetabek': 'Jabodetabek 10,000',
    '9.rate.bandung': 'Bandung 15,000',
    '9.rate.surabaya': 'Surabaya 25,000',
    '9.rate.yogyakarta': 'Yogyakarta 20,000',
    '9.rate.medan': 'Medan 40,000',
    '9.rate.makassar': 'Makassar 50,000',
    '9.rate.others': 'Luar Jawa Lainnya 60,000',
  },
  'transaction/quote.test.ts › real draws are the integers from 100 to 999, each of them': {
    '9.code': 'unique code: random integer from 100 to 999',
  },
  'journeys/give.spec.ts › the code is drawn anew with each change of type, and not otherwise': {
    '9.code.redrawn': 'redrawn whenever the transaction type changes',
  },
  'transaction/money-rules.test.ts › the total is subtotal + shipping + unique code': {
    '9.total': 'total = subtotal + shipping + unique code',
  },
  'transaction/money-rules.test.ts › donasi: the total is 0 for 0, otherwise amount + unique code; nothing is shipped':
    {
      '9.total.zero': 'for donasi, total is 0 if the amount is 0',
      '9.total.donasi': 'otherwise amount + unique code',
      '9.total.shipping': 'no shipping applies to donasi',
    },
  'journeys/give.spec.ts › quantity: an invalid entry becomes 1, minus stops at 1': {
    '9.quantity': 'minimum quantity 1',
  },
  'transaction/money-rules.test.ts › numbers are written as in Indonesian': {
    '9.numbers': 'numbers are formatted in the Indonesian locale',
  },
  'journeys/confirmation.spec.ts › ten quick copies make one toast; the copied state lasts 2 s': {
    '9.copied': 'copy indicator lasts 2 seconds',
  },
  'output/specification-pages.check.ts › Pro: Rp29.000 per bulan, Paling Populer, and what is Pro only': {
    '9.pro': 'Pro price Rp 29.000 per month',
  },
  'output/specification-pages.check.ts › the seven items of the free version': {
    '9.index': 'free thematic index limited to 15 numbers per heading',
  },
  'output/specification-matter.check.ts › facts and requirements of the application': {
    '9.app': 'app: version 2.1.0, 25 MB, rating 4.9, 50K+ downloads, last update 15 Desember 2024',
    '9.minimums': 'Android 5.0+ and iOS 12.0+ minimums; 2 GB RAM; 50 MB storage',
  },
  'journeys/reader.spec.ts › the frame is 800 px high and may run scripts, forms, pop-ups and its own origin, no more':
    { '9.reader': 'embedded reader height 800 px' },
  'journeys/shell.spec.ts › the bar turns solid once more than 20 px are scrolled': {
    '9.header': 'header turns solid after scrolling more than 20 px',
  },
  'journeys/toast-rules.spec.ts › a new kind takes the place of the one before: never two': {
    '9.toast.one': 'toast: 1 visible at a time',
  },
  'journeys/toast-rules.spec.ts › ${kind}: there at 4900 ms, gone at 5100 ms': {
    '9.toast.time': 'toast: 5000 ms duration',
  },
  'journeys/toast-rules.spec.ts › ${kind}: 49 px keep it, 51 px dismiss it, and so does the close button': {
    '9.toast.threshold': 'toast: swipe threshold 50 px',
    '9.toast.right': 'toast: swipe right to dismiss',
  },
  'journeys/toast-rules.spec.ts › ${kind}: F8 leads to it, Escape closes it, and focus is not lost': {
    '9.toast.f8': 'F8 focuses the toast area',
  },
  'output/specification.check.ts › the theme is dark unless light was chosen: the root is marked before anything is drawn':
    { '9.theme': 'default theme: dark' },
  'journeys/donation.spec.ts › the payee and the number of the institute are displayed, each with a button to copy it':
    {
      '9.payment': 'bank transfer to a named account held in the name of a foundation',
      '9.payment.number': 'the account number is displayed',
      '9.payment.phone': "the organisation's phone number is displayed",
    },
  'journeys/access-use.spec.ts › menu, footer and help stand in the same order and place on every page': {
    '9.shell': 'the extra always-present shell component',
  },
};
