import { expect, test } from 'vitest';
import { donationState, donationView, untouched, type DonationState } from '../../src/sections/give/donation-state.ts';
import type { FormFields } from '../../src/transaction/validate-form.ts';
import { prices } from '../transaction/prices.ts';

const empty = untouched.fields;
const donasi: FormFields = { ...empty, name: 'Fatimah', amount: '50.000' };
const wakaf: FormFields = { ...empty, type: 'wakaf', name: 'Fatimah', city: 'Bandung' };

type Change = Partial<DonationState>;

const after = (changes: Change[], from = untouched) => changes.reduce(donationState, from);
const typed = (fields: FormFields, uniqueCode = 111): Change => ({ fields, uniqueCode });
const left: Change = { amountLeft: true };
const refused = (fields: FormFields, refusedAt = 5): Change => ({ fields, refusedAt });

test('no figure is shown before the form has been read', () => {
  expect(donationView(untouched, prices)).toMatchObject({ figures: null, refused: false, problems: {}, busy: false });
});

test('the shown unique code is the one in the form, whatever came before', () => {
  const state = after([typed({ ...donasi, amount: '75.000' }), typed(donasi), { fields: donasi, busy: true }]);
  expect(donationView(state, prices).figures).toMatchObject({ subtotal: 50_000, uniqueCode: 111, total: 50_111 });
});

test.each<[string, Change]>([
  ['another type', typed(wakaf, 222)],
  ['another price', typed(wakaf, 222)],
])('%s comes with its code', (_name, change) => {
  const state = after([typed(donasi), change]);
  expect(donationView(state, prices).figures).toMatchObject({ uniqueCode: 222, subtotal: 100_000, total: 115_222 });
});

test.each<[string, Change[], object]>([
  ['nothing was left or sent', [typed({ ...donasi, amount: 'x' })], {}],
  ['the amount was left empty', [typed({ ...donasi, amount: '' }), left], {}],
  ['the amount was left malformed', [typed({ ...empty, amount: 'x' }), left], { amount: 'malformed' }],
  ['the amount was left too small', [typed({ ...empty, amount: '9.999' }), left], { amount: 'tooSmall' }],
  ['sending was refused', [typed(empty), refused(empty)], { amount: 'empty', name: 'empty' }],
])('what is said to be wrong when %s', (_name, changes, problems) => {
  expect(donationView(after(changes), prices).problems).toEqual(problems);
});

test('each refusal counts anew, so that the summary gets focus again; a corrected field is no problem at once', () => {
  const twice = after([typed(empty), refused(empty), refused(empty, 6)]);
  expect(twice.refusedAt).toBe(6);
  const mended = after([typed({ ...empty, name: 'Fatimah' }, 222)], twice);
  expect(donationView(mended, prices)).toMatchObject({ refused: true, problems: { amount: 'empty' } });
});

test('another type starts without the problems of the previous type', () => {
  const state = after([typed(empty), refused(empty), typed(wakaf, 2)]);
  expect(donationView(state, prices)).toMatchObject({ refused: false, problems: {} });
});

test('the form is busy from sending until the answer, and keeps what was sent', () => {
  const sent = after([typed(empty), { fields: donasi, busy: true }]);
  expect(sent).toMatchObject({ busy: true, fields: donasi, uniqueCode: 111 });
  expect(after([{ busy: false }], sent)).toEqual({ ...sent, busy: false });
});
