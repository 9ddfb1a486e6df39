import Papa from 'papaparse';
import { readMoment } from 'site/transaction/read-day.ts';

/** Roles of columns in a statement; '' is ignored. */
export const roles = {
  '': 'tidak dipakai',
  day: 'tanggal',
  hour: 'jam',
  text: 'keterangan',
  credit: 'uang masuk',
  debit: 'uang keluar',
  amount: 'jumlah (masuk dan keluar)',
  mark: 'tanda D/K',
} as const;
export type Role = keyof typeof roles;

export interface Credit {
  /** Row of the file, from 1, as a spreadsheet counts it. */
  row: number;
  day: string;
  /** `14.05`, if the bank gives a time. */
  hour: string | null;
  amount: number;
  text: string;
}

export interface Statement {
  /** The table as read. `titles` is the row of its titles, or 0 without one. */
  table: string[][];
  titles: number;
  columns: Role[];
  credits: Credit[];
  debits: number;
  /** One sentence for each row that cannot be read, with a remedy. */
  problems: string[];
  notes: string[];
}

/** The first pattern that matches a title counts: “Saldo Kredit” is a balance, “D/K” is not a debit. */
const titles: [RegExp, Role][] = [
  [
    /saldo|balance|valuta|value date|efektif|effective|^(?:no\.? ?)?(?:rekening|account)|cabang|branch|^no\.?$|curr|mata uang/,
    '',
  ],
  [/^[dk] ?\/ ?[dkc]$|^[dc]b? ?\/ ?[dc][br]?$|^(?:tipe|type|dk|posisi|sign)$|^jenis( transaksi| mutasi)?$/, 'mark'],
  [/tanggal|^tgl|\bdate\b|^post(?:ing)? ?date|waktu transaksi/, 'day'],
  [/^(?:jam|waktu|time|pukul)/, 'hour'],
  [/kredit|credit|\bcr\b|masuk/, 'credit'],
  [/debit|debet|\bdb\b|\bdr\b|keluar/, 'debit'],
  [/jumlah|nominal|amount|nilai|mutasi/, 'amount'],
  [/keterangan|uraian|desk|desc|remark|berita|detail|narasi|nama|pengirim|transaksi|transaction|trx/, 'text'],
];

const roleOf = (title: string): Role => {
  const folded = title
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
  return titles.find(([pattern]) => pattern.test(folded))?.[1] ?? '';
};

const marks = /^(?:cr|kredit|credit|c|k|db|dr|debit|debet|d)$/i;
const isComing = (mark: string) => /^[ck]/i.test(mark.trim());
/** Removes the apostrophe that Excel and BCA put before digits to keep them as text. */
const bare = (cell: string) => cell.trim().replace(/^'/, '');

/**
 * An amount in whole rupiah, without sen; negative for outgoing money. Three digits after the only separator are
 * thousands, one or two are sen: `330.409`, `330,409.00`, `1.250.409,00`, `Rp 50.000,-`, `(50,000.00)`.
 */
export function readAmount(cell: string): { rupiah: number; sen: boolean } | null {
  const text = bare(cell)
    .replaceAll(/\s/g, '')
    .replace(/,-$/, '')
    .replace(/^(?:-|[.,]00)$/, '0');
  const [, sign = '', digits = ''] = /^([-+(]?)(?:rp\.?|idr)?([\d.,]+)\)?-?(?:cr|db|k|d)?$/i.exec(text) ?? [];
  const parts = /^(?<whole>\d+|\d{1,3}(?:(?<dot>[.,])\d{3})(?:\k<dot>\d{3})*)(?:(?<comma>[.,])(?<sen>\d{1,2}))?$/.exec(
    digits,
  );
  const { whole = '', dot, comma = '', sen = '' } = parts?.groups ?? {};
  const rupiah = Number(whole.replaceAll(/\D/g, ''));
  if (whole === '' || dot === comma || !Number.isSafeInteger(rupiah)) return null;
  const goes = sign === '-' || sign === '(' || text.endsWith('-');
  return { rupiah: goes ? -rupiah : rupiah, sen: Number(sen) > 0 };
}

/** Parses with the delimiter that gives most rows the same number of cells. */
function tableOf(text: string): Papa.ParseResult<string[]> {
  const tables = [',', ';', '\t', '|'].map((delimiter) => Papa.parse<string[]>(text.trimEnd(), { delimiter }));
  const regular = ({ data }: Papa.ParseResult<string[]>) => {
    const widths = new Map<number, number>();
    for (const { length } of data) widths.set(length, (widths.get(length) ?? 0) + 1);
    return Math.max(0, ...Array.from(widths, ([width, count]) => (width > 2 ? count * Math.min(width, 4) : 0)));
  };
  return tables.toSorted((a, b) => regular(b) - regular(a))[0] as Papa.ParseResult<string[]>;
}

/** Finds the row of titles below a preamble, from 1: the first with a day and an amount. 0 if there is none. */
function findTitles(table: string[][]): number {
  const index = table.slice(0, 60).findIndex((cells) => {
    const found = new Set(cells.map(roleOf));
    return found.has('day') && (found.has('amount') || found.has('credit'));
  });
  return index + 1;
}

function guess(table: string[][], titleRow: number): Role[] {
  const body = table.slice(titleRow, titleRow + 200);
  const width = Math.max(0, ...table.slice(0, titleRow + 200).map(({ length }) => length));
  const found = Array.from({ length: width }, (_, column) => roleOf(table[titleRow - 1]?.[column] ?? ''));
  const once = new Set<Role>();
  return found.map((role, column) => {
    const cells = body.map((row) => (row[column] ?? '').trim()).filter(Boolean);
    const isMark = cells.length > 0 && cells.filter((cell) => marks.test(cell)).length > cells.length * 0.8;
    if (isMark) return 'mark';
    // “Jenis transaksi” may hold words as well.
    const own = role === 'mark' ? 'text' : role;
    if (own === 'text' || own === '') return own;
    if (once.has(own)) return '';
    once.add(own);
    return own;
  });
}

/** Identifies the files of one bank. It is stored on this machine, so it must not be a row that may name people. */
export const titlesOf = ({ table, titles: row }: Pick<Statement, 'table' | 'titles'>): string =>
  table[row - 1]?.map((cell) => cell.trim()).join('|') ?? `${table.at(-1)?.length ?? 0} kolom`;

/**
 * Reads a statement as banks export it, with or without a preamble. Columns are those of `chosen`, else guessed by
 * their titles. An unreadable row that may hold money is a problem; sums and footers are skipped. Never throws.
 */
export function readStatement(text: string, chosen: (titles: string) => readonly Role[] | undefined): Statement {
  const { data: table, errors } = tableOf(text);
  const titleRow = findTitles(table);
  const columns = [...(chosen(titlesOf({ table, titles: titleRow })) ?? guess(table, titleRow))];
  const statement: Statement = { table, titles: titleRow, columns, credits: [], debits: 0, problems: [], notes: [] };
  const has = (role: Role) => columns.includes(role);
  const open = errors.find(({ type }) => type === 'Quotes');
  if (open) statement.problems.push(`Baris ${(open.row ?? 0) + 1}: tanda kutip (") tidak ditutup. Hapus atau tutup.`);
  if (!has('day') || !(has('credit') || has('amount'))) {
    statement.problems.push('Kolom tanggal dan kolom uang masuk belum dikenali. Tunjuk kolomnya pada tabel di atas.');
    return statement;
  }
  const preamble = table.slice(0, titleRow).join(' ');
  const years = Array.from(new Set(preamble.match(/(?<![\d.,])20\d\d(?!\d)/g))).toSorted();
  const sen: number[] = [];
  for (const [index, cells] of table.entries())
    if (index >= titleRow) readRow({ statement, cells, row: index + 1, years, sen });
  if (sen.length > 0) statement.notes.push(`Sen tidak dihitung (baris ${sen.slice(0, 5).join(', ')}).`);
  if (!has('credit') && !has('mark') && statement.debits === 0)
    statement.notes.push('Tidak ada tanda uang keluar: semua jumlah dibaca sebagai uang masuk.');
  return statement;
}

interface Row {
  statement: Statement;
  cells: string[];
  row: number;
  /** Years in the preamble: BCA writes days without a year. */
  years: string[];
  sen: number[];
}

/** Some banks write this time after every day. */
const midnight = / 00[:.]00(?:[:.]00)?(?:\.0+)?$/;
const sums = /^\W*(?:saldo|total|jumlah|mutasi|balance|opening|closing)\b/i;

function readRow({ statement, cells, row, years, sen }: Row): void {
  const { columns, credits, problems, notes } = statement;
  const all = (role: Role) => cells.filter((_, column) => columns[column] === role).map(bare);
  const one = (role: Role) => all(role)[0] ?? '';
  const money = one('credit') || one('debit') || one('amount');
  const [dayCell, isSum] = [one('day'), cells.some((cell) => sums.test(cell))];
  if (/^pend/i.test(dayCell)) {
    notes.push(`Baris ${row} belum dibukukan bank (${dayCell}); belum dihitung.`);
    return;
  }
  const [, month] = /^\d{1,2}[/-](\d{1,2})$/.exec(dayCell) ?? [];
  const year = month === '12' ? years[0] : years.at(-1);
  const moment = readMoment(`${month && year ? `${dayCell}/${year}` : dayCell.replace(midnight, '')} ${one('hour')}`);
  // Skips repeated titles, opening balances, sums and empty rows, but never a row with a day and an amount.
  if (!/\d/.test(moment ? money : dayCell + money) && (isSum || !moment)) return;
  if (!moment && isSum) return;
  if (!moment) {
    const remedy = month ? 'Salin juga baris Periode di atas tabelnya, atau tulis tahunnya,' : 'Tulis';
    problems.push(`Baris ${row}: tanggal “${dayCell}” tidak dapat dibaca. ${remedy} misalnya 23/11/2026.`);
    return;
  }
  const titled = statement.table[statement.titles - 1]?.length ?? cells.length;
  if (cells.slice(titled).some((cell) => cell.trim() !== '')) {
    problems.push(
      `Baris ${row}: kolomnya lebih banyak daripada judulnya. Beri tanda kutip pada angka yang memuat pemisah.`,
    );
    return;
  }
  const amount = money === '' ? null : incoming(columns, one);
  if (!amount) {
    const remedy = 'Ambil angkanya dari berkas asli bank, tulis misalnya 330.409.';
    problems.push(`Baris ${row}: jumlah “${money}” tidak dapat dibaca. ${remedy}`);
    return;
  }
  if (amount.sen) sen.push(row);
  if (amount.rupiah < 0) statement.debits += 1;
  if (amount.rupiah > 0) credits.push({ row, ...moment, amount: amount.rupiah, text: all('text').join(' ').trim() });
}

/** The amount that came in; negative for outgoing money; null if a cell that decides this cannot be read. */
function incoming(columns: readonly Role[], one: (role: Role) => string) {
  if (columns.includes('credit')) {
    const [credit, debit] = [readAmount(one('credit') || '0'), readAmount(one('debit') || '0')];
    if (!credit || !debit) return null;
    return credit.rupiah > 0 ? credit : { ...debit, rupiah: -Math.abs(debit.rupiah) };
  }
  const amount = readAmount(one('amount'));
  const mark = one('mark') || (/(?:cr|db|k|d)$/i.exec(one('amount'))?.[0] ?? '');
  return !amount || mark === '' || isComing(mark) ? amount : { ...amount, rupiah: -Math.abs(amount.rupiah) };
}
