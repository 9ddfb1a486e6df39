import { defineField, type ValidationContext } from 'sanity';
import { counts } from 'site/content/counts.ts';
import { type DonationLimits, donationRemedy, limitsRemedy, presetsRemedy } from 'site/content/money-rules.ts';
import { donationField, presetEntry, priceField, quantity, weight } from '../fields/amounts.ts';
import { group } from '../fields/group.ts';
import { named } from '../fields/named.ts';
import { asSentence } from '../fields/text.ts';

const usualPrice = { from: 20_000, to: 1_000_000 };
const unitPrice = group('unitPrice', 'Harga satuan', 'Harga satu mushaf; dipakai untuk menghitung total.', [
  priceField('beli', 'Beli', 'Harga mushaf untuk dipakai sendiri.', { usual: usualPrice }),
  priceField('wakaf', 'Wakaf', 'Harga mushaf untuk diwakafkan.', { usual: usualPrice }),
]);

const largestDonation = donationField('maxDonation', 'Donasi terbesar', 'Formulir menolak donasi di atas angka ini.', {
  usual: { from: 10_000_000, to: 1_000_000_000 },
  check: (maxDonation, { minDonation }) =>
    typeof minDonation === 'number' ? limitsRemedy({ minDonation, maxDonation }) : undefined,
});

/** The amounts that the donation page multiplies and adds (docs/what-the-site-does.md#prices-and-limits). */
export const prices = group('prices', 'Harga dan ongkir', 'Ongkir setiap kota diubah di Daftar, Kota tujuan.', [
  unitPrice,
  weight('weightKg', 'Berat satu mushaf (kg)', 'Misalnya 0,8. Berat pesanan dibulatkan ke atas menjadi kg penuh.'),
  donationField('minDonation', 'Donasi terkecil', 'Formulir menolak donasi di bawah angka ini.', {
    usual: { from: 1_000, to: 100_000 },
  }),
  largestDonation,
  quantity('maxQuantity', 'Jumlah mushaf terbanyak', 'Formulir menolak jumlah di atas angka ini.'),
]);

export const presets = defineField({
  ...named('presets', 'Pilihan nominal', 'Nominal yang tinggal dipilih di formulir donasi, dari yang terkecil.'),
  type: 'array',
  of: [presetEntry],
  validation: (rule) => [rule.required().error('Tambah paling sedikit satu nominal.'), rule.custom(checkPresets)],
});

function checkPresets(value: unknown[] | undefined, { document }: ValidationContext) {
  if (!value) return true;
  const amounts = value as number[];
  const { min, max } = counts.presets;
  if (amounts.length < min || amounts.length > max) return `Isi ${min} sampai ${max} nominal.`;
  const { minDonation, maxDonation } = (document?.prices ?? {}) as Partial<DonationLimits>;
  // A wrong amount has its error at its own entry.
  if (amounts.some(donationRemedy) || typeof minDonation !== 'number' || typeof maxDonation !== 'number') return true;
  return asSentence(presetsRemedy(amounts, { minDonation, maxDonation }));
}
