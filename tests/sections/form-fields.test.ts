import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  codeIn,
  controls,
  draftOf,
  drawCode,
  fieldsOf,
  readFields,
  restoreFields,
  settleAmounts,
} from '../../src/sections/give/form-fields.ts';
import { fakeForm, fill } from './fake-form.ts';

let form: HTMLFormElement;
beforeEach(() => (form = fakeForm()));
afterEach(() => vi.unstubAllGlobals());

const draft = {
  [controls.type]: 'beli',
  [controls.preset]: '50000',
  [controls.quantity]: '3',
  [controls.city]: 'Bandung',
  [controls.name]: 'Fatimah',
  [controls.address]: 'Jalan Melati 1',
  [controls.code]: 'beli 427',
};
const empty = { type: 'donasi', name: '', amount: '', quantity: '', city: '', address: '' };

describe('what a draft means, which anybody may have written', () => {
  test('each field is that of its control', () => {
    expect(fieldsOf(draft)).toEqual({
      type: 'beli',
      name: 'Fatimah',
      amount: '50000',
      quantity: '3',
      city: 'Bandung',
      address: 'Jalan Melati 1',
    });
  });

  test('a typed amount counts before a preset', () => {
    expect(fieldsOf({ [controls.preset]: '50000', [controls.amount]: '75.000' }).amount).toBe('75.000');
    expect(fieldsOf({ [controls.preset]: '50000', [controls.amount]: '' }).amount).toBe('50000');
  });

  test.each([undefined, null, 'x', 7, [], { jenis: 'hibah', nama: 7, jumlah: null, kota: {}, alamat: ['x'] }])(
    '%j is an empty donation',
    (kept) => {
      expect(fieldsOf(kept)).toEqual(empty);
    },
  );
});

describe('the unique code', () => {
  test('is drawn once for a type, stands in the form, and is another one for another type', () => {
    const code = codeIn(form, 'wakaf');
    expect(code).toBeGreaterThanOrEqual(100);
    expect(code).toBeLessThanOrEqual(999);
    expect(draftOf(form)[controls.code]).toBe(`wakaf ${code}`);
    for (let again = 0; again < 20; again++) expect(codeIn(form, 'wakaf')).toBe(code);
    codeIn(form, 'beli');
    expect(draftOf(form)[controls.code]).toMatch(/^beli [1-9]\d\d$/);
  });

  test('is drawn anew when the sum is another one', () => {
    fill(form, 'code', 'beli 427');
    const codes = new Set(Array.from({ length: 40 }, () => drawCode(form, 'beli')));
    expect(codes.size).toBeGreaterThan(10);
    expect(codes).toContain(codeIn(form, 'beli'));
  });

  test.each(['beli 427', 'donasi 100', 'wakaf 999'])('%s, which the form kept, counts', (kept) => {
    fill(form, 'code', kept);
    const [type = '', code] = kept.split(' ');
    expect(codeIn(form, type as 'beli')).toBe(Number(code));
  });

  test.each(['427', 'beli 42', 'beli 099', 'beli 1000', 'x beli 427', 'beli 427 x', 'beli', 'beli  427', 'be-li 427'])(
    '%j is none: another is drawn',
    (kept) => {
      fill(form, 'code', kept);
      codeIn(form, 'beli');
      expect(draftOf(form)[controls.code]).toMatch(/^beli [1-9]\d\d$/);
      expect(draftOf(form)[controls.code]).not.toBe(kept);
    },
  );
});

describe('a preset and a free amount', () => {
  const use = (name: string, value: string) => settleAmounts(form, { name, value } as unknown as EventTarget);

  test('the preset that was chosen takes the typed amount away', () => {
    fill(form, 'amount', '75.000');
    fill(form, 'preset', '50000');
    use(controls.preset, '50000');
    expect(draftOf(form)).toMatchObject({ [controls.amount]: '', [controls.preset]: '50000' });
  });

  test('the amount that was typed takes the preset away', () => {
    fill(form, 'preset', '50000');
    fill(form, 'amount', '7');
    use(controls.amount, '7');
    expect(draftOf(form)).not.toHaveProperty(controls.preset);
    expect(readFields(form).amount).toBe('7');
  });

  test('an amount that was emptied, or another field, changes neither', () => {
    fill(form, 'preset', '50000');
    use(controls.amount, '');
    use(controls.name, 'Fatimah');
    expect(readFields(form).amount).toBe('50000');
    fill(form, 'amount', '75.000');
    use(controls.name, 'Fatimah');
    expect(draftOf(form)).toMatchObject({ [controls.amount]: '75.000', [controls.preset]: '50000' });
  });
});

describe('a kept draft', () => {
  test('comes back whole into an empty form', () => {
    restoreFields(form, draft);
    expect(draftOf(form)).toEqual({ ...draft, [controls.amount]: '' });
  });

  test('writes over nothing that was typed since', () => {
    const typed = { name: 'Ali', city: 'Medan', address: 'Jalan Mawar 2', quantity: '5', amount: '90.000' } as const;
    for (const [name, value] of Object.entries(typed)) fill(form, name as keyof typeof typed, value);
    restoreFields(form, { ...draft, [controls.amount]: '10.000' });
    expect(readFields(form)).toEqual({ type: 'beli', ...typed });
    expect(draftOf(form)).not.toHaveProperty(controls.preset);
  });

  test('a preset chosen since stays; a quantity of one is as good as none', () => {
    fill(form, 'preset', '25000');
    restoreFields(form, { ...draft, [controls.amount]: '10.000' });
    expect(readFields(form)).toMatchObject({ amount: '25000', quantity: '3' });
  });

  test.each([null, {}, { [controls.type]: '', [controls.quantity]: '' }])(
    'none (%j) changes nothing, not even the type that the address chose',
    (kept) => {
      fill(form, 'type', 'wakaf');
      fill(form, 'code', 'wakaf 427');
      restoreFields(form, kept);
      expect(readFields(form)).toEqual({ ...empty, type: 'wakaf', quantity: '1' });
      expect(codeIn(form, 'wakaf')).toBe(427);
    },
  );

  test('where there is one preset, it is chosen by its own value alone', () => {
    const one = fakeForm(['50000']);
    restoreFields(one, { [controls.preset]: '25000' });
    expect(readFields(one).amount).toBe('');
    restoreFields(one, draft);
    expect(readFields(one).amount).toBe('50000');
  });
});
