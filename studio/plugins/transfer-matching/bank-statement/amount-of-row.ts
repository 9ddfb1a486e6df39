import { type Amount, readAmount, type AmountStyle, wayOf } from './read-amount.ts';
import type { TableRow } from './table-row.ts';

const remedyAmount = 'Ambil angkanya dari berkas asli bank, tulis misalnya 330.409.';
const mayBeTooLarge = 'mungkin seribu kali terlalu besar: program tabel dapat mengubahnya';
/** Says why a cell is no amount. `50409000` may be `50409.000`, whose point a spreadsheet took for one of thousands. */
const unreadable = (cell: string) =>
  `jumlah “${cell}” ${/^\d+000$/.test(cell) ? mayBeTooLarge : 'tidak dapat dibaca'}. ${remedyAmount}`;
const bothFilled = 'kolom uang masuk dan uang keluar terisi dua-duanya. Kosongkan salah satu menurut berkas asli bank.';

/** Reads the amount of a row and its direction, or says what is wrong. */
export function amountOf(row: TableRow, style: AmountStyle): Amount | string {
  const read = (cell: string) => readAmount(cell, style);
  const hasTwoColumns = row.amount === '' && (row.credit || row.debit) !== '';
  if (!hasTwoColumns) return withMark(row, read(row.amount));
  const credit = read(row.credit || '0');
  const debit = read(row.debit || '0');
  if (!credit || !debit) return unreadable(credit ? row.debit : row.credit);
  if (credit.sen > 0 && debit.sen > 0) return bothFilled;
  // A minus on incoming money means a reversal. On outgoing money it only repeats the direction.
  return debit.sen === 0 ? { ...credit, way: credit.way ?? 'in' } : { ...debit, way: 'out' };
}

/** Reads an amount with its mark: `K`, `Masuk`. A minus beside `Masuk` is a reversal; a plus beside `Keluar`, wrong. */
function withMark({ amount, mark }: TableRow, read: Amount | null): Amount | string {
  if (!read) return unreadable(amount);
  if (mark === '') return read;
  const marked = wayOf(mark);
  if (marked === null) return read.way ? read : `tanda “${mark}” tidak dikenal. Tulis Masuk atau Keluar.`;
  if (marked === 'in') return { ...read, way: read.way ?? 'in' };
  if (read.way === 'in') return `jumlah “${amount}” bertanda masuk, tetapi tandanya “${mark}”. ${remedyAmount}`;
  return { ...read, way: 'out' };
}
