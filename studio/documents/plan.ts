import { CreditCardIcon } from '@sanity/icons/CreditCard';
import { defineType } from 'sanity';
import { shown } from 'site/content/shown.ts';
import { priceOrFreeField } from '../fields/amounts.ts';
import { flag, lineList } from '../fields/group.ts';
import { optionalPicture } from '../fields/picture.ts';
import { cut } from '../fields/screen.ts';
import { line, optionalLine, paragraph } from '../fields/text.ts';
import { checkMaximum, orderRank, visibleWithMinimum } from './collection.ts';

const priceTextField = optionalLine('priceText', 'Teks pengganti harga', 'Jika harganya 0, misalnya Gratis.', (rule) =>
  rule.custom((value, { parent }) => {
    if ((parent as { price?: number } | undefined)?.price !== 0) return true;
    return Boolean(value?.trim()) || 'Isi teks pengganti harga, misalnya Gratis, karena harganya 0.';
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
    line('name', 'Nama paket', 'Judul kolomnya di tabel perbandingan.', (rule) => rule.custom(checkMaximum)),
    optionalLine('cardTitle', 'Judul kartu', 'Di atas harganya. Kosong: nama paket.'),
    priceOrFreeField('price', 'Harga', 'Harga satu periode, tampil besar di kartu; 0 untuk paket gratis.', {
      min: 5_000,
      max: 500_000,
    }),
    { ...priceTextField, hidden: ({ parent }) => Boolean(parent?.price) },
    line('period', 'Periode', 'Tampil setelah harga, misalnya per bulan.'),
    paragraph('description', 'Penjelasan', 'Satu kalimat di bawah judul kartu.'),
    lineList('features', 'Isi paket', 'Daftar bertanda centang di kartu.', { min: 1 }),
    line('callToAction', 'Teks tombol', 'Tombol di bawah harga.'),
    optionalLine('note', 'Catatan di atas tombol', 'Misalnya bahwa paket ini belum dapat dibeli.'),
    optionalPicture(
      'screen',
      'Layar aplikasi di kepala halaman Harga. Sebaiknya tiap paket memakai tinggi potongan yang sama.',
    ),
    cut,
    optionalLine('caption', 'Teks di bawah layar', 'Apa yang tampak di layar itu, misalnya Mode malam.'),
    flag('popular', 'Paling populer', 'Memberi kartu lencana di sudutnya. Nyalakan pada satu paket saja.'),
    orderRank('plan'),
  ],
  preview: {
    select: { title: 'name', price: 'price', priceText: 'priceText', period: 'period' },
    prepare: ({ title, price, priceText, period }) => ({
      title,
      subtitle: `${price ? shown(price, 'rupiah') : (priceText ?? '')} ${period ?? ''}`.trim(),
    }),
  },
});
