import { counts } from 'site/content/counts.ts';
import { rateRemedy } from 'site/content/money-rules.ts';
import { cityLimit } from 'site/content/rules.ts';
import { formatRupiah } from 'site/transaction/rupiah.ts';
import { plausibleRates } from '../documents/shipping-city.ts';
import { readRupiah, unusual } from '../fields/amounts.ts';
import { readTable, type Verdicts, writeTable } from './read-table.ts';

export interface CityRow {
  province: string;
  /** Other names, separated by commas. Absent if the table has no such column: they then stay as they are. */
  aliases?: string;
  name: string;
  ratePerKg: number;
}

export interface Stored {
  name: string;
  province?: string | null;
  aliases?: string | null;
  ratePerKg: number;
}

const columns = [
  { title: 'provinsi', also: ['province'], field: 'province' },
  { title: 'kota', also: ['nama', 'name', 'kota tujuan'], field: 'name' },
  { title: 'ongkos per kg', also: ['rate', 'tarif', 'ongkos', 'ongkir'] },
  { title: 'nama lain', also: ['alias', 'aliases'], optional: true as const, field: 'aliases' },
];

export function readCities(text: string): Verdicts<CityRow> {
  const seen = new Map<string, number>();
  const verdicts = readTable<CityRow>(text, {
    type: 'shippingCity',
    columns,
    judge: (cell, line) => {
      const [province = '', name = '', rate = '', aliases] = columns.map(({ title }) => cell(title));
      const known = seen.get(name.toLowerCase());
      if (!known) seen.set(name.toLowerCase(), line);
      const reading = readRupiah(rate);
      const amount = 'value' in reading ? reading.value : undefined;
      const ratePerKg = amount ?? 0;
      const doubt = unusual(ratePerKg, plausibleRates);
      return {
        row: { province, name, ratePerKg, ...(aliases !== undefined && { aliases }) },
        wrong: [nameProblem(name, known), rateProblem(amount, rate)],
        doubts: [doubt && `${formatRupiah(ratePerKg)}. ${doubt}`],
      };
    },
  });
  const { rows, problems } = verdicts;
  if (problems.length === 0 && rows.length < counts.cities.min)
    problems.push('Belum ada satu kota pun di bawah judul kolom.');
  if (rows.length > counts.cities.max) problems.push(`Paling banyak ${counts.cities.max} kota; ini ${rows.length}.`);
  return verdicts;
}

function nameProblem(name: string, known: number | undefined): string | undefined {
  if (name === '') return 'nama kota kosong. Tulis namanya, atau hapus baris ini.';
  if (known !== undefined) return `${name} sudah ada di baris ${known}. Hapus salah satu.`;
  if (name.length > cityLimit) return `nama kota paling banyak ${cityLimit} huruf; ini ${name.length}.`;
  return undefined;
}

function rateProblem(amount: number | undefined, text: string): string | undefined {
  if (amount === undefined) return `ongkos “${text}” tidak dapat dibaca. Tulis misalnya 15.000.`;
  const remedy = rateRemedy(amount);
  return remedy && `${remedy}, bukan “${text}”.`;
}

export const writeCities = (rows: readonly Stored[]): string =>
  writeTable(
    columns,
    rows.map(({ province, name, ratePerKg, aliases }) => [province, name, ratePerKg, aliases]),
  );
