import type { Held } from '../specification.ts';

/** Section 2: donation and its confirmation. */
export const giving: Held = {
  'output/specification-matter.check.ts › hero and form: type, name, amount, product, quantity, city and address': {
    '2.donation.hero': 'hero',
    '2.donation.title': "a form titled 'Formulir Kebaikan'",
    '2.donation.name': 'full name (required)',
    '2.donation.address': 'for beli only: a full shipping address (marked required)',
    '2.donation.submit': "submit button 'Lanjutkan Pembayaran'",
  },
  'journeys/donation.spec.ts › the type is donasi at first, and decides which fields and which rows appear': {
    '2.donation.type': 'transaction type selector: donasi (the default), beli, wakaf',
    '2.donation.amount': 'for donasi: nominal amount in rupiah',
    '2.donation.product': 'for beli and wakaf: a product card (photo, name, unit price, weight)',
    '2.donation.quantity': 'for beli and wakaf: a quantity',
    '2.donation.city': 'for beli and wakaf: a destination city selector',
    '2.donation.shipping': 'shipping for beli and wakaf only',
  },
  'journeys/errors.spec.ts › money fields are text with a number pad, without a length limit; the wheel changes nothing':
    { '2.donation.number': 'the amount is a number' },
  'journeys/donation.spec.ts › the breakdown follows the order: subtotal, shipping, unique code and total': {
    '2.donation.breakdown': 'a payment breakdown shows subtotal, shipping, unique code and total',
  },
  'output/specification-matter.check.ts › where wakaf goes, from where it is sent, and what has come together': {
    '2.donation.info': 'side cards: wakaf goes to mosques, pesantren and TPA',
    '2.donation.stats.mushaf': '12,500+ mushaf distributed',
    '2.donation.stats.people': '500+ beneficiaries',
    '2.donation.stats.money': 'Rp 1.25 M+ endowment collected',
  },
  'journeys/donation.spec.ts › Lihat Laporan Distribusi leads nowhere yet: the notice': {
    '2.donation.report': "a link 'Lihat Laporan Distribusi' that points nowhere",
  },
  'output/specification-matter.check.ts › a gallery of three distribution pictures': {
    '2.donation.gallery': 'a gallery of 3 distribution photos',
  },
  'journeys/confirmation.spec.ts › reload, duplicate and back/forward keep the details; Oops never flashes': {
    '2.confirmation.state': 'receives the transaction details through navigation state',
  },
  'journeys/confirmation.spec.ts › opened directly: the Oops page and a way back': {
    '2.confirmation.oops': "without details: heading 'Oops! Terjadi Kesalahan.'",
    '2.confirmation.oops.text': "text 'Tidak ada detail transaksi yang ditemukan. …'",
    '2.confirmation.oops.back': 'and a button back to /donation',
  },
  'journeys/donation.spec.ts › Rincian Transaksi of ${chosen}: type capitalised, name, quantity in Mushaf, total': {
    '2.confirmation.card': "with details: a 'Rincian Transaksi' card",
    '2.confirmation.card.type': 'type capitalised',
    '2.confirmation.card.name': 'name',
    '2.confirmation.card.quantity': 'quantity in Mushaf for non-donations',
    '2.confirmation.card.total': 'total',
  },
  'journeys/give.spec.ts › Home → Donasi → ${type} → konfirmasi → salin → WhatsApp': {
    '2.confirmation.bank': 'a destination bank account card: bank, with a copy button',
    '2.confirmation.number': 'account number, with a copy button',
    '2.confirmation.holder': 'account holder, with a copy button',
    '2.confirmation.confirm': "a button 'Konfirmasi via' the messaging app",
  },
  'journeys/confirmation.spec.ts › proof: shown, removable, refused when wrong, and never sent': {
    '2.confirmation.proof': 'an optional proof-of-transfer file input',
  },
};

/** Section 3: entities and their fields. */
export const entities: Held = {
  'journeys/watch.spec.ts › nothing that is typed, chosen or attached goes anywhere but into the chat': {
    '3.nothing': 'nothing is persisted by the site',
  },
  'content/shapes.test.ts › feature, plan and question have the fields of specification section 3': {
    '3.feature': 'feature item: icon, title, description',
    '3.plan': 'plan: name, price, period, description, feature list, call to action, popular flag',
    '3.question': 'FAQ item: question, answer',
  },
  'content/shapes.test.ts › application and requirements have the fields of specification section 3': {
    '3.app': 'app info: version, size, rating, downloads, lastUpdate',
    '3.requirements': 'platform requirements: os, ram, storage, internet',
  },
  'content/shapes.test.ts › city and bank account have the fields of specification section 3, and beside them only province and code of the bank':
    {
      '3.city': 'shipping city entry: city, price per kg',
      '3.account': 'destination bank account: holder name, number, bank',
    },
  'journeys/contact.spec.ts › ${what}: the chat of the institute in a new tab, with greeting, name, email and message':
    { '3.message': 'contact message: name, email, message, only composed into an outgoing text' },
  'transaction/details.test.ts › the details of each type': {
    '3.details': 'details: type, name, amount, quantity, address, subtotal, shippingCost, uniqueCode, total',
    '3.details.amount': 'amount: the donation amount for donasi, otherwise null',
    '3.details.address': "address: the entered one for beli, otherwise 'Disalurkan oleh tim'",
  },
};

/** Section 5: validation rules. */
export const validation: Held = {
  'journeys/donation.spec.ts › ${what}: the toast of the specification, in the destructive style': {
    '5.order.name': 'beli or wakaf: name is required',
    '5.order.city': 'beli or wakaf: city is required',
    '5.donation.name': 'donasi: name is required',
    '5.donation.amount': 'donasi: amount at least 10000',
    '5.order.text': "'Form Tidak Lengkap' / 'Mohon isi nama, jumlah, dan kota tujuan.'",
    '5.donation.text': "'Form Tidak Lengkap' / 'Mohon isi nama dan nominal donasi (min. Rp10.000).'",
  },
  'journeys/give.spec.ts › quantity: an invalid entry becomes 1, minus stops at 1': {
    '5.quantity': 'beli or wakaf: quantity of at least 1',
    '5.quantity.invalid': 'an invalid entry becomes 1',
  },
  'transaction/parse-rupiah.test.ts › a quantity is always a whole number from 1 to the limit': {
    '5.quantity.integer': 'quantity is coerced to an integer of at least 1',
  },
  'journeys/donation.spec.ts › beli without an address stays on the form, and says so at the field': {
    '5.address': 'address is required for beli',
  },
  'output/specification-matter.check.ts › hero and form: type, name, amount, product, quantity, city and address': {
    '5.required': 'browser-level requirement of address and name',
  },
  'journeys/contact.spec.ts › without ${missing}: the toast, and what is wrong beside the field': {
    '5.contact.name': 'contact form: name is required',
    '5.contact.email': 'contact form: email is required',
    '5.contact.message': 'contact form: message is required',
    '5.contact.text': "'Form Tidak Lengkap' / 'Mohon isi semua kolom sebelum mengirim pesan.'",
  },
  'journeys/contact.spec.ts › all fields are required, and the email is of the email type': {
    '5.contact.type': "the email input uses the browser's email-type check",
  },
  'journeys/confirmation.spec.ts › proof: shown, removable, refused when wrong, and never sent': {
    '5.proof': 'proof-of-transfer file: optional, only held in the page',
  },
  'journeys/shell.spec.ts › newsletter without a provider: the notice, and the address stays in the box': {
    '5.newsletter': 'newsletter box: email-type input',
  },
};
