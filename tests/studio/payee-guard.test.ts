import { expect, test } from 'vitest';
import { payeeChanges } from '../../studio/desk/money-changes.ts';

const bank = { bank: 'BSI', number: '7000419263', holder: 'Yayasan', code: '451' };
const settings = { contact: { whatsapp: '6281', phone: '0812' } };

test('before publishing, staff see old and new values of the account and the WhatsApp number', () => {
  expect(
    payeeChanges('bankAccount', bank, { ...bank, bank: 'BCA', number: '7000419264', holder: 'Fulan' }),
  ).toMatchObject([
    { title: 'Nama bank', before: 'BSI', after: 'BCA' },
    { title: 'Nomor rekening', before: '7000419263', after: '7000419264' },
    { title: 'Atas nama', before: 'Yayasan', after: 'Fulan' },
  ]);
  expect(payeeChanges('siteSettings', settings, { contact: { whatsapp: '6282', phone: '0813' } })).toMatchObject([
    { title: 'Nomor WhatsApp', before: '6281', after: '6282' },
  ]);
});

test('values that are added or removed are shown with an empty one', () => {
  expect(payeeChanges('siteSettings', null, settings)).toMatchObject([
    { title: 'Nomor WhatsApp', before: '', after: '6281' },
  ]);
  expect(payeeChanges('siteSettings', settings, { contact: null })).toMatchObject([
    { title: 'Nomor WhatsApp', before: '6281', after: '' },
  ]);
  expect(payeeChanges('bankAccount', bank, { ...bank, number: 7_000_419_264 })).toMatchObject([
    { title: 'Nomor rekening', before: '7000419263', after: '7000419264 (belum benar)' },
  ]);
});

test('changes of other fields are not shown', () => {
  expect(payeeChanges('bankAccount', bank, { ...bank, code: '014' })).toEqual([]);
  expect(payeeChanges('bankAccount', bank, null)).toEqual([]);
  expect(payeeChanges('plan', { price: 1 }, { price: 2 })).toEqual([]);
});
