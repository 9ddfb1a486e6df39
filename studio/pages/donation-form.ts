import { defineField } from 'sanity';
import { counts } from 'site/content/counts.ts';
import { marginGloss, group, list } from '../fields/group.ts';
import { named } from '../fields/named.ts';
import { pictureOfBothThemes } from '../fields/picture.ts';
import { line, lines, paragraph } from '../fields/text.ts';
import { presets } from './prices.ts';

const typeNames = [
  { value: 'donasi', title: 'Donasi' },
  { value: 'beli', title: 'Beli' },
  { value: 'wakaf', title: 'Wakaf' },
];

const types = list('types', 'Jenis transaksi', 'Urutannya tidak dapat diubah.', { length: 3, check: checkOrder }, [
  defineField({
    ...named('type', 'Jenis', 'Menentukan cara menghitung total; tidak dapat diubah.'),
    type: 'string',
    options: { list: typeNames },
    readOnly: true,
    validation: (rule) => rule.required(),
  }),
  line('title', 'Nama pilihan', 'Tampil di pilihan jenis transaksi.'),
  line('description', 'Penjelasan', 'Tampil di bawah nama pilihan.'),
]);

function checkOrder(entries: Record<string, unknown>[]) {
  const order = typeNames.map(({ value }) => value).join();
  // A wrong number of entries is refused by another rule.
  if (entries.length !== typeNames.length) return true;
  return entries.map(({ type }) => type).join() === order || `Urutan jenis transaksi harus ${order}.`;
}

const facts = list('facts', 'Data mushaf', 'Berat dan tanda tashih ditambahkan otomatis.', counts.mushafFacts, [
  line('label', 'Nama', 'Misalnya Ukuran.'),
  line('value', 'Nilai', 'Misalnya 17 × 24 cm.'),
]);

/** Words of the form. The words on controls are fixed in src/words/site.ts. */
export const donationForm = group('form', 'Formulir', 'Judul dan petunjuk di formulir.', [
  marginGloss,
  line('title', 'Judul formulir', 'Di samping formulir.'),
  types,
  line('amountHint', 'Petunjuk kolom nominal', 'Di bawah nama kolom. Tulis {minimal} di tempat donasi terkecil.'),
  presets,
  group('product', 'Mushaf', 'Kartu mushaf di formulir.', [
    line('name', 'Nama', 'Judul kartu mushaf.'),
    paragraph('description', 'Penjelasan', 'Di bawah nama mushaf.'),
    ...pictureOfBothThemes('gallery', 'Sampul mushaf di kartu.'),
    group(
      'inside',
      'Isi mushaf',
      'Mushaf yang terbuka, di dalam “Lihat mushaf”.',
      pictureOfBothThemes('gallery', 'Mushaf yang terbuka.'),
    ),
    facts,
  ]),
  ...lines('Di bawah nama kolom.', {
    nameHint: 'Petunjuk kolom nama untuk donasi dan wakaf',
    addressHint: 'Petunjuk kolom alamat',
  }),
]);
