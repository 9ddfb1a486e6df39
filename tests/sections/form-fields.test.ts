import { expect, test } from 'vitest';
import { fieldsOf } from '../../src/sections/give/form-fields.ts';

/** How a stored draft is read, which may hold anything. The real form with a draft: tests/journeys/between.spec.ts. */
const empty = { type: 'donasi', name: '', amount: '', quantity: '', city: '', place: '', address: '' };

test.each([undefined, null, 'x', 7, [], { jenis: 'hibah', nama: 7, jumlah: null, kota: {}, alamat: ['x'] }])(
  '%j gives an empty donation',
  (kept) => {
    expect(fieldsOf(kept)).toEqual(empty);
  },
);
