import { expect, test } from 'vitest';
import { fieldsOf } from '../../src/sections/give/form/form-fields.ts';

const empty = { type: 'donasi', name: '', amount: '', quantity: '', city: '', address: '' };

// A stored draft may hold anything under the names of the form's fields. Valid drafts: tests/journeys/between.spec.ts.
test.each([undefined, null, 'x', 7, [], { jenis: 'hibah', nama: 7, jumlah: null, kota: {}, alamat: ['x'] }])(
  'the stored draft %j is read as an empty donation',
  (kept) => {
    expect(fieldsOf(kept)).toEqual(empty);
  },
);
