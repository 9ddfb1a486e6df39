import { formatDay } from 'site/day-words.ts';
import { formatRupiah } from 'site/transaction/rupiah.ts';
import type { Line } from './bank-formats.ts';
import { readAmount, signedSen } from './read-amount.ts';
import type { Period } from './read-days.ts';

/** A row that moved money. Its amounts are in sen. */
export interface Moved {
  row: number;
  day: string;
  /** Negative for outgoing money. */
  sen: number;
  /** The balance after this row; null if the bank writes none. */
  balance: number | null;
  /** Number of the table, which may fill several pages. A running balance does not continue in the next table. */
  table: number;
  page: number;
}

/** A balance, sum or count that the bank writes outside the rows. */
export type Fact = 'opening' | 'closing' | 'in' | 'out' | 'inCount' | 'outCount';

/** Words of which a label of a sum or balance has at least one. Its other words are in `label`. */
const core = String.raw`saldo|balance|total|jumlah|mutasi|kredit|credit|debit|debet|(?:dana|transaksi) (?:masuk|keluar)|(?:incoming|outgoing) transactions`;
const label = new RegExp(
  String.raw`^(?=.*\b(?:${core})\b)(?:(?:${core}|awal|akhir|opening|closing|starting|ending|initial|beginning|sub|grand|transaksi|transactions?|uang|masuk|keluar|periode|halaman|page|ini|sebelumnya|lalu|pindahan|dipindahkan|brought|carried|forward|b/f|c/f|deposits?|withdrawals?|pemasukan|pengeluaran|penerimaan|income|expenses?|d[br]|cr|ledger|available|tersedia|amount|of|rp|idr|per|bulan|\(|\)|[=:/.&-])\s*)+$`,
  'i',
);

/** Returns the fact that a label names, '' for one that is not compared, or null if the cell is not such a label. */
export function factOf(cell: string): Fact | '' | null {
  const text = cell.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  if (text.length >= 60 || !label.test(text)) return null;
  const isBalance = /saldo|balance/.test(text);
  if (isBalance && /awal|opening|starting|initial|beginning|lalu|sebelumnya|b\/f|brought/.test(text)) return 'opening';
  if (isBalance) return /akhir|closing|ending|c\/f/.test(text) ? 'closing' : '';
  const isIncoming = /kredit|credit|masuk|incoming|deposit|cr\b/.test(text);
  const isOutgoing = /debit|debet|keluar|outgoing|withdraw|d[br]\b/.test(text);
  if (isIncoming === isOutgoing) return '';
  return isIncoming ? 'in' : 'out';
}

/** Reads the sums and balances that the bank writes outside the rows: a label, its number, and perhaps a count. */
export function factsOf(lines: readonly Line[]): Map<Fact, { row: number; value: number }[]> {
  const facts = new Map<Fact, { row: number; value: number }[]>();
  const add = (fact: Fact, row: number, value: number) => facts.set(fact, [...(facts.get(fact) ?? []), { row, value }]);
  const addIfAmount = (fact: Fact | '' | null, row: number, cell = '') => {
    const amount = fact && readAmount(cell);
    if (fact && amount) add(fact, row, fact === 'out' ? amount.sen : signedSen(amount));
    return Boolean(amount);
  };
  for (const [index, { row, cells }] of lines.entries()) {
    const labels = lines[index - 1]?.cells ?? [];
    // Some banks write the labels in one row and their numbers in the next one.
    if (labels.filter(Boolean).length > 1 && labels.every((cell) => cell === '' || factOf(cell) !== null))
      for (const [column, cell] of cells.entries()) addIfAmount(factOf(labels[column] ?? ''), row, cell);
    const parts = cells.flatMap(labelAndNumber);
    for (const [place, cell] of parts.entries()) {
      const fact = factOf(cell);
      if (!addIfAmount(fact, row, parts[place + 1])) continue;
      const count = /^\d{1,5}$/.exec((parts[place + 2] ?? '').trim())?.[0];
      if (count && (fact === 'in' || fact === 'out')) add(`${fact}Count`, row, Number(count));
    }
  }
  return facts;
}

/** Splits a cell such as `Saldo Akhir : 1.285.333` into its label and number. Returns nothing for an empty cell. */
function labelAndNumber(cell: string): string[] {
  const [, name = '', value = ''] = /^([^\d]*[a-z)])\s*[:=]\s*(\D{0,4}[\d.,]+)$/i.exec(cell.trim()) ?? [];
  if (name) return [name, value];
  return /^[\s:=]*$/.test(cell) ? [] : [cell.replace(/[:=]\s*$/, '')];
}

const money = (sen: number) => `${sen < 0 ? '−' : ''}${formatRupiah(Math.trunc(Math.abs(sen) / 100))}`;

/** Returns the steps of the running balance. `unexplained` is the part of a step that the amounts do not explain. */
function stepsIn(moved: readonly Moved[]) {
  const steps: { row: number; from: number; unexplained: number }[] = [];
  /** The last row with a balance, and what has moved since. */
  let last: Moved | undefined;
  let since = 0;
  for (const row of moved) {
    since += row.sen;
    if (last && last.table !== row.table) last = undefined;
    if (row.balance === null) continue;
    if (last?.balance != null)
      steps.push({ row: row.row, from: last.row, unexplained: row.balance - last.balance - since });
    [last, since] = [row, 0];
  }
  return steps;
}

const unexplainedIn = (moved: readonly Moved[]) => stepsIn(moved).filter(({ unexplained }) => unexplained !== 0);

/** Sorts the rows, oldest first. Drops the balances if all are equal: some banks write the final one in every row. */
function sortedByTime(moved: readonly Moved[]): readonly Moved[] {
  const newest = moved.toReversed();
  const [start = '', end = ''] = [moved[0]?.day, newest[0]?.day];
  const isNewestFirst = start === end ? unexplainedIn(newest).length < unexplainedIn(moved).length : start > end;
  const rows = isNewestFirst ? newest : moved;
  const hasBalances = new Set(moved.map(({ balance }) => balance)).size > 1;
  return hasBalances ? rows : rows.map((row) => ({ ...row, balance: null }));
}

/** Computes the balance before the first row, backwards from the first balance that the bank writes. */
function openingIn(moved: readonly Moved[]): number | null {
  const first = moved.findIndex(({ balance }) => balance !== null);
  if (first < 0) return null;
  return moved.slice(0, first + 1).reduce((rest, { sen }) => rest - sen, moved[first]?.balance ?? 0);
}

interface Checked {
  moved: readonly Moved[];
  facts: ReturnType<typeof factsOf>;
  period: Period | null;
}

/** A row that does not agree with the bank, and why. */
interface Break {
  row: number;
  text: string;
}

/**
 * Compares all rows of a statement with the bank's running balance, sums, counts and period. `agrees` is null if the
 * bank wrote nothing to compare. `breaks` names the rows that do not fit. Balances are in rupiah.
 */
export function checkStatement({ moved, facts, period }: Checked) {
  const rows = sortedByTime(moved);
  const [first, computed] = [rows[0], openingIn(rows)];
  const last = rows.findLast(({ balance }) => balance !== null);
  const opening = onlyValue(facts, 'opening') ?? computed;
  const closing = onlyValue(facts, 'closing') ?? last?.balance ?? null;
  const withoutBalance = rows.filter(({ balance }) => balance === null);
  const isCutOff = withoutBalance.length === 1 && rows.length > 2 && withoutBalance[0] === rows.at(-1);
  const breaks: Break[] = [
    ...(isCutOff ? withoutBalance : []).map(({ row }) => ({
      row,
      text: 'Hanya baris ini tanpa saldo. Mungkin salinannya terpotong.',
    })),
    ...unexplainedIn(rows).map(({ row, from, unexplained }) => ({ row, text: stepText(from, unexplained) })),
    ...(first && computed !== null && opening !== computed
      ? [{ row: first.row, text: 'Saldo awal menurut bank tidak sesuai dengan saldo baris ini.' }]
      : []),
    ...wrongSums(moved, facts, opening),
    ...moved
      .filter(({ day }) => period && (day < period.from || day > period.to))
      .map(({ row, day }) => ({ row, text: `${formatDay(day)} di luar periode mutasi ini.` })),
  ].toSorted((a, b) => a.row - b.row);
  const rupiah = (sen: number | null) => (sen === null ? null : Math.trunc(sen / 100));
  const compared = [...facts.keys()].filter((fact) => fact !== 'opening' && (fact !== 'closing' || opening !== null));
  const isCompared = compared.length > 0 || stepsIn(rows).length > 0;
  const agrees = breaks.length > 0 ? false : isCompared || null;
  return { agrees, opening: rupiah(opening), closing: rupiah(closing), period, breaks };
}

/** Returns the bank's value of a fact; undefined if it writes none, or several different ones. */
function onlyValue(facts: Checked['facts'], fact: Fact): number | undefined {
  const values = new Set(facts.get(fact)?.map(({ value }) => value));
  return values.size === 1 ? [...values][0] : undefined;
}

type Rows = readonly Moved[];

/** Finds sums of the bank that match neither all rows, nor the rows above, nor those of the same page above. */
function wrongSums(moved: Rows, facts: Checked['facts'], opening: number | null): Break[] {
  const total = (sign: number) => (rows: Rows) =>
    rows.reduce((sum, { sen }) => (sen * sign > 0 ? sum + sen * sign : sum), 0);
  const count = (sign: number) => (rows: Rows) => rows.filter(({ sen }) => sen * sign > 0).length;
  const closing = (rows: Rows) => (opening ?? 0) + total(1)(rows) - total(-1)(rows);
  const compared: [Fact, compute: (rows: Rows) => number, write: (value: number) => string][] = [
    ['in', total(1), money],
    ['out', total(-1), money],
    ['inCount', count(1), String],
    ['outCount', count(-1), String],
    ...(opening === null ? [] : [['closing', closing, money] as [Fact, typeof closing, typeof money]]),
  ];
  const summedAt = (sumRow: number) => {
    const above = moved.filter(({ row }) => row < sumRow);
    return above.length > 0 ? [moved, above, above.filter(({ page }) => page === above.at(-1)?.page)] : [moved];
  };
  return compared.flatMap(([fact, compute, write]) => {
    const isWrong = ({ row, value }: { row: number; value: number }) =>
      !summedAt(row).some((rows) => compute(rows) === value);
    const wrong = (facts.get(fact) ?? []).filter(isWrong);
    const [first] = wrong;
    if (!first || wrong.some(({ value }) => value !== first.value)) return [];
    const text = `${sumNames[fact]} menurut bank ${write(first.value)}, menurut baris yang terbaca ${write(compute(moved))}.`;
    return [{ row: first.row, text }];
  });
}

const sumNames: Record<Fact, string> = {
  opening: 'Saldo awal',
  closing: 'Saldo akhir',
  in: 'Jumlah uang masuk',
  out: 'Jumlah uang keluar',
  inCount: 'Banyaknya uang masuk',
  outCount: 'Banyaknya uang keluar',
};

const stepText = (before: number, unexplained: number) =>
  `Saldonya berbeda ${money(Math.abs(unexplained))} dari saldo baris ${before} dan jumlah baris ini. Mungkin ada baris yang hilang, tertukar, atau berubah.`;
