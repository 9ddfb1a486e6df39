import { expect, test } from 'vitest';
import { controls, fieldsOf } from '../../src/sections/give/form-fields.ts';

/** How a stored draft is read, which may hold anything. The real form with a draft: tests/journeys/between.spec.ts. */
const empty = { type: 'donasi', name: '', amount: '', quantity: '', city: '', place: '', address: '' };

test('each field has the value of its control', () => {
  const draft = {
    [controls.type]: 'beli',
    [controls.preset]: '50000',
    [controls.quantity]: '3',
    [controls.city]: 'Bandung',
    [controls.place]: 'Cimahi',
    [controls.name]: 'Fatimah',
    [controls.address]: 'Jalan Melati 1',
  };
  const { amount: _amount, ...read } = fieldsOf(draft);
  const place = { city: 'Bandung', place: 'Cimahi', address: 'Jalan Melati 1' };
  expect(read).toEqual({ type: 'beli', name: 'Fatimah', quantity: '3', ...place });
});

test('a typed amount takes precedence over a preset', () => {
  expect(fieldsOf({ [controls.preset]: '50000', [controls.amount]: '75.000' }).amount).toBe('75.000');
  expect(fieldsOf({ [controls.preset]: '50000', [controls.amount]: '' }).amount).toBe('50000');
});

test.each([undefined, null, 'x', 7, [], { jenis: 'hibah', nama: 7, jumlah: null, kota: {}, alamat: ['x'] }])(
  '%j gives an empty donation',
  (kept) => {
    expect(fieldsOf(kept)).toEqual(empty);
  },
);
