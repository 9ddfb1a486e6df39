import { describe, expect, test } from 'vitest';
import { amountsOf } from '../../../src/content/money-fields.ts';
import type { SanityDocument } from '../../../src/publish/documents/sanity-document.ts';
import { judgePrices } from '../../../src/publish/gates/judge-prices.ts';
import { releasable, withValue } from '../releasable.ts';

const none = new Set<string>();
const { approvedPrices: firstPrices } = judgePrices(releasable, undefined, none);
const moves = (documents: readonly SanityDocument[], before = firstPrices) =>
  judgePrices(documents, before, none).moves;

describe('an amount that changed by more than half since it was approved', () => {
  test('needs an approval, with both amounts and a fingerprint, in every field', () => {
    const amounts = releasable
      .flatMap((document) => amountsOf(document).map((amount) => ({ id: document._id, ...amount })))
      .filter(({ isPreset, value }) => !isPreset && value > 0);
    const fingerprint: unknown = expect.stringMatching(/^[\da-f]{64}$/);
    for (const { id, path, value: last } of amounts)
      for (const value of [last * 0.4, last * 1.6])
        expect(moves(withValue(id, path, value)), `${id} ${path}`).toMatchObject([
          { field: path, kind: 'price moved', values: { last, value, fingerprint } },
        ]);
  });

  test('small steps do not add up unnoticed: each is compared with the approved amount, also after a new name', () => {
    const small = withValue('paket-pro', 'price', 40_000, withValue('paket-pro', 'name', 'Plus'));
    const { moves: afterSmall, approvedPrices } = judgePrices(small, firstPrices, none);
    expect(afterSmall).toEqual([]);
    expect(moves(withValue('paket-pro', 'price', 56_000), approvedPrices)).toEqual([
      expect.objectContaining({ values: expect.objectContaining({ last: 29_000, value: 56_000 }) }),
    ]);
  });

  test('an approval is for one pair of amounts, and the next amount is compared with the approved one', () => {
    const dear = withValue('paket-pro', 'price', 60_000);
    const approved = new Set(moves(dear).map(({ values }) => values.fingerprint));
    const { moves: left, approvedPrices } = judgePrices(dear, firstPrices, approved);
    expect(left).toEqual([]);
    expect(approvedPrices['paket-pro price']).toBe(60_000);
    expect(judgePrices(withValue('paket-pro', 'price', 61_000), firstPrices, approved).moves).toHaveLength(1);
  });
});

describe('a new city, plan or preset is compared with the range of the others', () => {
  const city = (ratePerKg: number) => [
    ...releasable,
    { _id: 'kota-baru', _type: 'shippingCity', name: 'Binjai', ratePerKg },
  ];

  test('an amount within the range passes, one beyond it needs an approval', () => {
    const rates = releasable.flatMap(({ ratePerKg }) => (typeof ratePerKg === 'number' ? ratePerKg : []));
    expect(moves(city(Math.max(...rates)))).toEqual([]);
    expect(moves(city(Math.max(...rates) + 1000))).toEqual([expect.objectContaining({ kind: 'price out of range' })]);
    expect(moves(city(1000))).toHaveLength(1);
  });

  test('a new preset between the others passes, one beyond them needs an approval', () => {
    expect(moves(withValue('donationPage', 'form.presets', [50_000, 100_000, 150_000]))).toEqual([]);
    expect(moves(withValue('donationPage', 'form.presets', [50_000, 412_345_678]))).toHaveLength(1);
  });
});
