import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Doc } from './document.ts';
import { readLines } from './lines.ts';
import { openLog, type TransactionLog } from './transaction-log.ts';
import type { Transaction } from './transaction.ts';

export interface Store {
  log: TransactionLog;
  get(id: string): Doc | undefined;
  all(): Doc[];
  /** Stores a transaction and tells every subscriber in one go. */
  commit(transaction: Transaction): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: (transaction: Transaction) => void): () => void;
  /** Resolves when everything committed so far is on disk. */
  flush(): Promise<void>;
}

/** Opens the data folder, or makes it. The folder ignores itself: it is never committed. */
export async function openStore(dataDir: string): Promise<Store> {
  await mkdir(join(dataDir, 'assets'), { recursive: true });
  await writeFile(join(dataDir, '.gitignore'), '*\n');
  const file = join(dataDir, 'documents.ndjson');
  const documents = new Map((await readLines<Doc>(file)).map((document) => [document._id, document]));
  const log = await openLog(join(dataDir, 'transactions.ndjson'));
  const listeners = new Set<(transaction: Transaction) => void>();
  const save = coalesced(() => write(file, [...documents.values()]));

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

/** Written beside and renamed: a crash leaves the old file or the new one, never half of one. */
async function write(file: string, documents: Doc[]): Promise<void> {
  await writeFile(`${file}.tmp`, documents.map((document) => `${JSON.stringify(document)}\n`).join(''));
  await rename(`${file}.tmp`, file);
}

/** Runs `work` one at a time; calls made meanwhile share the one run that follows. */
function coalesced(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= running = running.then(() => {
      next = undefined;
      return work();
    });
    return next;
  };
}
