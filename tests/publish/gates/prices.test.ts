import { describe, expect, test } from 'vitest';
import { ContentError } from '../../../src/publish/documents/content-errors.ts';
import { pageData } from '../../../src/publish/documents/page-data.ts';
import { largeMoves, type Priced } from '../../../src/publish/gates/prices.ts';
import { releasable, withValue } from '../releasable.ts';

const pages = async (documents = releasable) => (await pageData(documents)) as unknown as Priced;

/** What a release says of this content; it looks at pages before any gate (src/publish/release.ts). */
async function refusals(id: string, path: string, value: unknown): Promise<string> {
  const error = await pageData(withValue(id, path, value)).catch((thrown: unknown) => thrown);
  return error instanceof ContentError ? error.problems.join('\n') : 'passes';
}

describe('a release refuses what the forms of the Studio refuse', () => {
  test.each<[string, string, unknown, string]>([
    ['donationPage', 'prices.unitPrice.beli', 115, 'paling sedikit Rp1.000'],
    ['donationPage', 'prices.unitPrice.beli', 115_050, 'bulatkan ke ratusan'],
    ['donationPage', 'prices.unitPrice.wakaf', 115_000.5, 'rupiah bulat'],
    ['donationPage', 'prices.unitPrice.wakaf', 2_000_000_000, 'paling banyak Rp1.000.000.000'],
    ['donationPage', 'prices.unitPrice.wakaf', '115000', 'tanpa tanda kutip'],
    ['donationPage', 'prices.weightKg', 8, 'antara 0,1 dan 5 kg'],
    ['donationPage', 'prices.minDonation', 0, 'paling sedikit Rp1.000'],
    ['donationPage', 'prices.maxDonation', 5_000, 'lebih besar daripada donasi terkecil'],
    ['donationPage', 'form.presets', [50_000, 25_000], 'urutkan dari yang terkecil'],
    ['donationPage', 'form.presets', [1_000], 'nominal antara'],
    ['kota-medan', 'ratePerKg', 0, 'paling sedikit Rp1.000'],
    ['paket-pro', 'price', 29_001, 'bulatkan ke ratusan'],
    ['paket-pro', 'price', -29_000, 'paling sedikit Rp1.000'],
  ])('%s %s = %j', async (id, path, value, remedy) => {
    expect(await refusals(id, path, value)).toContain(remedy);
  });
});

describe('an amount that moved by more than half since the last release', () => {
  const moved = async (id: string, path: string, value: unknown) =>
    largeMoves(await pages(), await pages(withValue(id, path, value)));

  test.each<[string, string, number]>([
    ['donationPage', 'prices.unitPrice.beli', 11_500],
    ['donationPage', 'prices.unitPrice.wakaf', 1_150_000],
    ['donationPage', 'prices.weightKg', 0.3],
    ['donationPage', 'prices.minDonation', 20_000],
    ['donationPage', 'prices.maxDonation', 50_000_000],
    ['kota-medan', 'ratePerKg', 400_000],
    ['paket-pro', 'price', 2_900],
  ])('%s %s = %d is told, with both amounts and a fingerprint', async (id, path, value) => {
    const moves = await moved(id, path, value);
    expect(moves).toEqual([
      expect.objectContaining({ what: expect.stringMatching(/^dari .*\d.* menjadi .*\d/) as string }),
    ]);
    expect(moves[0]?.fingerprint).toMatch(/^[\da-f]{64}$/);
  });

  test('half as much again is not, a rupiah more is; neither are what is offered to choose and a new city', async () => {
    const before = await pages();
    const last = before.donation.prices.unitPrice.beli ?? 0;
    const at = (beli: number) => {
      const now = structuredClone(before);
      now.donation.prices.unitPrice.beli = beli;
      return largeMoves(before, now).length;
    };
    expect([at(last * 1.5), at(last * 1.5 + 1), at(last / 2), at(last / 2 - 1), at(last)]).toEqual([0, 1, 0, 1, 0]);
    expect(await moved('donationPage', 'form.presets', [20_000, 500_000])).toEqual([]);
    expect(await moved('kota-medan', 'name', 'Binjai')).toEqual([]);
  });

  test('an approval is for these two amounts alone', async () => {
    const [one] = await moved('paket-pro', 'price', 60_000);
    const [other] = await moved('paket-pro', 'price', 61_000);
    expect(one?.fingerprint).not.toBe(other?.fingerprint);
  });
});
