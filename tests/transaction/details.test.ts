import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { confirmationText, type ConfirmationCopy } from '../../src/transaction/confirmation-text.ts';
import type { Order } from '../../src/transaction/order.ts';
import { proofProblem } from '../../src/transaction/proof-problem.ts';
import { readDetails } from '../../src/transaction/read-details.ts';
import { spaceAccount } from '../../src/transaction/space-account.ts';
import { toDetails } from '../../src/transaction/transaction-details.ts';
import { readOrder, validateForm, type FormFields } from '../../src/transaction/validate-form.ts';
import { whatsappLink } from '../../src/transaction/whatsapp.ts';
import { anyText } from '../any-text.ts';
import { prices } from './prices.ts';

/** 21.05 in Jakarta. */
const sentAt = Date.parse('2026-11-23T14:05:00Z');
/** The figures are written out: order.test.ts proves how they are computed. */
const details = (order: Order, [subtotal, shipping, total]: [number, number | null, number], address = '') =>
  toDetails({ order, quote: { subtotal, shipping, uniqueCode: 427, total }, name: 'Fatimah', address, sentAt });
const wakaf = details({ type: 'wakaf', quantity: 3, city: 'Medan' }, [300_000, 120_000, 420_427]);
const donasi = details({ type: 'donasi', amount: 10_000 }, [10_000, 0, 10_427]);
const ordered: Order = { type: 'beli', quantity: 1, city: 'Bandung' };
const beli = details(ordered, [115_000, 15_000, 130_427], 'Jalan Contoh 1\nBandung');

const copy: ConfirmationCopy = {
  greeting: 'Salam',
  proofNote: 'Bukti terlampir.',
  types: { donasi: 'Donasi Pengembangan', beli: 'Pembelian Mushaf', wakaf: 'Wakaf Mushaf' },
};

function fail(): never {
  throw new Error('This value must not be read');
}

describe('toDetails', () => {
  test('it gives every field of a wakaf, a donation and a purchase', () => {
    const sums = { subtotal: 300_000, shippingCost: 120_000, total: 420_427 };
    const common = { version: 2, name: 'Fatimah', address: 'Disalurkan oleh tim', uniqueCode: 427, sentAt };
    expect(wakaf).toEqual({ ...common, type: 'wakaf', amount: null, quantity: 3, city: 'Medan', ...sums });
    const given = { amount: 10_000, subtotal: 10_000, shippingCost: 0, total: 10_427 };
    expect(donasi).toEqual({ ...common, type: 'donasi', quantity: null, city: null, ...given });
    const bought = { amount: null, subtotal: 115_000, shippingCost: 15_000, total: 130_427 };
    const where = { city: 'Bandung', address: 'Jalan Contoh 1\nBandung' };
    expect(beli).toEqual({ ...common, type: 'beli', quantity: 1, ...where, ...bought });
  });

  test('it refuses an order without a city, whose shipping cost is unknown', () => {
    expect(() => details({ type: 'wakaf', quantity: 3, city: '' }, [300_000, null, 300_427])).toThrow(RangeError);
  });
});

describe('details in the navigation state', () => {
  test.each([
    ['a donation', donasi],
    ['a purchase', beli],
    ['the lowest code', { ...wakaf, uniqueCode: 100, total: 420_100 }],
    ['the highest code', { ...wakaf, uniqueCode: 999, total: 420_999 }],
    ['the longest name', { ...wakaf, name: 'ح'.repeat(200) }],
    ['the longest address', { ...beli, address: 'a'.repeat(1000) }],
    ['the longest city', { ...wakaf, city: 'a'.repeat(60) }],
    ['a lost name', { ...wakaf, name: '' }],
    ['lost texts', { ...beli, name: '', address: '' }],
    ['a lost address', { ...beli, address: '' }],
  ])('accepted: %s', (_name, state) => {
    expect(readDetails(state)).toEqual(state);
  });

  test('an address in the state is dropped when nothing is shipped to the visitor', () => {
    expect(readDetails({ ...wakaf, address: 'Jalan Lain 1' })).toEqual(wakaf);
  });

  test('an account number or phone in the state is dropped, and what the version of this site before also kept', () => {
    expect(readDetails({ ...wakaf, number: '999', bankAccount: { number: '999' }, whatsapp: '62999' })).toEqual(wakaf);
    expect(readDetails({ ...wakaf, place: 'Bekasi', prices: 'good', sent: sentAt })).toEqual(wakaf);
  });

  test.each<[name: string, state: unknown]>([
    ['inherited values', Object.create(wakaf)],
    ['an older version', { ...wakaf, version: 0 }],
    ['no version', { ...wakaf, version: undefined }],
    ['an unknown type', { ...wakaf, type: 'constructor' }],
    ['a name that is no text', { ...wakaf, name: 7 }],
    ['a name that is too long', { ...wakaf, name: 'a'.repeat(1201) }],
    ['no address', { ...beli, address: null }],
    ['an address that is too long', { ...beli, address: 'a'.repeat(1001) }],
    ['no city', { ...wakaf, city: '' }],
    ['a city that is no text', { ...wakaf, city: 7 }],
    ['a city that is too long', { ...wakaf, city: 'a'.repeat(61) }],
    ['a city on a donation', { ...donasi, city: 'Medan' }],
    ['no time', { ...wakaf, sentAt: null }],
    ['a time that no calendar has', { ...wakaf, sentAt: 8.64e15 }],
    ['text as money', { ...wakaf, total: '420427' }],
    ['sums that do not add up', { ...wakaf, total: 420_428 }],
    ['a code below 100', { ...wakaf, uniqueCode: 99, total: 420_099 }],
    ['a code above 999', { ...wakaf, uniqueCode: 1000, total: 421_000 }],
    ['a negative shipping that adds up', { ...wakaf, shippingCost: -120_000, total: 180_427 }],
    ['a negative order that adds up', { ...wakaf, subtotal: -300_000, total: -179_573 }],
    ['a fraction of a rupiah that adds up', { ...donasi, amount: 10_000.5, subtotal: 10_000.5, total: 10_427.5 }],
    ['a fraction of shipping that adds up', { ...wakaf, shippingCost: 0.5, total: 300_427.5 }],
    ['a fraction of a code that adds up', { ...wakaf, uniqueCode: 427.5, total: 420_427.5 }],
    ['half a mushaf', { ...wakaf, quantity: 1.5 }],
    ['no mushaf', { ...wakaf, quantity: 0 }],
    ['mushaf on a donation', { ...donasi, quantity: 1 }],
    ['an amount on wakaf', { ...wakaf, amount: 300_000 }],
    ['shipping on a donation', { ...donasi, shippingCost: 5, total: 10_432 }],
    ['another amount', { ...donasi, amount: 20_000 }],
    ['nothing to pay', { ...donasi, amount: 0, subtotal: 0, total: 427 }],
    ['more than anybody may give', { ...donasi, amount: 2e9, subtotal: 2e9, total: 2_000_000_427 }],
    ['more mushaf than anybody may order', { ...wakaf, quantity: 20_000, subtotal: 2e9, total: 2_000_120_427 }],
    ['shipping beyond any rate', { ...wakaf, shippingCost: 4e9, total: 4_000_300_427 }],
    ['a price that is not whole', { ...wakaf, quantity: 7 }],
    ['a getter that throws', Object.defineProperty({ ...wakaf }, 'name', { get: fail })],
    ['a proxy that throws', new Proxy({}, { getOwnPropertyDescriptor: fail })],
  ])('refused: %s', (_name, state) => {
    expect(readDetails(state)).toBeNull();
  });
});

describe('validateForm', () => {
  const longName = { name: 'ح'.repeat(200) };
  const toMedan = { quantity: 3, city: 'Medan' };
  const empty = { amount: '', address: '' };
  const filled: FormFields = { ...empty, type: 'wakaf', name: ' Fatimah ', quantity: '3', city: 'Medan' };

  test.each<[name: string, change: Partial<FormFields>, problems: object]>([
    ['all empty, donasi', { type: 'donasi', name: '', amount: '' }, { name: 'empty', amount: 'empty' }],
    ['less than the minimum', { type: 'donasi', amount: '9.999' }, { amount: 'tooSmall' }],
    ['more than the maximum', { type: 'donasi', amount: '1000000000000000' }, { amount: 'tooLarge' }],
    ['an amount beyond safe integers', { type: 'donasi', amount: '9007199254740993' }, { amount: 'tooLarge' }],
    ['an amount with letters', { type: 'donasi', amount: '50rb' }, { amount: 'malformed' }],
    ['no city', { city: '' }, { city: 'empty' }],
    ['a city without a rate', { city: 'Atlantis' }, { city: 'empty' }],
    ['beli without address', { type: 'beli' }, { address: 'empty' }],
    ['an invisible name', { name: '\u200B \u3164' }, { name: 'empty' }],
    ['a name that is too long for a link', { name: 'ح'.repeat(201) }, { name: 'tooLong' }],
    ['a long address', { type: 'beli', address: 'a'.repeat(1001) }, { address: 'tooLong' }],
    ['an address after a long name', { type: 'beli', ...longName, address: 'a'.repeat(101) }, { address: 'tooLong' }],
    ['an address of many lines', { type: 'beli', address: 'a\n'.repeat(144) }, { address: 'tooLong' }],
  ])('refused: %s', (_name, change, problems) => {
    expect(validateForm({ ...filled, ...change }, prices)).toEqual({ ok: false, problems });
  });

  test.each<[name: string, change: Partial<FormFields>, expected: object]>([
    ['wakaf', {}, { order: { type: 'wakaf', ...toMedan }, name: 'Fatimah', address: '' }],
    ['beli', { type: 'beli', address: ' Jalan 1 ' }, { order: { type: 'beli', ...toMedan }, address: 'Jalan 1' }],
    ['the minimum', { type: 'donasi', amount: 'Rp10.000' }, { order: { type: 'donasi', amount: 10_000 } }],
    ['the maximum', { type: 'donasi', amount: '500000000' }, { order: { type: 'donasi', amount: 500_000_000 } }],
    ['an address that wakaf does not need', { address: 'Jalan 1' }, { address: '' }],
    ['one letter', { name: 'A' }, { name: 'A' }],
    ['200 characters', { name: 'a'.repeat(200) }, { name: 'a'.repeat(200) }],
    ['letters with marks', { name: 'e\u0301'.repeat(150) }, { name: 'e\u0301'.repeat(150) }],
    ['200 letters of another script', longName, longName],
    ['a quantity that is none', { quantity: 'banyak' }, { order: { type: 'wakaf', quantity: 1, city: 'Medan' } }],
  ])('accepted: %s', (_name, change, expected) => {
    expect(validateForm({ ...filled, ...change }, prices)).toMatchObject({ ok: true, ...expected });
  });

  test.each(['50rb', '9.999', '500000001'])('while the form is filled in, the amount %s counts as 0', (amount) => {
    expect(readOrder({ ...filled, type: 'donasi', amount }, prices)).toEqual({ type: 'donasi', amount: 0 });
  });
});

describe('WhatsApp text', () => {
  const textOf = (link: string) => decodeURIComponent(link.split('?text=')[1] ?? '');

  test('the text of a confirmation, of each type', () => {
    expect(confirmationText(wakaf, copy)).toBe(
      'Salam\n\nNama: Fatimah\nJenis transaksi: Wakaf Mushaf\nJumlah: 3 mushaf\nKota tujuan: Medan\nTotal transfer: Rp420.427\nFormulir diisi: 23 November 2026, 21.05 WIB\n\nBukti terlampir.',
    );
    expect(confirmationText(donasi, copy)).toBe(
      'Salam\n\nNama: Fatimah\nJenis transaksi: Donasi Pengembangan\nTotal transfer: Rp10.427\nFormulir diisi: 23 November 2026, 21.05 WIB\n\nBukti terlampir.',
    );
    expect(confirmationText({ ...beli, address: 'Jalan Contoh 1 ,\nBandung;' }, copy)).toBe(
      'Salam\n\nNama: Fatimah\nJenis transaksi: Pembelian Mushaf\nJumlah: 1 mushaf\nKota tujuan: Bandung\nTotal transfer: Rp130.427\nFormulir diisi: 23 November 2026, 21.05 WIB\nAlamat: Jalan Contoh 1, Bandung\n\nBukti terlampir.',
    );
  });

  test('a missing name or address is asked for at the end, where the cursor is', () => {
    const text = confirmationText({ ...beli, name: '', address: '' }, copy);
    expect(text.endsWith('\n\nBukti terlampir.\nNama: \nAlamat: ')).toBe(true);
    expect(text.match(/^(?:Nama|Alamat):/gm)).toHaveLength(2);
  });

  test('a newline in a name becomes a space, so that no name looks like another line', () => {
    const text = confirmationText({ ...wakaf, name: 'A\nTotal transfer: Rp1\u2028' }, copy);
    expect(text.match(/^Total transfer/gm)).toHaveLength(1);
    expect(confirmationText({ ...wakaf, name: ' A \n\n B ' }, copy)).toContain('Nama: A B\n');
  });

  const wrong = ['081234567890', '+6281234567890', '62', '6281234567890;', '621234567890123456', ''];
  test.each(wrong)('%j is not a number that can be linked', (phone) => {
    expect(() => whatsappLink(phone, 'x')).toThrow(RangeError);
  });

  test('any name and address survive encoding into the link', () => {
    fc.assert(
      fc.property(anyText.filter(Boolean), anyText, (name, address) => {
        const text = confirmationText({ ...beli, name, address }, copy);
        const link = whatsappLink('6281234567890', text);
        expect(textOf(link)).toBe(text.toWellFormed());
        expect(new URL(link).searchParams.get('text')).toBe(text.toWellFormed());
        expect(link).not.toMatch(/[+\s<>]/);
        expect(text.split('\n')).toHaveLength(11);
      }),
      { numRuns: 300 },
    );
  });
});

test.each([
  ['0001234567', '000 123 4567'],
  ['7001234567', '700 123 4567'],
  ['12345678', '1 234 5678'],
  ['123456789012', '12 345 678 9012'],
  ['1234', '1234'],
])('the account number %s is shown as %s', (digits, spaced) => {
  expect(spaceAccount(digits)).toBe(spaced);
  expect(spaceAccount(digits).replaceAll(' ', '')).toBe(digits);
});

test.each<[name: string, file: { type: string; size: number }, problem: string | null]>([
  ['a photo', { type: 'image/jpeg', size: 1000 }, null],
  ['a PDF of 5 MB', { type: 'application/pdf', size: 5 * 1024 * 1024 }, null],
  ['a PDF of a byte more', { type: 'application/pdf', size: 5 * 1024 * 1024 + 1 }, 'tooLarge'],
  ['an empty file', { type: 'image/png', size: 0 }, 'empty'],
  ['a program', { type: 'application/x-msdownload', size: 5 }, 'wrongType'],
  ['no media type', { type: '', size: 5 }, 'wrongType'],
  ['a media type that contains an allowed one', { type: 'text/image/png', size: 5 }, 'wrongType'],
  ['an allowed media type with a parameter', { type: 'image/png;x', size: 5 }, 'wrongType'],
])('the proof of transfer is checked: %s', (_name, file, problem) => {
  expect(proofProblem(file)).toBe(problem);
});
