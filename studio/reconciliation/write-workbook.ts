import type { TransactionType } from 'site/transaction/order.ts';
import writeXlsxFile, { type SheetData } from 'write-excel-file/universal';
import type { ClosedMonth } from './book.ts';
import { type Books, bookRows, bookTitles } from './books.ts';
import { monthRows, type Month } from './month.ts';

const rupiah = '#,##0';
const bold = (value: string) => ({ value, fontWeight: 'bold' as const });
const money = (value: number | null) => (value === null ? null : { value, type: Number, format: rupiah });
const day = (value: string) => ({ value: new Date(value), type: Date, format: 'dd/mm/yyyy' });

interface Options {
  books: Books;
  kinds: Record<TransactionType, string>;
  closed: ClosedMonth | undefined;
}

/** Writes the books of a month for Excel, with real dates and numbers. */
export function writeWorkbook(month: Month, { books, kinds, closed }: Options): Promise<Blob> {
  const [matched, open] = [bookRows({ ...books, unclaimed: [] }), bookRows({ ...books, matches: [] })];
  const sheets = [
    { sheet: 'ringkasan', data: summary(month, kinds, closed), columns: [{ width: 42 }, { width: 18 }, { width: 12 }] },
    { sheet: 'transaksi', data: table(matched), columns: widths },
    { sheet: 'belum jelas', data: table(open), columns: widths },
  ];
  return writeXlsxFile(sheets).toBlob();
}

const widths = bookTitles.map((title) => ({ width: Math.max(12, title.length + 2) }));
const table = (rows: ReturnType<typeof bookRows>): SheetData => [
  bookTitles.map(bold),
  ...rows.map((cells) =>
    cells.map((cell, column) => {
      if (bookTitles[column] === 'tanggal') return day(String(cell));
      return typeof cell === 'number' ? money(cell) : { value: cell, type: String };
    }),
  ),
];

function summary(month: Month, kinds: Options['kinds'], closed: ClosedMonth | undefined): SheetData {
  return [
    [bold(`Bulan ${month.month}`), bold('rupiah'), bold('banyaknya')],
    ...monthRows(month, kinds).map(([title, total, count = null]) => [
      { value: title, type: String },
      money(total),
      money(count),
    ]),
    ...(closed ? [[{ value: `Ditutup ${closed.on} oleh ${closed.by}`, type: String }]] : []),
    ...(closed?.corrections ?? []).map(({ on, text }) => [{ value: `Koreksi ${on}: ${text}`, type: String }]),
  ];
}
