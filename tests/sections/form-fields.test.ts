import { expect, test } from 'vitest';
import { fieldsOf } from '../../src/sections/give/form-fields.ts';

/** A stored draft may hold anything. The form with a valid draft: tests/journeys/between.spec.ts. */
const empty = { type: 'donasi', name: '', amount: '', quantity: '', city: '', place: '', address: '' };

test.each([undefined, null, 'x', 7, [], { jenis: 'hibah', nama: 7, jumlah: null, kota: {}, alamat: ['x'] }])(
  'the stored draft %j is read as an empty donation',
  (kept) => {
    expect(fieldsOf(kept)).toEqual(empty);
  },
);
