import { isRecord } from 'site/content/stored-value.ts';
import type { TransactionType } from 'site/transaction/order.ts';
import type { Role } from './bank-statement/column-roles.ts';
import type { StatementRow } from './bank-statement/read-statement.ts';
import type { Claim } from './claim.ts';

/** A line of the bank in the list. */
export interface BankRow extends StatementRow {
  /** Made of what the bank writes, so that a row is known again in another file. */
  id: string;
  /** Name of the file. */
  source: string;
  /** The id of a row that may be this one, from another file. A person says whether it is. */
  twin: string | null;
}

/** What a person notes on a row or claim, instead of what the message states. */
export interface Note {
  type: TransactionType | null;
  name: string;
  quantity: number | null;
  /** What the money is for if it is of no type: `Sedekah`. */
  purpose: string;
}

/** What a person has decided, each with the name of the person and the day. Undone by removing it from the list. */
export type Decision = { by: string; on: string } & (
  | { what: 'pair'; claim: string; row: string; amount: number }
  | { what: 'refuse'; claim: string; row: string }
  | ({ what: 'note'; id: string } & Note)
  /** The message is about no transfer. */
  | { what: 'noTransfer'; id: string }
  /** Whether a row with a twin is the same row. */
  | { what: 'twin'; id: string; isSame: boolean }
  /** Whether the bank took a row back with the row `out`. */
  | { what: 'reversal'; id: string; out: string; isTaken: boolean }
  /** A receipt or answer was opened in WhatsApp. */
  | { what: 'answered'; id: string }
);

/** All that the tool keeps, on the treasurer's computer alone. It is stored as it is, so the names of its parts stay. */
export interface List {
  version: 3;
  rows: BankRow[];
  claims: Claim[];
  decisions: Decision[];
  /** Numbers or names of senders who are the organisation itself. */
  ours: string[];
  /** The columns that a person has pointed at, and the account, by the titles of the file. */
  columns: Record<string, Role[]>;
  accounts: Record<string, string>;
  /** How often the list has changed since it was saved as a file. */
  unsaved: number;
}

export const emptyList: List = {
  version: 3,
  rows: [],
  claims: [],
  decisions: [],
  ours: [],
  columns: {},
  accounts: {},
  unsaved: 0,
};

const contentKey = ({ day, hour, way, amount, balance, text }: StatementRow) =>
  [day, hour ?? '', way, amount, balance ?? '', text].join('|');
const rowKey = (row: StatementRow) => `${row.account}|${contentKey(row)}`;
const sumKey = ({ account, day, way, amount }: StatementRow) => [account, day, way, amount].join('|');

/** Whether a row can be known again: two transfers of one sum and one text differ in balance or hour, if a bank writes it. */
const isUnmistakable = ({ balance, hour }: StatementRow) => balance !== null || hour !== null;

/** Pairs each read row with the equal row of the list. Of several equal rows, pairs the second with the second. */
function findKnownRows(read: readonly StatementRow[], listed: readonly BankRow[]): Map<StatementRow, BankRow> {
  const listedByKey = Map.groupBy(listed, rowKey);
  const known = new Map<StatementRow, BankRow>();
  for (const [key, equal] of Map.groupBy(read, rowKey))
    for (const [index, row] of equal.entries()) {
      const old = listedByKey.get(key)?.[index];
      if (old) known.set(row, old);
    }
  return known;
}

/**
 * Returns a function that finds a row of the list that may be the given one: of the same account, day and sum, or the same
 * row with its balance under another account. It returns each row of the list once.
 */
function twinFinder(listed: readonly BankRow[]) {
  const unmatched = new Set(listed);
  const bySum = Map.groupBy(listed, sumKey);
  const byContent = Map.groupBy(listed, contentKey);
  return function findTwin(row: StatementRow): BankRow | undefined {
    const elsewhere = row.balance === null ? undefined : byContent.get(contentKey(row));
    const twin = [...(bySum.get(sumKey(row)) ?? []), ...(elsewhere ?? [])].find((other) => unmatched.has(other));
    if (twin) unmatched.delete(twin);
    return twin;
  };
}

/** Makes an id of what the bank writes. Of equal rows the later ones end in #2, #3. */
function newId(row: StatementRow, taken: Set<string>): string {
  let id = rowKey(row);
  for (let time = 2; taken.has(id); time += 1) id = `${rowKey(row)}#${time}`;
  taken.add(id);
  return id;
}

/**
 * Adds the rows of a statement to the list. A row with its balance or hour that the list has is not added again: if three
 * equal ones stand in the file and two in the list, one is new. Without balance and hour, or with only sum and day alike,
 * nobody can tell, so the row is added with the `twin` of the list, and a person is asked.
 */
export function addRows(rows: readonly BankRow[], read: readonly StatementRow[], source: string) {
  const known = findKnownRows(read, rows);
  const matched = new Set(known.values());
  const findTwin = twinFinder(rows.filter((row) => !matched.has(row)));
  const taken = new Set(rows.map(({ id }) => id));
  const added = read.flatMap((row): BankRow[] => {
    const old = known.get(row);
    if (old && isUnmistakable(row)) return [];
    const twin = old ?? findTwin(row);
    return [{ ...row, id: newId(row, taken), source, twin: twin?.id ?? null }];
  });
  return {
    rows: [...rows, ...added],
    added: added.length,
    known: read.length - added.length,
    /** The added rows of which a person must say whether the list has them. */
    toAsk: added.filter(({ twin }) => twin !== null),
  };
}

/** Adds the claims that the list does not have yet. */
export function addClaims(claims: readonly Claim[], read: readonly Claim[]) {
  const ids = new Set(claims.map(({ id }) => id));
  const added = read.filter(({ id }) => !ids.has(id));
  return { claims: [...claims, ...added], added: added.length, known: read.length - added.length };
}

/** Adds a decision. It replaces one about the same thing. */
export const decide = (decisions: readonly Decision[], decision: Decision): Decision[] => [
  ...decisions.filter((other) => subjectOf(other) !== subjectOf(decision)),
  decision,
];

/** What a decision is about: a row or claim, or both for a pair. */
export const subjectOf = (decision: Decision): string =>
  decision.what === 'pair' || decision.what === 'refuse'
    ? `pair ${decision.claim} ${decision.row}`
    : `${decision.what} ${decision.id}`;

const isStoredRow = (row: unknown) =>
  isRecord(row) && typeof row.id === 'string' && Number.isSafeInteger(row.amount) && typeof row.day === 'string';
const isListOf = (value: unknown, test: (item: unknown) => boolean) => Array.isArray(value) && value.every(test);

/** Reads a stored list. Throws an error with a sentence for staff if it is no list. */
export function readList(stored: unknown): List {
  // What has no version is no list.
  const list: Record<keyof List, unknown> = { ...emptyList, version: 0, ...(isRecord(stored) ? stored : {}) };
  if (Number(list.version) > emptyList.version)
    throw new Error('Daftar ini dari versi yang lebih baru. Muat ulang halaman ini, lalu buka lagi.');
  const isList =
    list.version === emptyList.version &&
    isListOf(list.rows, isStoredRow) &&
    [list.claims, list.decisions, list.ours].every((part) => isListOf(part, Boolean)) &&
    [list.columns, list.accounts].every(isRecord);
  if (!isList) throw new Error('Berkas ini bukan daftar transfer, atau rusak.');
  return list as List;
}

export function parseList(text: string): List {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    throw new Error('Berkas ini bukan daftar transfer, atau terpotong.');
  }
  return readList(stored);
}
