import { surplusCells } from '../split-table.ts';
import { readAmount, signedSen, wayOf } from './read-amount.ts';
import { beginsWithDay, isDay } from './read-days.ts';

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
} as const;
export type Role = keyof typeof roles;

/** The first pattern that matches a title counts: “Saldo Kredit” is a balance, and “ID Mutasi” is not an amount. */
const titlePatterns: [RegExp, Role][] = [
  [/saldo (?:awal|sebelum)|opening balance|previous balance/, ''],
  [/\b(?:saldo|balance|bal)\b/, 'balance'],
  [/^status/, 'status'],
  // Such a column does not say what one transfer brought: it is before a fee, in sen, or the sum of a day.
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
  [/\b(?:id|no|nomor|number|kode|code|ref|referensi|reference|seq|jurnal|journal|cek|cheque|user|teller|norek)\b/, ''],
  [/\b(?:rekening|account|accountno)\b/, ''],
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
  const one = (words: string) => titlePatterns.find(([pattern]) => pattern.test(words))?.[1] ?? '';
  // A title may have two languages: “Kredit/Credit”.
  const parts = new Set(folded.split('/').map((part) => one(part.trim())));
  return parts.size === 1 ? one(folded.split('/')[0] ?? '') : one(folded);
};

/** Whether a row holds titles: it names a day or time and an amount, and no cell holds a value. */
export function areTitles(cells: readonly string[]): boolean {
  const found = new Set(cells.map(roleOf));
  const isFilled = cells.some((cell) => beginsWithDay(cell) || readAmount(cell));
  const hasMoney =
    found.has('amount') || found.has('credit') || found.has('debit') || (found.has('mark') && found.has('balance'));
  return !isFilled && (found.has('day') || found.has('hour')) && hasMoney;
}

export const happened =
  /^(?:sukses|berhasil|success(?:ful|fully)?|complete[d]?|selesai|settled|settlement|posted|ok|done|approved|paid|lunas|normal|diterima|dibukukan)\b/i;
export const notHappened =
  /gagal|fail|\bpend(?:ing)?\b|tunda|batal|cancel|tolak|reject|declin|expire|kedaluwarsa|\b(?:di)?proses|process|menunggu|waiting|\bhold\b|\bvoid|revers|\b(?:di)?kembali|refund|\bretur|\b(?:tidak|belum|not|unpaid|unsuccessful|incomplete|hangus|error)\b|kad[ae]?lu?[aw]+rsa/i;

const hasWords = (cell: string) => /\p{L}{3}/u.test(cell);
const isMoney = (cell: string) => /\d/.test(cell) && (readAmount(cell) !== null || !hasWords(cell));
const money: ReadonlySet<Role> = new Set(['credit', 'debit', 'amount', 'balance']);

/** Corrects the role that a column's title means by what its cells hold. */
function roleByCells(role: Role, title: string, cells: readonly string[]): Role {
  if (cells.length === 0) return role;
  const most = (test: (cell: string) => boolean, share = 0.5) => cells.filter(test).length > cells.length * share;
  const isStatus = (cell: string) => cell.split(' ').length < 3 && (happened.test(cell) || notHappened.test(cell));
  if (role === '' && cells.every(isStatus)) return 'status';
  const wordy: Role = most(hasWords) ? 'text' : '';
  // In a column of money, a dash means zero, not outgoing.
  const isMark = (cell: string) => wayOf(cell) !== null && !(money.has(role) && cell === '-');
  if (most(isMark, role === 'mark' ? 0.5 : 0.8)) {
    // Equal texts in all rows, such as “SETORAN”, are no mark. In a column of marks both directions occur.
    const isTelling = role !== 'text' || new Set(cells.map(wayOf)).size > 1;
    return isTelling ? 'mark' : role;
  }
  if (role === 'mark') return title.includes('/') && most(isMoney) ? 'amount' : wordy;
  if (money.has(role)) return most(isMoney) || !most(hasWords) ? role : 'text';
  if (role === 'hour') return most(beginsWithDay) ? 'day' : role;
  // A column of references or other accounts may name the donor. The account's own name stands in every row.
  const isNaming = role === '' && /\b(?:ref|referensi|reference|rekening|account)\b/.test(foldTitle(title));
  if (isNaming && most((cell) => /\p{L}{3} +\p{L}{2}/u.test(cell)) && new Set(cells).size > 1) return 'text';
  // A column without a known title may still name the donor.
  return role === '' && title !== '' && roleOf(title) === '' && !isIgnored(title) ? wordy : role;
}

const isIgnored = (title: string) =>
  titlePatterns.some(([pattern, role]) => role === '' && pattern.test(foldTitle(title)));

/** Guesses the role of each column by its title and by the cells below it. */
export function guessColumns(titles: readonly string[], body: readonly string[][]): Role[] {
  const width = Math.max(titles.length, ...body.map(({ length }) => length));
  const dated = datedRows(titles, body);
  const filled = Array.from({ length: width }, (_, column) =>
    dated.map((row) => (row[column] ?? '').trim()).filter(Boolean),
  );
  const byCells = filled.map((cells, column) => {
    const title = titles[column] ?? '';
    return roleByCells(roleOf(title), title, cells);
  });
  const isFilled = (column: number) => filled[column]?.length !== 0;
  const hasFilled = (role: Role) => byCells.some((other, column) => other === role && isFilled(column));
  const used = byCells.map((role, column) => (isFilled(column) || !hasFilled(role) ? role : ''));
  // If incoming and outgoing amounts have a column each, a third column of amounts is a sum or a fee.
  const isSplit = used.includes('credit') && used.includes('debit');
  return withoutDoubles(isSplit ? used.map((role) => (role === 'amount' ? '' : role)) : used, titles, dated);
}

/** Returns the rows with a day: at most 300, which are enough to know what a column holds. */
function datedRows(titles: readonly string[], body: readonly string[][]) {
  const days = titles.flatMap((title, column) => (roleOf(title) === 'day' ? [column] : []));
  const isDated = (cells: readonly string[]) =>
    cells.some(beginsWithDay) || days.some((day) => isDay(cells[day] ?? ''));
  return body.filter((cells) => isDated(cells) && surplusCells(cells, titles).length === 0).slice(0, 300);
}

/** Keeps one column of each role, but all columns of text, and no amounts if nothing tells the right column. */
function withoutDoubles(columns: readonly Role[], titles: readonly string[], rows: readonly string[][]): Role[] {
  const titledMark = titles.findIndex((title, column) => columns[column] === 'mark' && roleOf(title) === 'mark');
  // Prefers the day of the transaction to the day on which it was entered or printed.
  const [ownDay = -1] = [/trans|trx|tran\b|post|book/i, /^(?:tanggal|tgl\.?|date)$/i].flatMap((pattern) =>
    titles.flatMap((title, column) =>
      columns[column] === 'day' && roleOf(title) === 'day' && pattern.test(title) ? [column] : [],
    ),
  );
  const chosen = (role: Role) => {
    const preferred = role === 'mark' ? titledMark : role === 'day' ? ownDay : -1;
    return preferred >= 0 ? preferred : columns.indexOf(role);
  };
  // These may be two accounts side by side, or a bill beside its payment, so a person has to choose the columns.
  const isUnclear = (role: Role) => {
    const [one, other] = [columns.indexOf(role), columns.lastIndexOf(role)];
    if (role === 'amount') return rows.some((cells) => cells[one] !== cells[other]);
    return (role === 'credit' || role === 'debit') && one !== other;
  };
  return columns.map((role, column) => (role === 'text' || (chosen(role) === column && !isUnclear(role)) ? role : ''));
}

/**
 * Guesses the columns of a table without titles. They must explain each step of the balance: a column of days, and
 * either two columns of amounts, or one with an optional mark. Returns null if no columns explain it, or several do.
 */
export function columnsBySums(rows: readonly string[][]): Role[] | null {
  const all = Array.from({ length: Math.max(0, ...rows.map(({ length }) => length)) }, (_, column) => column);
  const columnOf = (test: (cell: string) => boolean) =>
    all.find((column) => rows.every((row) => test(row[column] ?? '')));
  const [day, mark] = [columnOf(beginsWithDay), columnOf((cell) => wayOf(cell) !== null)];
  if (day === undefined || rows.length < 3) return null;
  const sen = all.map((column) =>
    rows.map((row) => {
      const amount = readAmount(row[column] || '0');
      return amount ? signedSen(amount) : Number.NaN;
    }),
  );
  const signs = rows.map((row) => (mark !== undefined && wayOf(row[mark] ?? '') === 'out' ? -1 : 1));
  const explains = (at: number, plus: number, minus: number) => {
    const used = minus < 0 ? [plus] : [plus, minus];
    const isApart = new Set([at, day, ...used]).size === used.length + 2;
    if (!isApart || !used.every((column) => sen[column]?.some(Boolean))) return false;
    const step = (row: number) =>
      minus < 0 ? (sen[plus]?.[row] ?? 0) * (signs[row] ?? 1) : (sen[plus]?.[row] ?? 0) - (sen[minus]?.[row] ?? 0);
    const gap = (row: number) => (sen[at]?.[row] ?? 0) - (sen[at]?.[row - 1] ?? 0);
    const later = Array.from(rows.keys()).slice(1);
    return later.every((row) => gap(row) === step(row)) || later.every((row) => -gap(row) === step(row - 1));
  };
  const found = all.flatMap((at) =>
    all.flatMap((plus) => [-1, ...all].flatMap((minus) => (explains(at, plus, minus) ? [{ at, plus, minus }] : []))),
  );
  const [columns] = found;
  if (!columns || found.length > 1) return null;
  const { at, plus, minus } = columns;
  const roleOfColumn = new Map<number | undefined, Role>([
    ...(minus < 0 ? [[mark, 'mark'] as const, [plus, 'amount'] as const] : [[plus, 'credit'] as const]),
    [minus, 'debit'],
    [at, 'balance'],
    [day, 'day'],
  ]);
  const otherRole = (column: number) => (rows.some((row) => hasWords(row[column] ?? '')) ? 'text' : '');
  return all.map((column) => roleOfColumn.get(column) ?? otherRole(column));
}
