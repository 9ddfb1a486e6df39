import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { debounce } from '../../src/publish/files/debounce.ts';
import { writeWhole } from '../../src/publish/files/write-into.ts';
import type { Doc } from './document.ts';
import { readLines, toLines } from './lines.ts';
import { openLog, type TransactionLog } from './transaction-log.ts';
import type { Transaction } from './transaction.ts';

export interface Store {
  log: TransactionLog;
  get(id: string): Doc | undefined;
  all(): Doc[];
  /** Stores a transaction and notifies every subscriber at once. */
  commit(transaction: Transaction): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: (transaction: Transaction) => void): () => void;
  /** Resolves when everything committed so far is on disk. */
  flush(): Promise<void>;
}

/** Opens or creates the data folder, which git ignores by a file of its own: it is never committed. */
export async function openStore(dataDir: string): Promise<Store> {
  await mkdir(join(dataDir, 'assets'), { recursive: true });
  await writeFile(join(dataDir, '.gitignore'), '*\n');
  const file = join(dataDir, 'documents.ndjson');
  const documents = new Map((await readLines<Doc>(file)).map((document) => [document._id, document]));
  const log = await openLog(join(dataDir, 'transactions.ndjson'));
  const listeners = new Set<(transaction: Transaction) => void>();
  const save = debounce(() => writeWhole(file, toLines([...documents.values()])), 0);

  return {
    log,
    get: (id) => documents.get(id),
    all: () => [...documents.values()],
    commit(transaction) {
      for (const { id, after } of transaction.changes) {
        if (after) documents.set(id, after);
        else documents.delete(id);
      }
      log.append(transaction);
      void save();
      for (const listener of listeners) listener(transaction);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush: async () => {
      await Promise.all([save(), log.flush()]);
    },
  };
}
