import { CreditCardIcon } from '@sanity/icons/CreditCard';
import { defineType } from 'sanity';
import { forStaff } from 'site/content/for-staff.ts';
import { priceTextRemedy } from 'site/content/rules.ts';
import { textOf } from 'site/content/stored-value.ts';
import { priceOrFreeField } from '../fields/amounts.ts';
import { flag, lineList } from '../fields/group.ts';
import { asSentence, line, optionalLine, paragraph } from '../fields/text.ts';
import { refuseWhenListIsFull, visibleWithMinimum } from './collection.ts';
import { orderRank } from './order-rank.ts';

const priceTextField = optionalLine('priceText', 'Teks pengganti harga', 'Jika harganya 0, misalnya Gratis.', (rule) =>
  rule.custom((value, { parent }) => {
    if ((parent as { price?: number } | undefined)?.price !== 0) return true;
    return Boolean(textOf(value).trim()) || asSentence(priceTextRemedy);
  }),
);

export const plan = defineType({
  name: 'plan',
  title: 'Paket',
  description:
    'Satu kartu paket di halaman Harga. Urutannya diatur dengan menyeret di daftar; kolomnya di tabel perbandingan diisi di halaman Harga.',
  type: 'document',
  icon: CreditCardIcon,
  fields: [
    visibleWithMinimum,
    line('name', 'Nama paket', 'Judul kolomnya di tabel perbandingan.', (rule) => rule.custom(refuseWhenListIsFull)),
    optionalLine('cardTitle', 'Judul kartu', 'Di atas harganya. Kosong: nama paket.'),
    priceOrFreeField('price', 'Harga', 'Harga satu periode, tampil besar di kartu; 0 untuk paket gratis.', {
      usual: { from: 5_000, to: 500_000 },
    }),
    { ...priceTextField, hidden: ({ parent }) => Boolean(parent?.price) },
    line('period', 'Periode', 'Tampil setelah harga, misalnya per bulan.'),
    paragraph('description', 'Penjelasan', 'Satu atau dua kalimat di bawah harga.'),
    lineList('features', 'Isi paket', 'Dibaca mesin pencari. Di halaman, isinya tampil di tabel perbandingan.', {
      min: 1,
    }),
    line('callToAction', 'Teks tombol', 'Paket gratis: membuka halaman Download. Paket lain: belum dapat dibeli.'),
    optionalLine('otherAction', 'Teks tautan kecil', 'Di bawah tombol, dengan tulisan “belum tersedia”.'),
    flag(
      'popular',
      'Paling populer',
      'Memberi kolomnya tepi emas dan tulisan “Paling Populer”. Nyalakan pada satu paket saja.',
    ),
    orderRank('plan'),
  ],
  preview: {
    select: { title: 'name', price: 'price', priceText: 'priceText', period: 'period' },
    prepare: ({ title, price, priceText, period }) => ({
      title,
      subtitle: `${price ? forStaff(price, 'rupiah') : (priceText ?? '')} ${period ?? ''}`.trim(),
    }),
  },
});
