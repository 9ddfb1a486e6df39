import { expect, test } from 'vitest';
import { readOrder, validateForm, type FormFields } from '../../src/transaction/validate-form.ts';
import { prices } from './prices.ts';

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
