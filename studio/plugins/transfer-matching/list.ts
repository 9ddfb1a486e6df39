import { isRecord } from 'site/content/shown.ts';
import type { TransactionType } from 'site/transaction/order.ts';
import type { Role } from './bank-statement/column-roles.ts';
import type { StatementRow } from './bank-statement/read-statement.ts';
import type { Claim, MessageCopy } from './messages.ts';

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
  kind: TransactionType | null;
  name: string;
  quantity: number | null;
  /** What the money is for if it is of no kind: `Sedekah`. */
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
  version: 2;
  rows: BankRow[];
  claims: Claim[];
  decisions: Decision[];
  /** Numbers or names of senders who are the institute itself. */
  ours: string[];
  /** The columns that a person has pointed at, and the account, by the titles of the file. */
  columns: Record<string, Role[]>;
  accounts: Record<string, string>;
  /** The words of our messages until now. */
  words: MessageCopy[];
  /** How often the list has changed since it was saved as a file. */
  unsaved: number;
}

export const emptyList: List = {
  version: 2,
  rows: [],
  claims: [],
  decisions: [],
  ours: [],
  columns: {},
  accounts: {},
  words: [],
  unsaved: 0,
};

const contentOf = ({ account, day, hour, way, amount, balance, text }: StatementRow) =>
  [account, day, hour ?? '', way, amount, balance ?? '', text].join('|');
const sumOf = ({ account, day, way, amount }: StatementRow) => [account, day, way, amount].join('|');

/** Whether the bank writes enough about a row to know it again: equal rows differ in their balance or hour. */
const isTelling = ({ balance, hour }: StatementRow) => balance !== null || hour !== null;

/**
 * Adds the rows of a statement. A row that the list has is known again by all that the bank writes, and by how often it
 * stands in each file: of n + 1 in the new file and n in the list, one is new. What cannot be told apart, because it
 * has neither balance nor hour, or another text, gets a `twin` and is asked about. A file that is in the list wholly
 * adds nothing.
 */
export function addRows(rows: readonly BankRow[], read: readonly StatementRow[], source: string) {
  const inList = Map.groupBy(
    rows.filter(({ twin }) => twin === null),
    contentOf,
  );
  const taken = new Set(rows.map(({ id }) => id));
  const seen = new Map<string, number>();
  const matched = new Set<string>();
  const met = read.map((row) => {
    const content = contentOf(row);
    const time = seen.get(content) ?? 0;
    seen.set(content, time + 1);
    const old = inList.get(content)?.[time];
    if (old) matched.add(old.id);
    return { row, old };
  });
  const isSameFile = met.every(({ old }) => old !== undefined) && new Set(met.map(({ old }) => old?.source)).size === 1;
  const withSameSum = Map.groupBy(
    rows.filter(({ id, twin }) => twin === null && !matched.has(id)),
    sumOf,
  );
  const added = met.flatMap(({ row, old }): BankRow[] => {
    if (old && (isTelling(row) || isSameFile)) return [];
    const twin = old?.id ?? withSameSum.get(sumOf(row))?.shift()?.id ?? null;
    const content = contentOf(row);
    let id = content;
    for (let time = 2; taken.has(id); time += 1) id = `${content}#${time}`;
    taken.add(id);
    return [{ ...row, id, source, twin }];
  });
  return {
    rows: [...rows, ...added],
    added: added.length,
    known: read.length - added.length,
    asked: added.filter(({ twin }) => twin !== null),
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

const subjectOf = (decision: Decision) =>
  decision.what === 'pair' || decision.what === 'refuse'
    ? `pair ${decision.claim} ${decision.row}`
    : `${decision.what} ${decision.id}`;

const entryChecks: Partial<Record<keyof List, (entry: Record<string, unknown>) => boolean>> = {
  rows: ({ id, amount, day, way }) =>
    typeof id === 'string' &&
    Number.isSafeInteger(amount) &&
    typeof day === 'string' &&
    (way === 'in' || way === 'out'),
  claims: ({ id, name }) => typeof id === 'string' && typeof name === 'string',
  decisions: ({ what }) => typeof what === 'string',
};

function isValid(part: keyof List, value: unknown): boolean {
  const [empty, checkEntry] = [emptyList[part], entryChecks[part]];
  if (typeof empty !== 'object') return typeof value === typeof empty;
  if (!(Array.isArray(empty) ? Array.isArray(value) : isRecord(value))) return false;
  return !checkEntry || Object.values(value as object).every((entry) => isRecord(entry) && checkEntry(entry));
}

/** Reads a stored list. Throws an error with a sentence for staff if it is no list. */
export function readList(stored: unknown): List {
  const version = isRecord(stored) ? stored.version : undefined;
  if (typeof version === 'number' && version > emptyList.version)
    throw new Error('Daftar ini dari versi yang lebih baru. Muat ulang halaman ini, lalu buka lagi.');
  const list = isRecord(stored) && version === emptyList.version ? { ...emptyList, ...stored } : null;
  const parts = Object.keys(emptyList) as (keyof List)[];
  const invalidPart = list ? parts.find((part) => !isValid(part, list[part])) : 'version';
  if (!list || invalidPart) throw new Error(`Berkas ini bukan daftar transfer, atau rusak (bagian “${invalidPart}”).`);
  return list;
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
