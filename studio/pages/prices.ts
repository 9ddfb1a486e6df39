import { defineField, type ValidationContext } from 'sanity';
import { counts } from '../../src/content/counts.ts';
import { type DonationLimits, donationRemedy, limitsRemedy, presetsRemedy } from '../../src/content/money-rules.ts';
import { group } from '../fields/group.ts';
import { donationField, presetEntry, priceField, quantity } from '../fields/amounts.ts';
import { sentence } from '../fields/sentence.ts';
import { weight } from '../fields/weight.ts';

const unitPrice = group('unitPrice', 'Harga satuan', 'Harga satu mushaf; dipakai untuk menghitung total.', [
  priceField({
    name: 'beli',
    title: 'Beli',
    description: 'Harga mushaf untuk dipakai sendiri.',
    plausible: { min: 20_000, max: 1_000_000 },
  }),
  priceField({
    name: 'wakaf',
    title: 'Wakaf',
    description: 'Harga mushaf untuk diwakafkan.',
    plausible: { min: 20_000, max: 1_000_000 },
  }),
]);

/** It must be above the smallest donation (src/content/donation-page.ts). */
const largestDonation = donationField({
  name: 'maxDonation',
  title: 'Donasi terbesar',
  description: 'Di atas angka ini formulir meminta pengunjung menghubungi Anda.',
  plausible: { min: 10_000_000, max: 1_000_000_000 },
  check: (value, { minDonation }) =>
    typeof minDonation === 'number' ? limitsRemedy({ minDonation, maxDonation: value }) : undefined,
});

/** Everything that is multiplied and added on the donation page (docs/what-the-site-does.md#prices-and-limits). */
export const prices = {
  name: 'prices',
  title: 'Harga dan ongkir',
  description: 'Angka yang dipakai untuk menghitung total transfer. Ongkos setiap kota diubah di Daftar, Kota tujuan.',
  fields: [
    unitPrice,
    weight(
      'weightKg',
      'Berat satu mushaf (kg)',
      'Dipakai untuk menghitung ongkir, misalnya 0,8. Berat seluruh pesanan dibulatkan ke atas ke kg penuh.',
    ),
    donationField({
      name: 'minDonation',
      title: 'Donasi terkecil',
      description: 'Formulir menolak donasi di bawah angka ini.',
      plausible: { min: 1_000, max: 100_000 },
    }),
    largestDonation,
    quantity('maxQuantity', 'Jumlah mushaf terbanyak', 'Formulir menolak jumlah di atas angka ini.'),
  ],
};

/** Amounts that can be chosen with one tap. */
export const presets = defineField({
  name: 'presets',
  title: 'Pilihan nominal',
  description: 'Tombol nominal siap pilih di formulir donasi, dari yang terkecil.',
  type: 'array',
  of: [presetEntry],
  validation: (rule) => [rule.required().error('Tambah paling sedikit satu nominal.'), rule.custom(checkPresets)],
});

function checkPresets(value: unknown[] | undefined, { document }: ValidationContext) {
  const amounts = (value ?? []) as number[];
  const { min, max } = counts.presets;
  if (value && (value.length < min || value.length > max)) return `Isi ${min} sampai ${max} nominal.`;
  const limits = (document?.prices ?? {}) as Partial<DonationLimits>;
  const { minDonation, maxDonation } = limits;
  // A wrong amount is refused at its own entry.
  if (amounts.some(donationRemedy) || typeof minDonation !== 'number' || typeof maxDonation !== 'number') return true;
  return sentence(presetsRemedy(amounts, { minDonation, maxDonation }));
}
