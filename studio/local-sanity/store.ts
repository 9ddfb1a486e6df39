import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mutation } from '@sanity/mutator';

/** A document to which the server has not yet assigned a revision and times. */
export interface NewDoc {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

export interface Doc extends NewDoc {
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
}

/** Whether anonymous readers may see a document. A dot in the id makes it private. */
export const isPublic = (id: string) => !id.includes('.');

/** One operation on one document, in the form that `@sanity/mutator` and the Studio's listener read. */
export type Operation = Mutation['mutations'][number];

export interface Change {
  id: string;
  before: Doc | null;
  after: Doc | null;
  operations: Operation[];
}

export interface Transaction {
  id: string;
  author: string;
  timestamp: string;
  changes: Change[];
}

export interface Store {
  get(id: string): Doc | undefined;
  all(): Doc[];
  commit(transaction: Transaction): void;
  subscribe(listener: (transaction: Transaction) => void): () => void;
  /** The latest transactions, oldest first, including those before a restart. */
  history(): readonly Transaction[];
  /** Resolves when everything that was committed so far is on disk. */
  flush(): Promise<void>;
}

/** Makes an id like Sanity's: 22 letters and digits. */
export const newId = () => randomBytes(24).toString('base64').replaceAll(/[+/=]/g, '').slice(0, 22);

/** The number of transactions that are kept over a restart: some days of work. */
const keptTransactions = 1000;

const lineOf = (value: unknown) => `${JSON.stringify(value)}\n`;

/** Reads a file of JSON lines. Skips a last line that was cut off because the process was killed. */
async function readLines<Line>(file: string): Promise<Line[]> {
  if (!existsSync(file)) return [];
  const lines = (await readFile(file, 'utf8')).split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Line);
}

/** Writes a temporary file and renames it, so that a kill leaves the old file or the new one. */
async function writeWhole(file: string, data: string): Promise<void> {
  await writeFile(`${file}.new`, data);
  await rename(`${file}.new`, file);
}

/** Opens or creates the data folder, and gives it a `.gitignore`. */
export async function openStore(dataDir: string): Promise<Store> {
  await mkdir(join(dataDir, 'assets'), { recursive: true });
  await writeFile(join(dataDir, '.gitignore'), '*\n');
  const documentsFile = join(dataDir, 'documents.ndjson');
  const historyFile = join(dataDir, 'history.ndjson');
  const documents = new Map((await readLines<Doc>(documentsFile)).map((document) => [document._id, document]));
  const transactions = (await readLines<Transaction>(historyFile)).slice(-keptTransactions);
  await writeWhole(historyFile, transactions.map(lineOf).join(''));
  const listeners = new Set<(transaction: Transaction) => void>();
  let appended = Promise.resolve();
  let saved = Promise.resolve();
  let isWaiting = false;
  /** Writes all documents as soon as the last write is done. All changes until then share this write. */
  const save = () => {
    if (isWaiting) return saved;
    isWaiting = true;
    saved = saved.then(() => {
      isWaiting = false;
      return writeWhole(documentsFile, Array.from(documents.values(), lineOf).join(''));
    });
    return saved;
  };
  return {
    get: (id) => documents.get(id),
    all: () => [...documents.values()],
    history: () => transactions,
    commit(transaction) {
      for (const { id, after } of transaction.changes) {
        if (after) documents.set(id, after);
        else documents.delete(id);
      }
      transactions.push(transaction);
      appended = appended.then(() => appendFile(historyFile, lineOf(transaction)));
      void save();
      for (const listener of listeners) listener(transaction);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush: async () => void (await Promise.all([save(), appended])),
  };
}
