import { counts } from '../../src/content/counts.ts';
import { rateRemedy } from '../../src/content/money-rules.ts';
import { cityLimit } from '../../src/content/rules.ts';
import { formatRupiah } from '../../src/transaction/rupiah.ts';
import { plausibleRates } from '../documents/shipping-city.ts';
import { readRupiah, unusual } from '../fields/amounts.ts';
import { type Column, judgeText, readTable, type Verdicts, writeTable } from './read-table.ts';

export interface CityRow {
  province: string;
  /** Other names, separated by commas. Missing where the table has no such column: they stay as they are. */
  aliases?: string;
  name: string;
  ratePerKg: number;
}

/** A city as the dataset has it. */
export interface Stored {
  name: string;
  province?: string | null;
  aliases?: string | null;
  ratePerKg: number;
}

const columns: readonly Column[] = [
  { title: 'provinsi', also: ['province'] },
  { title: 'kota', also: ['nama', 'name', 'kota tujuan'] },
  { title: 'ongkos per kg', also: ['rate', 'tarif', 'ongkos', 'ongkir'] },
  { title: 'nama lain', also: ['alias', 'aliases'], optional: true },
];

/** Reads a table as it is exported or pasted from a spreadsheet; amounts as people write them. */
export function readCities(text: string): Verdicts<CityRow> {
  const table = readTable(text, columns);
  if ('problem' in table) return { rows: [], questions: [], problems: [table.problem] };
  const seen = new Map<string, number>();
  const problems: string[] = [];
  const questions: string[] = [];
  const rows = table.rows.map(({ line, cell }): CityRow => {
    const [province, name, rate, aliases] = columns.map(({ title }) => cell(title)) as [string, string, string, string];
    const key = name.toLowerCase();
    const judged = [
      judgeText(name, 'kota', 'shippingCity', 'name'),
      judgeText(province, 'provinsi', 'shippingCity', 'province'),
      judgeText(aliases, 'nama lain', 'shippingCity', 'aliases'),
    ];
    const [ofName, ...ofOthers] = judged.map(({ problem }) => problem);
    const wrong = [nameProblem(name, seen.get(key)) ?? ofName, ...ofOthers, rateProblem(rate)].flatMap(
      (problem) => problem ?? [],
    );
    if (!seen.has(key)) seen.set(key, line);
    const ratePerKg = amountOf(rate) ?? 0;
    const rateQuestion = unusual(ratePerKg, plausibleRates);
    const doubts = [
      ...judged.flatMap(({ question }) => question ?? []),
      ...(rateQuestion ? [`${formatRupiah(ratePerKg)}. ${rateQuestion}`] : []),
    ];
    problems.push(...wrong.map((problem) => `Baris ${line}: ${problem}`));
    if (wrong.length === 0) questions.push(...doubts.map((doubt) => `Baris ${line}, ${name}: ${doubt}`));
    return { province, name, ratePerKg, ...(table.has('nama lain') && { aliases }) };
  });
  if (rows.length < counts.cities.min) problems.push('Belum ada satu kota pun di bawah judul kolom.');
  if (rows.length > counts.cities.max) problems.push(`Paling banyak ${counts.cities.max} kota; ini ${rows.length}.`);
  return { rows, problems, questions };
}

function nameProblem(name: string, known: number | undefined): string | undefined {
  if (name === '') return 'nama kota kosong. Tulis namanya, atau hapus baris ini.';
  if (known !== undefined) return `${name} sudah ada di baris ${known}. Hapus salah satu.`;
  if (name.length > cityLimit) return `nama kota paling banyak ${cityLimit} huruf; ini ${name.length}.`;
  return undefined;
}

function amountOf(text: string): number | undefined {
  const reading = readRupiah(text);
  return 'value' in reading ? reading.value : undefined;
}

function rateProblem(text: string): string | undefined {
  const amount = amountOf(text);
  if (amount === undefined) return `ongkos “${text}” tidak dapat dibaca. Tulis misalnya 15.000.`;
  const remedy = rateRemedy(amount);
  return remedy && `${remedy}, bukan “${text}”.`;
}

export const writeCities = (rows: readonly Stored[]): string =>
  writeTable(
    columns,
    rows.map(({ province, name, ratePerKg, aliases }) => [province ?? '', name, ratePerKg, aliases ?? '']),
  );
