import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { approvals, payeeParts } from '../../../src/publish/gates/payee-fingerprint.ts';
import { payeeOf, phoneDigits } from '../../../src/publish/gates/payee.ts';
import { largeMoves, priceFields, withoutPrices, type Priced } from '../../../src/publish/gates/prices.ts';
import { allowedNumbers, suspects } from '../../../src/publish/gates/suspects.ts';

/** What two people approve stays approved: fingerprints are kept in the settings of a release. */
const sha256 = (...lines: string[]) => createHash('sha256').update(lines.join('\n')).digest('hex');
const account = { bank: ' Bank  SYARIAH Indonesia', number: '712-345-6789', holder: 'Yayasan Anu ' };

test('fingerprints of account and telephone are those that the documents tell how to compute', () => {
  const parts = payeeParts({ account, whatsapp: '6281100419263', phone: '0811-0041-9264' });
  expect(parts).toEqual([
    {
      document: 'Dokumen bankAccount',
      field: 'bank, number, holder',
      what: `rekening ${account.bank} ${account.number} ${account.holder}`,
      fingerprint: sha256('rekening', 'bank syariah indonesia', '7123456789', 'yayasan anu'),
    },
    {
      document: 'Dokumen siteSettings',
      field: 'contact.whatsapp',
      what: 'nomor WhatsApp 6281100419263',
      fingerprint: sha256('telepon', '6281100419263'),
    },
    {
      document: 'Dokumen siteSettings',
      field: 'contact.phone',
      what: 'nomor telepon 0811-0041-9264',
      fingerprint: sha256('telepon', '6281100419264'),
    },
  ]);
  expect(payeeParts({ account, whatsapp: '6281100419263', phone: '+62 811 0041 9263' })).toHaveLength(2);
});

test('the confirmation is approved with the account and the intention, texts about paying each by itself', () => {
  const page = { _id: 'confirmationPage', _type: 'confirmationPage', title: 'Transfer ke rekening 1234' };
  const bank = { _id: 'bankAccount', _type: 'bankAccount', number: '7123456789' };
  const donation = { _id: 'donationPage', _type: 'donationPage', wakafIntention: 'Saya wakafkan' };
  const faq = { _id: 'tanya', _type: 'faq', question: 'Lewat bank 1234?', answer: 'Ya', href: 'https://bank.id/1234' };
  const notice = { _id: 'n', _type: 'notice', text: 'Rekening pindah' };
  const told = (...documents: { _id: string; _type: string }[]) =>
    approvals(documents)
      .slice(2)
      .map(({ document, field, what, fingerprint }) => [document, field, what, fingerprint]);
  const whole = (...parts: unknown[]) => sha256('konfirmasi', JSON.stringify(parts));
  const sorted = { _id: 'confirmationPage', _type: 'confirmationPage', title: page.title };
  const confirmation = (fingerprint: string) => [
    'Dokumen confirmationPage',
    '(seluruhnya)',
    'isi halaman konfirmasi bersama rekening dan ikrar wakaf',
    fingerprint,
  ];
  expect(told(page, bank, donation)).toEqual([
    confirmation(whole({ _id: 'bankAccount', _type: 'bankAccount', number: '7123456789' }, sorted, 'Saya wakafkan')),
  ]);
  expect(told()).toEqual([confirmation(whole(null, null, null))]);
  expect(told(faq, notice).slice(1)).toEqual([
    ['Dokumen faq (tanya)', 'question', 'teks tentang pembayaran “Lewat bank 1234?”', sha256('teks', faq.question)],
    ['Dokumen notice (n)', 'text', 'teks tentang pembayaran “Rekening pindah”', sha256('teks', notice.text)],
  ]);
  const plan = { _id: 'paket', _type: 'plan', price: 115_000, text: 'Transfer Rp115.000 lewat bank' };
  expect(told(plan)).toHaveLength(1);
  const other = { ...plan, price: 116_000 };
  expect(told(other)).toHaveLength(2);
  const split = { _id: 'tanya', _type: 'faq', items: ['Lewat bank', '1234'] };
  expect(told(split)[1]?.[2]).toBe('teks tentang pembayaran “Lewat bank / 1234”');
});

test('who is paid, as the documents say; what is missing or no text is empty', () => {
  const contact = {
    whatsapp: '628',
    phone: '08',
    address: 'Jalan 12345678 No. 15415\nKel. 15416\nPamulang 15417, Banten',
  };
  const documents = [
    { _id: 'bankAccount', _type: 'bankAccount', bank: 'BSI', number: '7', holder: 'Y' },
    { _id: 'siteSettings', _type: 'siteSettings', contact },
  ];
  expect(payeeOf(documents)).toEqual({
    account: { bank: 'BSI', number: '7', holder: 'Y' },
    whatsapp: '628',
    phone: '08',
    postcode: '15417',
  });
  const nothing = { account: { bank: '', number: '', holder: '' }, whatsapp: '', phone: '', postcode: undefined };
  expect(payeeOf([])).toEqual(nothing);
  expect(payeeOf([{ _id: 'bankAccount', _type: 'bankAccount', bank: 7, number: null, holder: [] }])).toEqual(nothing);
  expect(['0811-0041', '+62 811 0041', '62811.0041', '1080'].map(phoneDigits)).toEqual([
    '628110041',
    '628110041',
    '628110041',
    '1080',
  ]);
});

test('numbers that may be read: of the payee in every way, those named, and amounts, if they are long', () => {
  const payee = {
    account: { bank: '', number: '7000419263', holder: '' },
    whatsapp: '6281100419263',
    phone: '0217654321',
  };
  const named = '978-602-8519-93-9, 1234567, 12345678';
  expect([...allowedNumbers({ payee, named, amounts: [115_000, 100_000_000] })]).toEqual([
    '7000419263',
    '6281100419263',
    '62217654321',
    '081100419263',
    '0217654321',
    '9786028519939',
    '12345678',
    '100000000',
  ]);
  expect([...allowedNumbers({ payee: { ...payee, phone: '8110062419', whatsapp: '' } })]).toEqual([
    '7000419263',
    '8110062419',
  ]);
  expect(allowedNumbers({ payee: { ...payee, phone: '8110062419' } })).not.toContain('8110002419');
  expect(allowedNumbers({ payee: { ...payee, account: { bank: '', number: '1234567', holder: '' } } })).not.toContain(
    '1234567',
  );
});

test('a number with letters is allowed only as the release names it', () => {
  const payee = { account: { bank: '', number: '', holder: '' }, whatsapp: '', phone: '' };
  const permit = 'AHU-0012345.AH.01.04';
  const allowed = allowedNumbers({ payee, named: ` 12345678 , ${permit} ,AB-1234567,AB-12345678` });
  expect([...allowed]).toEqual(['12345678', '00123450104', permit, 'AB-12345678']);
  const of = (text: string) =>
    suspects([{ field: 'f', text }], new Set([permit])).map(({ written, from, to }) => [written, from, to]);
  const kept = [permit, `(${permit})`, `SK ${permit} berlaku`, `Nomor izin kami ${permit}, sejak lama.`];
  expect(kept.flatMap(of)).toEqual([]);
  expect(of(`X${permit}`)).toEqual([['0012345.AH.01.04', 5, 21]]);
  expect(of(`7${permit}`)).toEqual([[`7${permit}`, 0, 21]]);
  expect(of(`${permit}5`)).toEqual([['0012345.AH.01.045', 4, 21]]);
  expect(of(`${permit}x`)).toEqual([['0012345.AH.01.04', 4, 20]]);
  expect(of('AHU-0012345.AH.01.05')).toEqual([['0012345.AH.01.05', 4, 20]]);
  expect(of(`${permit} lalu 1234509876`)).toEqual([['1234509876', 26, 36]]);
  expect(of(`Izin ${permit} dan 7${permit}`)).toEqual([[`7${permit}`, 30, 51]]);
});

test('a number is told once, with the texts in which it stands', () => {
  const of = (...texts: string[]) =>
    suspects(
      texts.map((text, index) => ({ field: `f${index}`, text })),
      new Set(['7000419263']),
    ).map(({ written, fields }) => [written, ...fields]);
  expect(of('Ke 12345', '67890', 'ya')).toEqual([['12345 67890', 'f0', 'f1']]);
  expect(of('ya', 'Ke 12345 67890', 'ya')).toEqual([['12345 67890', 'f1']]);
  expect(of('', '1234567890', '')).toEqual([['1234567890', 'f1']]);
  expect(of('7OOO419268')).toEqual([['7OOO419268', 'f0']]);
  expect(of('Ke 7OOO419268 lalu 1234509876')).toEqual([
    ['1234509876', 'f0'],
    ['7OOO419268', 'f0'],
  ]);
  expect(of('1234567890 ya', 'Ke 7123 lalu 4567 ya', 'satu dua tiga empat lima')).toEqual([
    ['1234567890', 'f0'],
    ['7123 lalu 4567', 'f1'],
    ['satu dua tiga empat lima', 'f2'],
  ]);
  expect(of('7000419263')).toEqual([]);
});

test('every field that holds rupiah', () => {
  const documents = [
    { _id: 'paket-pro', _type: 'plan', price: 29_000, ratePerKg: 1 },
    { _id: 'kota-medan', _type: 'shippingCity', ratePerKg: 40_000, price: 1 },
    { _id: 'kota-baru', _type: 'shippingCity', ratePerKg: '40000' },
    { _id: 'homePage', _type: 'homePage', price: 1, prices: { minDonation: 2 } },
    {
      _id: 'donationPage',
      _type: 'donationPage',
      prices: { unitPrice: { beli: 1, wakaf: 2 }, minDonation: 3, maxDonation: 4, weightKg: 0.8 },
      form: { presets: [5, 'x', 6] },
    },
  ];
  expect(priceFields(documents).map(({ document, field, value }) => `${document} ${field} ${value}`)).toEqual([
    'Dokumen plan (paket-pro) price 29000',
    'Dokumen shippingCity (kota-medan) ratePerKg 40000',
    'Dokumen donationPage prices.unitPrice.beli 1',
    'Dokumen donationPage prices.unitPrice.wakaf 2',
    'Dokumen donationPage prices.minDonation 3',
    'Dokumen donationPage prices.maxDonation 4',
    'Dokumen donationPage form.presets.0 5',
    'Dokumen donationPage form.presets.2 6',
  ]);
  expect(priceFields([{ _id: 'donationPage', _type: 'donationPage' }])).toEqual([]);
});

test.each([
  ['Rp115.000', 'Rp'],
  ['Rp 115.000 saja', 'Rp saja'],
  ['Rp115000.', 'Rp.'],
  ['Rp115.000,00', 'Rp'],
  ['Rp115.000,50', 'Rp,50'],
  ['Rp115.000.000', 'Rp115.000.000'],
  ['Rp115.0007', 'Rp115.0007'],
  ['Rp115.000.7', 'Rp115.000.7'],
  ['Rp115.001', 'Rp115.001'],
  ['Rp1150.00', 'Rp1150.00'],
  ['Rp  115.000', 'Rp  115.000'],
  ['XRp115.000', 'XRp115.000'],
  ['115.000', '115.000'],
  ['Rp1.150.000 Rp115.000', 'Rp1.150.000 Rp'],
  ['Rp2.115.000', 'Rp'],
])('without its prices “%s” is “%s”', (text, left) =>
  expect(withoutPrices(text, new Set(['115000', '2115000']))).toBe(left),
);

test('a large move is approved by place, old and new amount, and told in rupiah or grams', () => {
  const priced = (beli: number, weightGrams: number, ratePerKg: number, price: number): Priced => ({
    donation: {
      prices: {
        unitPrice: { beli },
        weightGrams,
        minDonation: 10_000,
        maxDonation: 500_000_000,
        cities: [{ name: 'Medan', ratePerKg }],
      },
    },
    pricing: { plans: { items: [{ name: 'Pro', price }] } },
  });
  const moves = largeMoves(priced(115_000, 800, 40_000, 29_000), priced(11_500, 300, 400_000, 60_000));
  const move = (document: string, field: string, before: number, value: number, what: string) => ({
    document: `Dokumen ${document}`,
    field,
    before,
    value,
    what,
    fingerprint: sha256('harga', `Dokumen ${document}`, field, String(before), String(value)),
  });
  expect(moves).toEqual([
    move('donationPage', 'prices.unitPrice.beli', 115_000, 11_500, 'dari Rp115.000 menjadi Rp11.500'),
    move('donationPage', 'prices.weightKg', 800, 300, 'dari 800 gram menjadi 300 gram'),
    move('shippingCity “Medan”', 'ratePerKg', 40_000, 400_000, 'dari Rp40.000 menjadi Rp400.000'),
    move('plan “Pro”', 'price', 29_000, 60_000, 'dari Rp29.000 menjadi Rp60.000'),
  ]);
});
