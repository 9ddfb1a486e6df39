import { expect, test } from 'vitest';
import { payeeParts } from '../../../src/publish/gates/payee-fingerprint.ts';
import { shownPayeeProblems } from '../../../src/publish/gates/shown-payee.ts';

/** The payee that visitors of the live site are shown, compared with what two people approved. */
const account = { bank: 'Bank Syariah Indonesia', number: '7000419263', holder: 'Yayasan Makna Terang' };
const contact = { whatsapp: '6281100419263', phone: '+62 811-0041-9263' };
const env = {
  SITE_URL: 'https://maknaterang.id',
  APPROVED_HOSTS: 'www.youtube.com',
  APPROVED_PAYEES: payeeParts({ account, ...contact })
    .map(({ fingerprint }) => fingerprint)
    .join(','),
};

interface Shown {
  written?: Partial<typeof account>;
  loaded?: Partial<typeof account>;
  contact?: Partial<typeof contact>;
  more?: string;
}

const page = ({ bank, number, holder }: typeof account, more: string) => `<!doctype html>
<script type="application/json" id="content-index">{"confirmation":"aaaaaaaa","site":"bbbbbbbb"}</script>
<dl><dt>Bank</dt><dd data-payee="bank">${bank}</dd>
<dt>Nomor</dt><dd data-payee="number"><span>${number.slice(0, 3)}</span> <b>${number.slice(3, 6)}</b> ${number.slice(6)}</dd>
<dt>Atas nama</dt><dd data-payee="holder"> ${holder} </dd></dl><p>Pamulang 15417</p>${more}`;

async function problems({ written, loaded, contact: other, more = '' }: Shown, settings: object = env) {
  const files: Record<string, string> = {
    '/donation-confirmation': page({ ...account, ...written }, more),
    '/content/confirmation.aaaaaaaa.json': JSON.stringify({ bankAccount: { ...account, ...loaded } }),
    '/content/site.bbbbbbbb.json': JSON.stringify({ contact: { ...contact, ...other } }),
  };
  return shownPayeeProblems((path) => Promise.resolve(files[path] ?? ''), settings);
}

const at = 'Halaman /donation-confirmation';
const unapproved = (what: string) => `${at} menampilkan ${what}, yang tidak ada di APPROVED_PAYEES.`;

test('the approved payee, written and loaded, passes', async () => {
  expect(await problems({})).toEqual([]);
  const calls = '<a href="https://wa.me/6281100419263?text=Salam">WA</a> <a href="tel:+62%20811-0041-9263">Telepon</a>';
  expect(
    await problems({ more: `${calls}<p>Telepon 0811-0041-9263</p><p data-payee="bank">${account.bank}</p>` }),
  ).toEqual([]);
});

test('a digit, a name or a bank that only one of the two shows is told', async () => {
  const digit = { number: '7000419264' };
  expect(await problems({ written: digit })).toEqual([
    unapproved('rekening Bank Syariah Indonesia 7000419264 Yayasan Makna Terang'),
    `${at} menampilkan nomor lain: 700 041 9264.`,
  ]);
  expect(await problems({ loaded: digit })).toEqual([
    unapproved('rekening Bank Syariah Indonesia 7000419264 Yayasan Makna Terang'),
    `${at} menampilkan nomor lain: 700 041 9263.`,
  ]);
  const holder = [unapproved('rekening Bank Syariah Indonesia 7000419263 Fulan')];
  expect(await problems({ written: { holder: 'Fulan' } })).toEqual(holder);
  expect(await problems({ loaded: { holder: 'Fulan' } })).toEqual(holder);
  expect(await problems({ written: { bank: 'BCA' } })).toEqual([
    unapproved('rekening BCA 7000419263 Yayasan Makna Terang'),
  ]);
});

test('another WhatsApp number and another telephone are told', async () => {
  expect(await problems({ contact: { whatsapp: '6281234567890' } })).toEqual([
    unapproved('nomor WhatsApp 6281234567890'),
  ]);
  expect(await problems({ contact: { phone: '0812-3456-7890' } })).toEqual([
    unapproved('nomor telepon 0812-3456-7890'),
  ]);
});

test('a number and a link beside the account are told, unless the settings allow them', async () => {
  const more = '<p>ISBN 978-602-8519-93-9</p><a href="https://evil.id/">x</a>';
  expect(await problems({ more })).toEqual([
    `${at} menampilkan nomor lain: 978 602 8519 93 9.`,
    `${at} menautkan https://evil.id/.`,
  ]);
  const settings = { ...env, ALLOWED_DIGITS: '978-602-8519-93-9', APPROVED_HOSTS: 'evil.id' };
  expect(await problems({ more }, settings)).toEqual([]);
  expect(await problems({ more: '<a href="https://wa.me/6281234567890">WA</a>' })).toEqual([
    `${at} menampilkan nomor lain: 6281234567890.`,
  ]);
});

test('nothing approved: all of it is told, each once', async () => {
  expect(await problems({}, { SITE_URL: env.SITE_URL })).toEqual([
    unapproved('rekening Bank Syariah Indonesia 7000419263 Yayasan Makna Terang'),
    unapproved('nomor WhatsApp 6281100419263'),
  ]);
});

test.each([
  ['bank', { bank: '' }],
  ['bank', { bank: ' ' }],
  ['holder', { holder: '</dd><dd>' }],
  ['number', { number: '' }],
])('an account that cannot be read is not taken for a good one: %s, %j', async (mark, written) => {
  await expect(problems({ written })).rejects.toThrow(
    `Rekening di halaman /donation-confirmation tidak terbaca (data-payee="${mark}")`,
  );
});

test('nor are two accounts on one page', async () => {
  await expect(problems({ more: '<p data-payee="holder">Fulan</p>' })).rejects.toThrow('(data-payee="holder")');
});
