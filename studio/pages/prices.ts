import { defineArrayMember, defineField } from 'sanity';
import { rupiahRange, weightRange } from '../../src/content/rules.ts';
import { chosen, group } from '../fields/group.ts';
import { quantity, rupiah } from '../fields/rupiah.ts';

const unitPrice = group('unitPrice', 'Harga satuan', 'Harga satu mushaf; dipakai untuk menghitung total.', [
  rupiah({
    name: 'beli',
    title: 'Beli',
    description: 'Harga mushaf untuk dipakai sendiri.',
    plausible: { min: 20_000, max: 1_000_000 },
  }),
  rupiah({
    name: 'wakaf',
    title: 'Wakaf',
    description: 'Harga mushaf untuk diwakafkan.',
    plausible: { min: 20_000, max: 1_000_000 },
  }),
]);

/** The largest donation must be above the smallest, as src/content/donation-page.ts says. */
const maxDonation = rupiah({
  name: 'maxDonation',
  title: 'Donasi terbesar',
  description: 'Di atas angka ini formulir meminta pengunjung menghubungi Anda.',
  plausible: { min: 10_000_000, max: 1_000_000_000 },
  check: (value, { minDonation }) =>
    typeof minDonation !== 'number' || value > minDonation || 'Donasi terbesar harus di atas donasi terkecil.',
});

/** Everything that is multiplied and added on the donation page (specification section 9). */
export const prices = {
  name: 'prices',
  title: 'Harga dan ongkir',
  description: 'Semua angka yang dipakai untuk menghitung total transfer.',
  fields: [
    unitPrice,
    defineField({
      name: 'weightKg',
      title: 'Berat satu mushaf (kg)',
      description:
        'Dipakai untuk menghitung ongkos kirim, misalnya 0,8. Berat seluruh pesanan dibulatkan ke atas ke kg penuh.',
      type: 'number',
      validation: (rule) => rule.required().min(weightRange.min).max(weightRange.max),
    }),
    rupiah({
      name: 'minDonation',
      title: 'Donasi terkecil',
      description: 'Formulir menolak donasi di bawah angka ini.',
      plausible: { min: 1_000, max: 100_000 },
    }),
    maxDonation,
    quantity('maxQuantity', 'Jumlah mushaf terbanyak', 'Formulir menolak jumlah di atas angka ini.'),
    chosen(
      'cities',
      'Kota tujuan',
      'Pilihan kota di formulir. Seret untuk mengubah urutan; ongkosnya diubah di dokumen Kota tujuan.',
      'shippingCity',
      {
        min: 1,
      },
    ),
  ],
};

/** Amounts that can be chosen with one tap. */
export const presets = defineField({
  name: 'presets',
  title: 'Pilihan nominal',
  description: 'Tombol nominal siap pilih di formulir donasi. Tulis angkanya saja dalam rupiah, tanpa titik.',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'number',
      validation: (rule) => rule.required().integer().min(rupiahRange.min).max(rupiahRange.max),
    }),
  ],
  validation: (rule) => rule.required().min(1).max(8).unique(),
});
