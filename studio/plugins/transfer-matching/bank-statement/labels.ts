const oneOf = (...lists: string[]) => `(?:${lists.join(', ').replaceAll(', ', '|')})`; // `(?:saldo|balance)`
/** Words for a sum or balance. A label (`Saldo Awal`) has one of these or more; its other words are `labelWords`. */
const sumWords = oneOf(
  'saldo, balance, total, jumlah, mutasi, kredit, credit, debit, debet',
  'dana masuk, dana keluar, transaksi masuk, transaksi keluar, incoming transactions, outgoing transactions',
);
const labelWords = oneOf(
  'awal, akhir, opening, closing, starting, ending, initial, beginning, sebelumnya, lalu',
  'pindahan, dipindahkan, brought, carried, forward, b/f, c/f',
  'uang, masuk, keluar, pemasukan, pengeluaran, penerimaan, income, expense, expenses',
  'deposit, deposits, withdrawal, withdrawals, transaksi, transaction, transactions, db, dr, cr',
  'sub, grand, amount, ledger, available, tersedia, rp, idr, periode, bulan, halaman, page, ini, of, per',
);
const label = new RegExp(String.raw`^(?=.*\b${sumWords}\b)(?:(?:${sumWords}|${labelWords}|[()=:/.&-])\s*)+$`, 'i');

/** Whether a cell is the bank's label of a sum or balance: `Saldo Awal`, `Mutasi Kredit`. Longer cells are sentences. */
export const isLabel = (cell: string): boolean => cell.trim().length < 60 && label.test(cell.trim());
