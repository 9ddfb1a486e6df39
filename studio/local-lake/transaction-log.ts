import { appendFile } from 'node:fs/promises';
import { writeWhole } from '../../src/publish/files/write-into.ts';
import { readLines, toLines } from './lines.ts';
import type { Transaction } from './transaction.ts';

/** Every entry holds whole documents, so that any revision can be shown; 500 are a few megabytes. */
const kept = 500;

/** A transaction without its operations: history needs the documents before and after only. */
export type LoggedTransaction = Omit<Transaction, 'changes'> & {
  changes: Omit<Transaction['changes'][number], 'operations'>[];
};

export interface TransactionLog {
  /** Oldest first. */
  entries(): readonly LoggedTransaction[];
  append(transaction: Transaction): void;
  flush(): Promise<void>;
}

/** Opens the append-only log and, at that moment only, forgets what is older than the newest 500. */
export async function openLog(file: string): Promise<TransactionLog> {
  const all = await readLines<LoggedTransaction>(file);
  const entries = all.slice(-kept);
  if (entries.length < all.length) await writeWhole(file, toLines(entries));
  let writing: Promise<void> = Promise.resolve();
  return {
    entries: () => entries,
    append({ changes, ...transaction }) {
      const entry = { ...transaction, changes: changes.map(({ id, before, after }) => ({ id, before, after })) };
      entries.push(entry);
      writing = writing.then(() => appendFile(file, toLines([entry])));
    },
    flush: () => writing,
  };
}
