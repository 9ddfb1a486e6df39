import { expect, test } from 'vitest';
import {
  donationState,
  donationView,
  untouched,
  type DonationEvent,
  type DonationState,
} from '../../src/sections/give/donation-state.ts';
import type { FormFields } from '../../src/transaction/validate-form.ts';
import { prices } from '../transaction/prices.ts';

const empty = untouched.fields;
const donasi: FormFields = { ...empty, name: 'Fatimah', amount: '50.000' };
const wakaf: FormFields = { ...empty, type: 'wakaf', name: 'Fatimah', city: 'Bandung' };

const after = (events: DonationEvent[], from: DonationState = untouched) => events.reduce(donationState, from);
const typed = (fields: FormFields, code = 111): DonationEvent => ({ kind: 'typed', fields, code });

test('no figure is shown before the form was read', () => {
  expect(donationView(untouched, prices)).toMatchObject({ figures: null, refused: false, problems: {}, busy: false });
});

test('the code that is shown is the one that stands in the form, whatever came before', () => {
  const state = after([
    { kind: 'typed', fields: { ...donasi, amount: '75.000' }, code: 111 },
    typed(donasi, 111),
    { kind: 'sent', fields: donasi },
  ]);
  expect(donationView(state, prices).figures).toMatchObject({ subtotal: 50_000, uniqueCode: 111, total: 50_111 });
});

test.each<[string, DonationEvent]>([
  ['another type', typed(wakaf, 222)],
  ['another price', typed(wakaf, 222)],
])('%s comes with its code', (_name, event) => {
  const state = after([typed(donasi), event]);
  expect(donationView(state, prices).figures).toMatchObject({ uniqueCode: 222, subtotal: 100_000, total: 115_222 });
});

test.each<[string, DonationEvent[], object]>([
  ['nothing was left or sent', [typed({ ...donasi, amount: 'x' })], {}],
  ['the amount was left empty', [typed({ ...donasi, amount: '' }), { kind: 'amountLeft' }], {}],
  [
    'the amount was left malformed',
    [typed({ ...empty, amount: 'x' }), { kind: 'amountLeft' }],
    { amount: 'malformed' },
  ],
  [
    'the amount was left too small',
    [typed({ ...empty, amount: '9.999' }), { kind: 'amountLeft' }],
    { amount: 'tooSmall' },
  ],
  ['sending was refused', [typed(empty), { kind: 'refused', fields: empty }], { amount: 'empty', name: 'empty' }],
])('what is said to be wrong when %s', (_name, events, problems) => {
  expect(donationView(after(events), prices).problems).toEqual(problems);
});

test('each refusal counts, so that the summary gets focus again; a mended field is no problem at once', () => {
  const refused = after([typed(empty), { kind: 'refused', fields: empty }, { kind: 'refused', fields: empty }]);
  expect(refused.refusals).toBe(2);
  const mended = after([{ kind: 'typed', fields: { ...empty, name: 'Fatimah' }, code: 222 }], refused);
  expect(donationView(mended, prices)).toMatchObject({ refused: true, problems: { amount: 'empty' } });
});

test('another type starts without the mistakes of the one before', () => {
  const state = after([typed(empty), { kind: 'refused', fields: empty }, { kind: 'typed', fields: wakaf, code: 2 }]);
  expect(donationView(state, prices)).toMatchObject({ refused: false, problems: {} });
});

test('it is busy from sending until the answer, and keeps what was sent', () => {
  const sent = after([typed(empty), { kind: 'sent', fields: donasi }]);
  expect(sent).toMatchObject({ busy: true, fields: donasi, uniqueCode: 111 });
  expect(after([{ kind: 'answered' }], sent)).toEqual({ ...sent, busy: false });
});
