import { expect, test } from 'vitest';
import {
  changeDonation,
  donationView,
  initialState,
  remedyFor,
  type DonationState,
} from '../../src/sections/give/form/donation-state.ts';
import type { FormFields } from '../../src/transaction/validate-form.ts';
import { prices } from '../transaction/prices.ts';

const empty = initialState.fields;
const donasi: FormFields = { ...empty, name: 'Fatimah', amount: '50.000' };
const wakaf: FormFields = { ...empty, type: 'wakaf', name: 'Fatimah', city: 'Bandung' };

type Change = Partial<DonationState>;

const after = (changes: Change[], from = initialState) => changes.reduce(changeDonation, from);
const typed = (fields: FormFields, uniqueCode = 111): Change => ({ fields, uniqueCode });
const leftAmount: Change = { hasLeftAmount: true };
const refused = (fields: FormFields, refusedAt = 5): Change => ({ fields, refusedAt });

test.each<[name: string, changes: Change[], problems: object]>([
  ['typing a malformed amount', [typed({ ...donasi, amount: 'x' })], {}],
  ['leaving the amount empty', [typed({ ...donasi, amount: '' }), leftAmount], {}],
  ['leaving a malformed amount', [typed({ ...empty, amount: 'x' }), leftAmount], { amount: 'malformed' }],
  ['leaving an amount that is too small', [typed({ ...empty, amount: '9.999' }), leftAmount], { amount: 'tooSmall' }],
  ['a refused submit', [typed(empty), refused(empty)], { amount: 'empty', name: 'empty' }],
])('the problems shown after %s', (_name, changes, problems) => {
  expect(donationView(after(changes), prices).problems).toEqual(problems);
});

test('a second refused submit moves the focus again, and a corrected field is at once no problem', () => {
  const twice = after([typed(empty), refused(empty), refused(empty, 6)]);
  expect(twice.refusedAt).toBe(6);
  const mended = after([typed({ ...empty, name: 'Fatimah' }, 222)], twice);
  expect(donationView(mended, prices)).toMatchObject({ wasRefused: true, problems: { amount: 'empty' } });
});

test('another type starts without the problems of the previous type', () => {
  const state = after([typed(empty), refused(empty), typed(wakaf, 2)]);
  expect(donationView(state, prices)).toMatchObject({ wasRefused: false, problems: {} });
});

test('the remedy of a field names the limit that was exceeded, and an empty field has none', () => {
  expect(remedyFor('amount', 'tooSmall', prices)).toBe('Nominal paling sedikit Rp10.000.');
  expect(remedyFor('amount', 'tooLarge', prices)).toContain('paling banyak Rp500.000.000.');
  expect(remedyFor('address', 'tooLong', prices)).toContain('Alamat');
  expect(remedyFor('name', 'empty', prices)).toBeUndefined();
});
