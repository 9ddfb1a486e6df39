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
  /** The columns that a person has pointed at, by the layout of the file. */
  columns: Record<string, Role[]>;
  /** The account that a person has named, by the layout of the file. */
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

/** Whether an equal row is the same row: two transfers of one sum and text differ in balance or hour, if a bank writes it. */
const isUnmistakable = ({ balance, hour }: StatementRow) => balance !== null || hour !== null;

/**
 * Returns a function that finds the twin of a row: a row of the list with the same account, day and sum, or else one that
 * differs in nothing but the account. It returns each row of the list once.
 */
function twinFinder(listed: readonly BankRow[]) {
  const left = new Set(listed);
  const bySum = Map.groupBy(listed, sumKey);
  const byContent = Map.groupBy(listed, contentKey);
  return function findTwin(row: StatementRow): BankRow | undefined {
    const ofSum = bySum.get(sumKey(row)) ?? [];
    // Without a balance, rows of two accounts are often alike.
    const ofContent = row.balance === null ? [] : (byContent.get(contentKey(row)) ?? []);
    const twin = [...ofSum, ...ofContent].find((other) => left.has(other));
    if (twin) left.delete(twin);
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
 * Adds the rows of a statement to the list, but not those that it has already. A row that it may have is added with its
 * `twin`, and a person is asked.
 */
export function addRows(rows: readonly BankRow[], read: readonly StatementRow[], source: string) {
  const unpaired = Map.groupBy(rows, rowKey);
  // If three equal rows stand in the file and two in the list, the third has no equal.
  const equals = new Map(read.map((row) => [row, unpaired.get(rowKey(row))?.shift()]));
  const paired = new Set(equals.values());
  const findTwin = twinFinder(rows.filter((row) => !paired.has(row)));
  const taken = new Set(rows.map(({ id }) => id));
  const added = read.flatMap((row): BankRow[] => {
    const equal = equals.get(row);
    if (equal && isUnmistakable(row)) return [];
    // Without balance and hour, an equal row may be another transfer.
    const twin = equal ?? findTwin(row);
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
