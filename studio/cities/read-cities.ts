import { counts } from 'site/content/counts.ts';
import { rateRemedy } from 'site/content/money-rules.ts';
import { cityLimit } from 'site/content/rules.ts';
import { shown, textOf } from 'site/content/shown.ts';
import { placeKey, placeName } from 'site/transaction/place-name.ts';
import { plausibleRates } from '../documents/shipping-city.ts';
import { amountWarning } from '../fields/amounts.ts';
import { readRupiah } from '../fields/units.ts';
import { type Column, readTable, type TableReading, writeTable } from './read-table.ts';

export interface CityRow {
  province: string;
  /** Other names, separated by commas. Absent if the table has no such column; the stored names then stay. */
  aliases?: string;
  name: string;
  ratePerKg: number;
}

/** A stored city. Its values are unknown, because another program may have written them. */
export type StoredCity = Partial<Record<'name' | 'province' | 'aliases' | 'ratePerKg', unknown>>;

const columns: Column[] = [
  { title: 'provinsi', means: /^(?:nama )?(?:provinsi|propinsi|prov|province)\b/, field: 'province' },
  {
    title: 'kota',
    // The name column is not one of codes, origins, other names or costs.
    means:
      /^(?!.*\b(?:kode|id|no|asal|lain|alias|ongkos|ongkir|tarif|biaya|harga)\b).*\b(?:kota|kabupaten|kab|nama|name|city|tujuan|destinasi|daerah|wilayah)\b/,
    field: 'name',
  },
  { title: 'ongkos per kg', means: /\b(?:ongkos|ongkir|tarif|biaya|harga|rate)\b/ },
  { title: 'nama lain', means: /\b(?:nama lain|alias|aliases)\b/, optional: true, field: 'aliases' },
];

export function readCities(text: string): TableReading<CityRow> {
  const seen = new Map<string, { name: string; line: number }>();
  let lastProvince = '';
  const reading = readTable<CityRow>(text, {
    type: 'shippingCity',
    columns,
    readRow: (cell, line) => {
      const [province = '', written = '', rate = '', aliases] = columns.map(({ title }) => cell(title));
      const name = joinedLetters(written);
      const known = seen.get(placeKey(name));
      if (!known) seen.set(placeKey(name), { name, line });
      const read = readRupiah(rate);
      const amount = 'value' in read ? read.value : undefined;
      const ratePerKg = amount ?? 0;
      const doubt = amountWarning(ratePerKg, plausibleRates);
      const doubts = [
        doubt && `${shown(ratePerKg, 'rupiah')}. ${doubt}`,
        name === written ? undefined : `“${written}” dibaca ${name}.`,
        province === '' && lastProvince !== ''
          ? `provinsi kosong. Jika selnya digabung dengan sel di atasnya, yaitu ${lastProvince}, isi dulu.`
          : undefined,
      ];
      lastProvince = province || lastProvince;
      return {
        row: { province, name, ratePerKg, ...(aliases !== undefined && { aliases }) },
        wrong: [nameProblem(name, known), rateProblem(amount, rate)],
        doubts,
      };
    },
  });
  const { rows, problems, questions } = reading;
  questions.push(...sameNames(rows.map(({ name }) => name)));
  if (problems.length === 0 && rows.length < counts.cities.min)
    problems.push('Belum ada satu kota pun di bawah judul kolom.');
  if (rows.length > counts.cities.max) problems.push(`Paling banyak ${counts.cities.max} kota; ini ${rows.length}.`);
  return reading;
}

/** Turns `KOTA B A T A M`, as lists of the ministry write it, into `KOTA BATAM`. */
const joinedLetters = (name: string) =>
  name.replaceAll(/(?<!\p{L})(?:\p{L} ){2,}\p{L}(?!\p{L})/gu, (letters) => letters.replaceAll(' ', ''));

/** Asks of each name without Kab. or Kota whether it is the same place as the same name with one of them. */
export function sameNames(names: readonly string[]): string[] {
  const withKind = new Map(names.filter((name) => placeName(name).kind).map((name) => [placeName(name).bare, name]));
  return names.flatMap((name) => {
    const { kind, bare } = placeName(name);
    const other = kind === '' ? withKind.get(bare) : undefined;
    return other ? `${name} dan ${other}: tempat yang sama? Jika bukan, tulis Kota atau Kab. di depan namanya.` : [];
  });
}

/** Fills each empty province with the one above it. Such cells were merged in the spreadsheet. */
export function filledProvinces(rows: readonly CityRow[]): CityRow[] {
  let last = '';
  return rows.map((row) => {
    last = row.province || last;
    return row.province === last ? row : { ...row, province: last };
  });
}

function nameProblem(name: string, known: { name: string; line: number } | undefined): string | undefined {
  if (name === '') return 'nama kota kosong. Tulis namanya, atau hapus baris ini.';
  if (known) {
    const spelling = known.name.toLowerCase() === name.toLowerCase() ? '' : `, ditulis ${known.name}`;
    return `${name} sudah ada di baris ${known.line}${spelling}. Hapus salah satu.`;
  }
  if (name.length > cityLimit) return `nama kota paling banyak ${cityLimit} huruf; ini ${name.length}.`;
  return undefined;
}

function rateProblem(amount: number | undefined, text: string): string | undefined {
  if (amount === undefined) return `ongkos “${text}” tidak dapat dibaca. Tulis misalnya 15.000.`;
  const remedy = rateRemedy(amount);
  return remedy && `${remedy}, bukan “${text}”.`;
}

export const writeCities = (rows: readonly StoredCity[]): string =>
  writeTable(
    columns,
    rows.map(({ province, name, ratePerKg, aliases }) => [
      ...[province, name].map(textOf),
      typeof ratePerKg === 'object' ? '' : ratePerKg,
      textOf(aliases),
    ]),
  );
