import { formatDecimal, formatNumber, formatRupiah } from '../transaction/rupiah.ts';
import { upperLimits } from '../transaction/transaction-details.ts';
import { uniqueCodeRange } from '../transaction/unique-code.ts';
import { forStaff } from './for-staff.ts';
import type { Remedy } from './rules.ts';

/** Whole rupiah. An amount below `min` probably lacks three zeros; one above `max` has three too many. */
const amounts = { min: 1_000, max: upperLimits.amount };
/** Prices and presets are multiples of Rp100, the smallest usual coin: other digits are a slip of the hand. */
const priceStep = 100;
/** The weight of one printed mushaf in kg. The limits find a forgotten comma: 8 kg in place of 0,8 kg. */
const weights = { min: 0.1, max: 5 };

function amountRemedy(value: number, what: string): Remedy {
  const { min, max } = amounts;
  if (!Number.isInteger(value)) return `tulis ${what} dalam rupiah bulat, tanpa sen`;
  if (value < min) return `tulis ${what} paling sedikit ${formatRupiah(min)}, misalnya ${formatNumber(29_000)}`;
  return value > max ? `tulis ${what} paling banyak ${formatRupiah(max)}` : undefined;
}

/** Checks a price: whole rupiah, Rp1.000 to Rp1.000.000.000, a multiple of Rp100. */
export function priceRemedy(value: number): Remedy {
  const remedy = amountRemedy(value, 'harga');
  if (remedy || value % priceStep === 0) return remedy;
  const lower = Math.floor(value / priceStep) * priceStep;
  return `bulatkan ke ratusan: ${formatRupiah(lower)} atau ${formatRupiah(lower + priceStep)}`;
}

/** Checks the price of a plan like priceRemedy, but allows 0 (free). */
export function priceOrFreeRemedy(value: number): Remedy {
  const remedy = value === 0 ? undefined : priceRemedy(value);
  return remedy && value < amounts.min ? `${remedy}, atau 0 untuk gratis` : remedy;
}

/** Checks the shipping of one kilogram: whole rupiah, Rp1.000 to Rp1.000.000.000. */
export const rateRemedy = (value: number): Remedy => amountRemedy(value, 'ongkos');

/** Checks a donation, a preset, or a limit of donations or of a bank: whole rupiah, Rp1.000 to Rp1.000.000.000. */
export const donationRemedy = (value: number): Remedy => amountRemedy(value, 'nominal');

/** Checks the weight of one mushaf: 0,1 to 5 kg. */
export function weightRemedy(value: number): Remedy {
  if (value >= weights.min && value <= weights.max) return undefined;
  return `tulis berat antara ${formatDecimal(weights.min)} dan ${weights.max} kg, misalnya 0,8`;
}

export type DonationLimits = Record<'minDonation' | 'maxDonation', number>;

/** Checks the limits of a donation, in rupiah. The largest must exceed the smallest. */
export function limitsRemedy({ minDonation, maxDonation }: DonationLimits): Remedy {
  if (maxDonation > minDonation) return undefined;
  return `tulis donasi terbesar yang lebih besar daripada donasi terkecil (${forStaff(minDonation, 'rupiah')})`;
}

/** Checks the presets of the form. They must ascend, be multiples of Rp100, and lie within the limits of the form. */
export function presetsRemedy(presets: readonly number[], { minDonation, maxDonation }: DonationLimits): Remedy {
  const outside = presets.find((amount) => amount < minDonation || amount > maxDonation);
  if (outside !== undefined)
    return `ganti ${forStaff(outside, 'rupiah')} dengan nominal antara ${forStaff(minDonation, 'rupiah')} dan ${forStaff(maxDonation, 'rupiah')}`;
  const uneven = presets.find((amount) => amount % priceStep !== 0);
  if (uneven !== undefined) return priceRemedy(uneven);
  const unsortedAt = presets.findIndex((amount, index) => amount <= (presets[index - 1] ?? 0));
  if (unsortedAt === -1) return undefined;
  const tooLow = forStaff(presets[unsortedAt] ?? 0, 'rupiah');
  return `urutkan dari yang terkecil: ${tooLow} harus lebih besar daripada nominal sebelumnya`;
}

/** At least one channel must allow the largest donation in one transfer. A channel without `highest` has no limit. */
export function channelsRemedy(
  channels: readonly { highest?: number | null | undefined }[],
  maxDonation: number,
): Remedy {
  if (channels.some(({ highest }) => !highest || highest >= maxDonation + uniqueCodeRange.max)) return undefined;
  return `tambahkan saluran tanpa jumlah tertinggi, misalnya teller: semua saluran lain lebih rendah daripada donasi terbesar (${forStaff(maxDonation, 'rupiah')})`;
}
