import { beginsWithDay } from './begins-with-day.ts';
import { readAmount, wayOf } from './read-amount.ts';
import { countSurplus } from './split-table.ts';

/** Roles of columns in a statement. A column with the role '' is ignored. */
export const roles = {
  '': 'tidak dipakai',
  day: 'tanggal',
  hour: 'jam',
  text: 'keterangan',
  credit: 'uang masuk',
  debit: 'uang keluar',
  amount: 'jumlah (masuk dan keluar)',
  mark: 'tanda masuk atau keluar',
  balance: 'saldo',
  status: 'status',
  currency: 'mata uang',
  account: 'nomor rekening',
} as const;
export type Role = keyof typeof roles;
export const amountRoles: readonly Role[] = ['credit', 'debit', 'amount'];

/** The roles that titles mean. The first match counts: “Saldo Kredit” is a balance, “ID Mutasi” is not an amount. */
const titlePatterns: [RegExp, Role][] = [
  [/saldo (?:awal|sebelum)|opening balance|previous balance/, ''],
  [/\b(?:saldo|balance|bal)\b/, 'balance'],
  [/^status/, 'status'],
  // Amounts before a fee, in sen, or summed up by day do not say what one transfer brought.
  [/\b(?:kotor|bruto|gross|sen|cents?|minor)\b|^total (?:kredit|credit|debit|debet|masuk|keluar)$/, ''],
  [/^[dk] ?\/ ?[dkc]$|^[cd][rbk]?\.? ?\/ ?[cdk][rb]?\.?$/, 'mark'], // “D/K”, “DB/CR”, “Dr./Cr.”
  [/^(?:dk|dc|cd|kd|dbcr|crdb|drcr|crdr|posisi|arah|direction)$/, 'mark'],
  [/\b(?:debit|debet|masuk|in|credit|kredit) ?\/ ?(?:kredit|credit|keluar|out|debit|debet)\b/, 'mark'],
  [/\b(?:sign|tipe|type|jenis)\b/, 'mark'],
  [/^(?:\w+ )?(?:curr|currency|mata uang|ccy|valas)(?: code)?$/, 'currency'],
  // A value date is the day from which interest counts, not that of booking.
  [/\b(?:valuta|value date|val|efektif|effective|eff|cabang|branch|cbg|curr|currency|kurs|rate|mata uang|ccy)\b/, ''],
  [/\b(?:tanggal|tgl|date|dt|datetime|timestamp|created at)\b|waktu transaksi|transaction time/, 'day'],
  [/^(?:jam|waktu|pukul)\b|\btime\b/, 'hour'],
  [/^(?:ket|keterangan|uraian|deskripsi|desk|description|remarks?|berita|details?|narasi|rincian|catatan)\b/, 'text'],
  [/\b(?:nama|name|pengirim|penerima|sumber|tujuan|lawan|sender|counterparty)\b/, 'text'],
  // Before the ids, for “No. Rekening”; after them again, for “No. Referensi Rekening”.
  [/^(?:no\.?|nomor|number)? ?(?:rek|rekening|account)\b|^account ?no\b|^norek\b/, 'account'],
  [/\b(?:id|no|nomor|number|kode|code|ref|referensi|reference|seq|jurnal|journal|cek|cheque|user|teller)\b/, ''],
  [/\b(?:rekening|account|accountno)\b/, 'account'],
  [/\b(?:kredit|credits?|cr|masuk|pemasukan|penerimaan|(?:di)?terima|setoran|deposits?|income|penambahan)\b/, 'credit'],
  [/\b(?:received|incoming|money in|paid in)\b|^(?:in|k|c)$/, 'credit'],
  [/\b(?:debit|debet|debits|db|dr|keluar|pengeluaran|penarikan|tarikan|withdrawals?|spent|expenses?)\b|^d$/, 'debit'],
  [/\b(?:outgoing|money out|paid out|kirim|dikirim|pembayaran|payments?|pengurangan)\b|^out$|^bayar$/, 'debit'],
  [/\b(?:jumlah|nominal|amount|amt|nilai|mutasi)\b|^(?:idr|rp|rupiah)$/, 'amount'],
  [/desc|remark|note|memo|payee|transaksi|transaction|trx/, 'text'],
];

/** Normalizes a title: words in lower case with spaces between them, such as `post date` for `PostDate`. */
const foldTitle = (title: string): string =>
  title
    .replaceAll(/(?<=[a-z])(?=[A-Z][a-z])|[_\s:&]+/g, ' ')
    .toLowerCase()
    .trim();

export const roleOf = (title: string): Role => {
  const folded = foldTitle(title);
  const roleOfWords = (words: string) => titlePatterns.find(([pattern]) => pattern.test(words))?.[1] ?? '';
  // A title may have two languages: “Kredit/Credit”.
  const [role = '', ...otherRoles] = new Set(folded.split('/').map((part) => roleOfWords(part.trim())));
  return otherRoles.length === 0 ? role : roleOfWords(folded);
};

export function areTitles(cells: readonly string[]): boolean {
  if (cells.some((cell) => beginsWithDay(cell) || readAmount(cell))) return false;
  const found = new Set(cells.map(roleOf));
  const hasTime = found.has('day') || found.has('hour');
  const hasMoney = amountRoles.some((role) => found.has(role)) || (found.has('mark') && found.has('balance'));
  return hasTime && hasMoney;
}

/** Statuses of rows that are booked, and of rows that are not. A row with any other status is a problem for staff. */
export const bookedWords =
  /^(?:sukses|berhasil|success(?:ful)?|completed?|selesai|settle(?:d|ment)|posted|ok|paid|lunas)$/i;
export const notBookedWords =
  /gagal|fail|\bpend(?:ing)?\b|tunda|batal|cancel|tolak|reject|expire|\b(?:di)?proses|process|menunggu|waiting|\bhold\b|\bvoid|revers|\b(?:di)?kembali|refund|\bretur|\bbelum\b|kedaluwarsa|kadaluarsa/i;

export const hasWords = (cell: string) => /\p{L}{3}/u.test(cell);
const isMoney = (cell: string) => /\d/.test(cell) && (readAmount(cell) !== null || !hasWords(cell));

function roleByCells(title: string, cells: readonly string[]): Role {
  const role = roleOf(title);
  const areMost = (test: (cell: string) => boolean, share = 0.5) => cells.filter(test).length > cells.length * share;
  // In a column of money, a dash means zero, not outgoing.
  const isZero = (cell: string) => cell === '-' && (amountRoles.includes(role) || role === 'balance');
  const isMark = (cell: string) => wayOf(cell) !== null && !isZero(cell);
  // A text may also be a word for a mark, as “SETORAN” in each row. A column of marks has both directions.
  const hasBothWays = new Set(cells.map(wayOf)).size > 1;
  if (role === 'text') return areMost(isMark, 0.8) && hasBothWays ? 'mark' : 'text';
  if (areMost(isMark)) return 'mark';
  if (role !== 'mark' || cells.length === 0) return role;
  // A title such as “Debit/Kredit” does not say which of both an amount is.
  if (title.includes('/') && areMost(isMoney)) return 'amount';
  return areMost(hasWords) ? 'text' : '';
}

/** Guesses the role of each column. Keeps all columns of text, and one of each other role, but none of unclear amounts. */
export function guessColumns(titles: readonly string[], body: readonly string[][]): Role[] {
  // At most 300 rows with a day: they are enough to know what a column holds.
  const isUsable = (cells: readonly string[]) => cells.some(beginsWithDay) && countSurplus(cells, titles) === 0;
  const rows = body.filter(isUsable).slice(0, 300);
  const cellsIn = (column: number) => rows.flatMap((row) => row[column]?.trim() || []);
  const columns = titles.map((title, column) => roleByCells(title, cellsIn(column)));
  // Two columns may be two accounts side by side, or a bill beside its payment, so a person has to choose.
  const isUnclear = (role: Role) => {
    const [first, last] = [columns.indexOf(role), columns.lastIndexOf(role)];
    if (first === last || !amountRoles.includes(role)) return false;
    // Two columns with the same amounts are clear.
    return role !== 'amount' || rows.some((cells) => cells[first] !== cells[last]);
  };
  const isKept = (role: Role, column: number) =>
    role === 'text' || (columns.indexOf(role) === column && !isUnclear(role));
  return columns.map((role, column) => (isKept(role, column) ? role : ''));
}
