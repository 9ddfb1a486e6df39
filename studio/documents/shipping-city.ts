import { PinIcon } from '@sanity/icons/Pin';
import { defineType } from 'sanity';
import { forStaff } from 'site/content/for-staff.ts';
import { longestCity } from 'site/transaction/transaction-details.ts';
import { rateField } from '../fields/amounts.ts';
import { line, optionalLine } from '../fields/text.ts';
import { refuseWhenListIsFull, unique, visibleWithMinimum } from './collection.ts';
import { orderRank } from './order-rank.ts';

export const shippingCity = defineType({
  name: 'shippingCity',
  title: 'Kota tujuan',
  description: 'Ongkir mushaf ke satu kota atau wilayah. Urutan di formulir diatur di daftar ini.',
  type: 'document',
  icon: PinIcon,
  fields: [
    visibleWithMinimum,
    line('name', 'Kota atau wilayah', 'Pilihan di kolom Kota tujuan pada formulir di halaman Donasi.', (rule) =>
      rule
        .max(longestCity)
        .custom(unique('name', 'Kota ini sudah ada. Ubah dokumen yang sudah ada.'))
        .custom(refuseWhenListIsFull),
    ),
    optionalLine(
      'places',
      'Tempat di wilayah ini',
      'Tampil di bawah pilihan itu, misalnya Jakarta, Bogor, Depok, Tangerang, Bekasi. Boleh kosong.',
    ),
    rateField(
      'ratePerKg',
      'Ongkos per kg',
      'Dipakai untuk menghitung ongkir: berat dibulatkan ke atas, lalu dikali angka ini.',
      { usual: { from: 5_000, to: 150_000 } },
    ),
    orderRank('shippingCity'),
  ],
  preview: {
    select: { name: 'name', rate: 'ratePerKg' },
    prepare: ({ name, rate }) => ({
      title: name,
      subtitle: rate === undefined ? 'Ongkos belum diisi' : `${forStaff(rate, 'rupiah')} per kg`,
    }),
  },
});
