import { readAmount, signedSen, wayOf } from './read-amount.ts';
import { isDay } from './read-days.ts';
import { surplusCells } from './split-table.ts';

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

/**
 * The roles that titles mean. The first pattern that matches counts, so that “Saldo Kredit” is a balance, and
 * “ID Mutasi” is not an amount.
 */
const titlePatterns: [RegExp, Role][] = [
  [/saldo (?:awal|sebelum)|opening balance|previous balance/, ''],
  [/\b(?:saldo|balance|bal)\b/, 'balance'],
  [/^status/, 'status'],
  // Amounts before a fee, in sen, or summed up by day do not say what one transfer brought.
  [/\b(?:kotor|bruto|gross|sen|cents?|minor)\b|^total (?:kredit|credit|debit|debet|masuk|keluar)$/, ''],
  [
    /^[dk] ?\/ ?[dkc]$|^[cd][rbk]?\.? ?\/ ?[cdk][rb]?\.?$|^(?:dk|dc|cd|kd|dbcr|crdb|drcr|crdr|posisi|arah|direction)$/,
    'mark',
  ],
  [/\b(?:debit|debet|masuk|in|credit|kredit) ?\/ ?(?:kredit|credit|keluar|out|debit|debet)\b/, 'mark'],
  [/\b(?:sign|tipe|type|jenis)\b/, 'mark'],
  [/^(?:\w+ )?(?:curr|currency|mata uang|ccy|valas)(?: code)?$/, 'currency'],
  [/\b(?:valuta|value date|val|efektif|effective|eff|cabang|branch|cbg|curr|currency|kurs|rate|mata uang|ccy)\b/, ''],
  [/\b(?:tanggal|tgl|date|dt|datetime|timestamp|created at)\b|waktu transaksi|transaction time/, 'day'],
  [/^(?:jam|waktu|pukul)\b|\btime\b/, 'hour'],
  [/^(?:ket|keterangan|uraian|deskripsi|desk|description|remarks?|berita|details?|narasi|rincian|catatan)\b/, 'text'],
  [/\b(?:nama|name|pengirim|penerima|sumber|tujuan|lawan|sender|counterparty)\b/, 'text'],
  [/^(?:no\.?|nomor|number)? ?(?:rek|rekening|account)\b|^account ?no\b|^norek\b/, 'account'],
  [/\b(?:id|no|nomor|number|kode|code|ref|referensi|reference|seq|jurnal|journal|cek|cheque|user|teller)\b/, ''],
  [/\b(?:rekening|account|accountno)\b/, 'account'],
  [
    /\b(?:kredit|credits?|cr|masuk|pemasukan|penerimaan|terima|diterima|setoran|deposits?|income|penambahan)\b|^[kc]$/,
    'credit',
  ],
  [/\b(?:received|incoming|money in|paid in)\b|^in$/, 'credit'],
  [/\b(?:debit|debet|debits|db|dr|keluar|pengeluaran|penarikan|tarikan|withdrawals?|spent|expenses?)\b|^d$/, 'debit'],
  [/\b(?:outgoing|money out|paid out|kirim|dikirim|pembayaran|payments?|pengurangan)\b|^out$|^bayar$/, 'debit'],
  [/\b(?:jumlah|nominal|amount|amt|nilai|mutasi)\b|^(?:idr|rp|rupiah)$/, 'amount'],
  [/desc|remark|note|memo|payee|transaksi|transaction|trx/, 'text'],
];

/** Normalizes a title: words in lower case with spaces between them, such as `post date` for `PostDate (WIB)`. */
export const foldTitle = (title: string): string =>
  title
    .replaceAll(/(?<=[a-z])(?=[A-Z][a-z])/g, ' ')
    .toLowerCase()
    .replaceAll(/\((?:idr|rp|value date|valuta|utc|gmt|wib|[dmy/-]+)\.?\)/g, ' ')
    .replaceAll(/[_\s:&]+/g, ' ')
    .replaceAll(/\b(trx|txn|tran|post|eff|end)(?=(?:date|dt|time|desc|amt|bal)\b)/g, '$1 ')
    .replaceAll(/(?<=[a-z]{3})\./g, '')
    .trim();

export const roleOf = (title: string): Role => {
  const folded = foldTitle(title);
  const roleOfWords = (words: string) => titlePatterns.find(([pattern]) => pattern.test(words))?.[1] ?? '';
  // A title may have two languages: “Kredit/Credit”.
  const partRoles = new Set(folded.split('/').map((part) => roleOfWords(part.trim())));
  return partRoles.size === 1 ? roleOfWords(folded.split('/')[0] ?? '') : roleOfWords(folded);
};

export function areTitles(cells: readonly string[]): boolean {
  const found = new Set(cells.map(roleOf));
  const hasValues = cells.some((cell) => isDay(cell) || readAmount(cell));
  const hasTime = found.has('day') || found.has('hour');
  const hasAmount = found.has('amount') || found.has('credit') || found.has('debit');
  const hasMoney = hasAmount || (found.has('mark') && found.has('balance'));
  return !hasValues && hasTime && hasMoney;
}

export const happened =
  /^(?:sukses|berhasil|success(?:ful|fully)?|complete[d]?|selesai|settled|settlement|posted|ok|done|approved|paid|lunas|normal|diterima|dibukukan)\b/i;
export const notHappened =
  /gagal|fail|\bpend(?:ing)?\b|tunda|batal|cancel|tolak|reject|declin|expire|kedaluwarsa|\b(?:di)?proses|process|menunggu|waiting|\bhold\b|\bvoid|revers|\b(?:di)?kembali|refund|\bretur|\b(?:tidak|belum|not|unpaid|unsuccessful|incomplete|hangus|error)\b|kad[ae]?lu?[aw]+rsa/i;

export const hasWords = (cell: string) => /\p{L}{3}/u.test(cell);
const isMoney = (cell: string) => /\d/.test(cell) && (readAmount(cell) !== null || !hasWords(cell));
const moneyRoles: ReadonlySet<Role> = new Set(['credit', 'debit', 'amount', 'balance']);

function roleByCells(role: Role, title: string, cells: readonly string[]): Role {
  if (cells.length === 0) return role;
  const areMost = (test: (cell: string) => boolean, share = 0.5) => cells.filter(test).length > cells.length * share;
  const isStatus = (cell: string) => cell.split(' ').length < 3 && (happened.test(cell) || notHappened.test(cell));
  if (role === '' && cells.every(isStatus)) return 'status';
  const textOrNothing: Role = areMost(hasWords) ? 'text' : '';
  // In a column of money, a dash means zero, not outgoing.
  const isMark = (cell: string) => wayOf(cell) !== null && !(moneyRoles.has(role) && cell === '-');
  if (areMost(isMark, role === 'mark' ? 0.5 : 0.8)) {
    // Equal texts in all rows, such as “SETORAN”, are no mark. In a column of marks both directions occur.
    const hasBothDirections = new Set(cells.map(wayOf)).size > 1;
    return role !== 'text' || hasBothDirections ? 'mark' : role;
  }
  if (role === 'mark') return title.includes('/') && areMost(isMoney) ? 'amount' : textOrNothing;
  if (moneyRoles.has(role)) return areMost(isMoney) || !areMost(hasWords) ? role : 'text';
  if (role === 'hour') return areMost(isDay) ? 'day' : role;
  // A column without a known title may still name the donor.
  const hasUnknownTitle = title !== '' && roleOf(title) === '' && !isIgnored(title);
  return role === '' && hasUnknownTitle ? textOrNothing : role;
}

const isIgnored = (title: string) =>
  titlePatterns.some(([pattern, role]) => role === '' && pattern.test(foldTitle(title)));

export function guessColumns(titles: readonly string[], body: readonly string[][]): Role[] {
  const width = Math.max(titles.length, ...body.map(({ length }) => length));
  // At most 300 rows with a day: they are enough to know what a column holds.
  const isUsable = (cells: readonly string[]) => cells.some(isDay) && surplusCells(cells, titles).length === 0;
  const rows = body.filter(isUsable).slice(0, 300);
  const filledCells = Array.from({ length: width }, (_, column) =>
    rows.map((row) => (row[column] ?? '').trim()).filter(Boolean),
  );
  const byCells = filledCells.map((cells, column) => {
    const title = titles[column] ?? '';
    return roleByCells(roleOf(title), title, cells);
  });
  const isFilled = (column: number) => filledCells[column]?.length !== 0;
  const hasFilledColumn = (role: Role) => byCells.some((found, column) => found === role && isFilled(column));
  const used = byCells.map((role, column) => (isFilled(column) || !hasFilledColumn(role) ? role : ''));
  // If incoming and outgoing amounts have a column each, a third column of amounts is a sum or a fee.
  const hasTwoSides = used.includes('credit') && used.includes('debit');
  return withoutDoubles(hasTwoSides ? used.map((role) => (role === 'amount' ? '' : role)) : used, titles, rows);
}

/** Keeps all columns of text, and one column of each other role. Keeps none if it is unclear which amounts count. */
function withoutDoubles(columns: readonly Role[], titles: readonly string[], rows: readonly string[][]): Role[] {
  const titledMark = titles.findIndex((title, column) => columns[column] === 'mark' && roleOf(title) === 'mark');
  // Prefers the day of the transaction to the day on which it was entered or printed.
  const [transactionDay = -1] = [/trans|trx|tran\b|post|book/i, /^(?:tanggal|tgl\.?|date)$/i].flatMap((pattern) =>
    titles.flatMap((title, column) =>
      columns[column] === 'day' && roleOf(title) === 'day' && pattern.test(title) ? [column] : [],
    ),
  );
  const chosenColumn = (role: Role) => {
    if (role === 'mark' && titledMark >= 0) return titledMark;
    if (role === 'day' && transactionDay >= 0) return transactionDay;
    return columns.indexOf(role);
  };
  // Two columns may be two accounts side by side, or a bill beside its payment, so a person has to choose.
  const isUnclear = (role: Role) => {
    const [first, last] = [columns.indexOf(role), columns.lastIndexOf(role)];
    if (role === 'amount') return rows.some((cells) => cells[first] !== cells[last]);
    return (role === 'credit' || role === 'debit') && first !== last;
  };
  const isKept = (role: Role, column: number) => role === 'text' || (chosenColumn(role) === column && !isUnclear(role));
  return columns.map((role, column) => (isKept(role, column) ? role : ''));
}

/**
 * Guesses the columns of a table without titles. They must explain each step of the balance: a column of days, and
 * either two columns of amounts, or one with an optional mark. Returns null if no columns explain it, or several do.
 */
export function columnsBySums(rows: readonly string[][]): Role[] | null {
  const all = Array.from({ length: Math.max(0, ...rows.map(({ length }) => length)) }, (_, column) => column);
  const columnOf = (test: (cell: string) => boolean) =>
    all.findIndex((column) => rows.every((row) => test(row[column] ?? '')));
  const [day, mark] = [columnOf(isDay), columnOf((cell) => wayOf(cell) !== null)];
  if (day < 0 || rows.length < 3) return null;
  const senAt = (column: number, row: number) => {
    const amount = readAmount(rows[row]?.[column] || '0');
    return amount ? signedSen(amount) : Number.NaN;
  };
  const later = Array.from(rows.keys()).slice(1);
  const explains = (balance: number, credit: number, debit: number) => {
    const step = (row: number) => senAt(balance, row) - senAt(balance, row - 1);
    // Without a column of outgoing amounts (-1), the mark gives the direction.
    const moved = (row: number) => {
      if (debit >= 0) return senAt(credit, row) - senAt(debit, row);
      return wayOf(rows[row]?.[mark] ?? '') === 'out' ? -senAt(credit, row) : senAt(credit, row);
    };
    const isUsed = [credit, debit].every((column) => column < 0 || rows.some((_, row) => senAt(column, row) > 0));
    const isApart = new Set([balance, day, credit, debit]).size === 4;
    const isOldestFirst = later.every((row) => step(row) === moved(row));
    return isApart && isUsed && (isOldestFirst || later.every((row) => -step(row) === moved(row - 1)));
  };
  const found = all.flatMap((balance) =>
    all.flatMap((credit) =>
      [-1, ...all].flatMap((debit) => (explains(balance, credit, debit) ? [{ balance, credit, debit }] : [])),
    ),
  );
  const [columns] = found;
  if (!columns || found.length > 1) return null;
  const { balance, credit, debit } = columns;
  const known = new Map<number, Role>([
    ...(debit < 0 ? [[mark, 'mark'] as const, [credit, 'amount'] as const] : [[credit, 'credit'] as const]),
    [debit, 'debit'],
    [balance, 'balance'],
    [day, 'day'],
  ]);
  return all.map((column) => known.get(column) ?? (rows.some((row) => hasWords(row[column] ?? '')) ? 'text' : ''));
}
