import { beforeEach, describe, expect, test } from 'vitest';
import { warn } from '../../src/sections/give/form-toasts.ts';
import { clearToast, currentToast } from '../../src/ui/toast.ts';
import type { TransactionType } from '../../src/transaction/order.ts';

const fields = { type: 'donasi' as TransactionType, name: '', amount: '', quantity: '1', city: '', address: '' };
const prices = {
  minDonation: 10_000,
  unitPrice: { beli: 115_000, wakaf: 100_000 },
  weightGrams: 800,
  maxDonation: 100_000_000,
  maxQuantity: 10_000,
  cities: [],
};

beforeEach(clearToast);

describe('the toast of a refused form', () => {
  test('a donation without a name or an amount', () => {
    for (const problems of [{ name: 'empty' }, { amount: 'empty' }] as const) {
      clearToast();
      warn(fields, problems, prices);
      expect(currentToast()).toMatchObject({
        tone: 'danger',
        description: expect.stringContaining('Rp10.000') as string,
      });
    }
  });

  test('an order without a name or a city says no amount', () => {
    for (const problems of [{ name: 'empty' }, { city: 'empty' }, { city: 'empty', address: 'empty' }] as const) {
      clearToast();
      warn({ ...fields, type: 'beli' }, problems, prices);
      expect(currentToast()).toMatchObject({
        tone: 'danger',
        description: expect.not.stringContaining('Rp') as string,
      });
    }
  });

  test('what is filled in but wrong, or an address, has one of its own', () => {
    const wrong = [{ name: 'tooLong' }, { amount: 'tooLarge' }, { amount: 'malformed' }, { address: 'empty' }] as const;
    for (const problems of wrong) {
      warn(fields, problems, prices);
      expect(currentToast()).toMatchObject({ title: 'Periksa Lagi Isian Anda', polite: true });
    }
  });
});
