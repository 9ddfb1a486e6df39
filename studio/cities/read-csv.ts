import Papa from 'papaparse';
import { counts } from '../../src/content/counts.ts';
import { rateRemedy } from '../../src/content/money-rules.ts';
import { formatRupiah } from '../../src/transaction/rupiah.ts';
import { cityLimit } from '../../src/content/rules.ts';
import { plausibleRates } from '../documents/shipping-city.ts';
import { unusual } from '../fields/amounts.ts';
import { readRupiah } from '../fields/read-rupiah.ts';
import { filled } from '../fields/text.ts';

/** A city as a row of a table has it. The rate is whole rupiah per kg. */
export interface CityRow {
  province: string;
  /** Other names, separated by commas. Missing where the table has no such column: they stay as they are. */
  aliases?: string;
  name: string;
  ratePerKg: number;
}

export interface ReadCities {
  rows: CityRow[];
  /** One sentence for each row that cannot be used; with any, nothing is applied. */
  problems: string[];
  /** One sentence for each rate that may stand and is questioned. */
  questions: string[];
}

export const columns = ['provinsi', 'kota', 'ongkos per kg'];
const optionalColumn = 'nama lain';

/** Other names that people give the columns. */
const columnAliases: Record<string, string> = {
  province: 'provinsi',
  name: 'kota',
  nama: 'kota',
  'kota tujuan': 'kota',
  alias: optionalColumn,
  aliases: optionalColumn,
  rate: 'ongkos per kg',
  tarif: 'ongkos per kg',
  ongkos: 'ongkos per kg',
  ongkir: 'ongkos per kg',
};

/** Reads a table as it is exported or pasted from a spreadsheet: commas, semicolons or tabs; amounts as people write them. */
export function readCities(text: string): ReadCities {
  // Papa takes the byte order mark away. It finds the delimiter without the empty lines, and they are counted
  // nevertheless: a problem names the line as the spreadsheet does.
  const { delimiter } = Papa.parse<string[]>(text, { preview: 1, skipEmptyLines: 'greedy' }).meta;
  const { data } = Papa.parse<string[]>(text, { delimiter });
  const lines = data
    .map((cells, index) => ({ cells, number: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [head, ...body] = lines;
  const titles = (head?.cells ?? []).map((cell) => cell.trim());
  const names = titles.map((title) => columnAliases[title.toLowerCase()] ?? title.toLowerCase());
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0)
    return {
      rows: [],
      questions: [],
      problems: [`Baris pertama harus berisi judul kolom. Belum ada: ${missing.join(', ')}.`],
    };
  for (const column of [...columns, optionalColumn]) {
    const same = titles.filter((_, index) => names[index] === column);
    if (same.length > 1)
      return { rows: [], questions: [], problems: [`Judul kolom ${same.join(' dan ')} berarti sama. Sisakan satu.`] };
  }
  const seen = new Map<string, number>();
  const problems: string[] = [];
  const questions: string[] = [];
  const rows = body.map(({ cells, number }) => {
    const cell = (column: string) => (cells[names.indexOf(column)] ?? '').trim();
    const [name, rate] = [cell('kota'), cell('ongkos per kg')];
    const key = name.toLowerCase();
    const known = seen.get(key);
    seen.set(key, known ?? number);
    const province = cell('provinsi');
    const aliases = cell(optionalColumn);
    const problem =
      nameProblem(name, known) ??
      textProblem('provinsi', province) ??
      textProblem(optionalColumn, aliases) ??
      rateProblem(rate);
    const ratePerKg = amountOf(rate) ?? 0;
    const question = unusual(ratePerKg, plausibleRates);
    if (problem) problems.push(`Baris ${number}: ${problem}`);
    else if (question) questions.push(`Baris ${number}, ${name}: ${formatRupiah(ratePerKg)}. ${question}`);
    return { province, name, ratePerKg, ...(names.includes(optionalColumn) && { aliases }) };
  });
  if (rows.length < counts.cities.min) problems.push('Belum ada satu kota pun di bawah judul kolom.');
  if (rows.length > counts.cities.max) problems.push(`Paling banyak ${counts.cities.max} kota; ini ${rows.length}.`);
  return { rows, problems, questions };
}

function nameProblem(name: string, known: number | undefined): string | undefined {
  if (name === '') return 'nama kota kosong. Tulis namanya, atau hapus baris ini.';
  if (known !== undefined) return `${name} sudah ada di baris ${known}. Hapus salah satu.`;
  if (name.length > cityLimit) return `nama kota paling banyak ${cityLimit} huruf; ini ${name.length}.`;
  return textProblem('kota', name);
}

/** As the form of a city says it, in the column's name. */
function textProblem(column: string, text: string): string | undefined {
  const problem = text === '' ? true : filled(text, { path: [column] });
  return problem === true ? undefined : `kolom ${column}, ${problem.charAt(0).toLowerCase()}${problem.slice(1)}`;
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

/** The same table again, for a spreadsheet: the byte order mark tells Excel that it is UTF-8. */
export function writeCities(rows: readonly CityRow[]): string {
  const body = rows.map(({ province, name, ratePerKg, aliases }) => [province, name, ratePerKg, aliases ?? '']);
  return `\uFEFF${Papa.unparse([[...columns, optionalColumn], ...body])}\r\n`;
}
