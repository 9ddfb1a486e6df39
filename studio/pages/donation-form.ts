import { defineField } from 'sanity';
import { counts } from 'site/content/counts.ts';
import { type TransactionType, transactionTypes } from 'site/transaction/order.ts';
import { group, list } from '../fields/group.ts';
import { named } from '../fields/named.ts';
import { themedImagesFor } from '../fields/picture.ts';
import { line, lines } from '../fields/text.ts';
import { presets } from './prices.ts';

export const typeTitles: Record<TransactionType, string> = { donasi: 'Donasi', beli: 'Beli', wakaf: 'Wakaf' };

const types = list(
  'types',
  'Jenis transaksi',
  'Urutannya tidak dapat diubah.',
  { length: transactionTypes.length, check: checkOrder },
  [
    defineField({
      ...named('type', 'Jenis', 'Menentukan cara menghitung total; tidak dapat diubah.'),
      type: 'string',
      options: { list: transactionTypes.map((value) => ({ value, title: typeTitles[value] })) },
      readOnly: true,
      validation: (rule) => rule.required(),
    }),
    line('title', 'Nama pilihan', 'Tampil di pilihan jenis transaksi.'),
    line('description', 'Penjelasan', 'Satu baris di bawah pilihan jenis.'),
  ],
);

function checkOrder(entries: Record<string, unknown>[]) {
  const order = transactionTypes.join();
  // A wrong number of entries is refused by another rule.
  if (entries.length !== transactionTypes.length) return true;
  return entries.map(({ type }) => type).join() === order || `Urutan jenis transaksi harus ${order}.`;
}

const facts = list('facts', 'Data mushaf', 'Berat dan tanda tashih ditambahkan otomatis.', counts.mushafFacts, [
  line('label', 'Nama', 'Misalnya Ukuran.'),
  line('value', 'Nilai', 'Misalnya 17 × 24 cm.'),
]);

/** Words of the form. The words on controls are fixed in src/words/site.ts. */
export const donationForm = group('form', 'Formulir', 'Jenis, mushaf, dan petunjuk di formulir.', [
  types,
  line(
    'amountHint',
    'Petunjuk kolom nominal',
    'Di samping nama kolom. Tulis {minimal} dan {maksimal} di tempat donasi terkecil dan terbesar.',
  ),
  presets,
  group('product', 'Mushaf', 'Kartu mushaf di formulir.', [
    line('name', 'Nama', 'Judul kartu mushaf.'),
    ...themedImagesFor('gallery', 'Foto sampul mushaf, tampil kecil di kartu.'),
    group(
      'inside',
      'Isi mushaf',
      'Mushaf yang terbuka, di dalam “Lihat mushaf”.',
      themedImagesFor('gallery', 'Satu halaman yang dapat diperbesar sampai terjemahannya terbaca.'),
    ),
    facts,
  ]),
  ...lines('Di samping atau di bawah nama kolom.', {
    nameHint: 'Petunjuk kolom nama untuk donasi dan wakaf',
    buyerNameHint: 'Petunjuk kolom nama untuk beli',
    addressHint: 'Petunjuk kolom alamat',
  }),
]);
