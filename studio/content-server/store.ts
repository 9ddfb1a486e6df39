import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mutation } from '@sanity/mutator';
import { debounce } from '../../src/publish/files/debounce.ts';
import { writeWhole } from '../../src/publish/files/write-into.ts';
import type { Doc } from './document.ts';

/** One operation on one document, as `@sanity/mutator` and the Studio's listener take it. */
export type Operation = Mutation['mutations'][number];

export interface Change {
  id: string;
  before: Doc | null;
  after: Doc | null;
  operations: Operation[];
}

/** Changes that are stored and announced together. */
export interface Transaction {
  id: string;
  author: string;
  timestamp: string;
  changes: Change[];
}

export interface Store {
  get(id: string): Doc | undefined;
  all(): Doc[];
  /** Stores a transaction and notifies every subscriber at once. */
  commit(transaction: Transaction): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: (transaction: Transaction) => void): () => void;
  /** Since the start of the server, oldest first. */
  history(): readonly Transaction[];
  /** Resolves when everything committed so far is on disk. */
  flush(): Promise<void>;
}

/** In the form of Sanity's own: 22 letters and digits. */
export const newId = () => randomBytes(24).toString('base64').replaceAll(/[+/=]/g, '').slice(0, 22);

/** Opens or creates the data folder, with a `.gitignore` of its own. */
export async function openStore(dataDir: string): Promise<Store> {
  await mkdir(join(dataDir, 'assets'), { recursive: true });
  await writeFile(join(dataDir, '.gitignore'), '*\n');
  const file = join(dataDir, 'documents.ndjson');
  const documents = new Map((await readLines<Doc>(file)).map((document) => [document._id, document]));
  const log: Transaction[] = [];
  const listeners = new Set<(transaction: Transaction) => void>();
  const save = debounce(() => writeWhole(file, toLines([...documents.values()])), 0);

  return {
    get: (id) => documents.get(id),
    all: () => [...documents.values()],
    history: () => log,
    commit(transaction) {
      for (const { id, after } of transaction.changes) {
        if (after) documents.set(id, after);
        else documents.delete(id);
      }
      log.push(transaction);
      void save();
      for (const listener of listeners) listener(transaction);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush: save,
  };
}

/** The values of an NDJSON file; none when there is no file. */
async function readLines<T>(file: string): Promise<T[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}

const toLines = (values: readonly unknown[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('');
