import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { useEffect } from 'react';
import { useDataset, useProjectId } from 'sanity';
import { createModuleState } from '../module-state.ts';
import { type Book, emptyBook, readBook } from './book.ts';

/** The pasted statement and messages. Only the memory of this tab holds them, until they are in the book. */
const newSession = { statement: '', messages: '' };

type BookState = typeof newState;
const newState = {
  book: emptyBook,
  /** The book before the last act, and the name of that act, for “Batalkan”. */
  before: null as { book: Book; act: string } | null,
  /**
   * `opening`: not loaded yet; `ours`: this tab saves it; `other`: open in another tab, so it can only be read;
   * `refused`: only in memory, because the browser stores nothing.
   */
  access: 'opening' as 'opening' | 'ours' | 'other' | 'refused',
  problem: '',
  session: newSession,
};
const state = createModuleState(newState);

interface Stored extends DBSchema {
  book: { key: 'book'; value: Book };
}
/** The database of one project and dataset. Undefined if the browser refuses storage. */
let database: IDBPDatabase<Stored> | undefined;

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

function change(part: Partial<BookState>): void {
  const next = { ...state.get(), ...part };
  const { session, book, access } = next;
  const hasUnsaved = session.statement + session.messages !== '' || (access === 'refused' && book !== emptyBook);
  globalThis[hasUnsaved ? 'addEventListener' : 'removeEventListener']('beforeunload', askBeforeLeaving);
  state.set(next);
}

const refuse = (error: unknown) => change({ access: 'refused', problem: (error as Error).message });

/** Resolves with whether this tab gets the right to write the book. It keeps the right until it is closed. */
const lockBook = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      const untilClosed = new Promise<void>(() => {});
      return lock ? untilClosed : undefined;
    });
  });

async function openBook(name: string): Promise<void> {
  const isOurs = await lockBook(name);
  try {
    database = await openDB<Stored>(name, 1, { upgrade: (fresh) => void fresh.createObjectStore('book') });
    const stored = await database.get('book', 'book');
    change({ book: readBook(stored ?? emptyBook), access: isOurs ? 'ours' : 'other' });
  } catch (error) {
    database = undefined;
    refuse(error);
  }
}

let opened: Promise<void> | undefined;

/** Returns the book of this project and dataset, and what is pasted but not yet in it. */
export function useBook(): BookState {
  const name = `buku-bendahara-${useProjectId()}-${useDataset()}`;
  useEffect(() => {
    opened ??= openBook(name);
  }, [name]);
  return state.useValue();
}

export const changeSession = (part: Partial<typeof newSession>): void =>
  change({ session: { ...state.get().session, ...part } });
export const clearSession = (): void => change({ session: newSession });

/** Changes the book by one act and saves it. `undo` takes the act back. */
export function writeBook(act: string, update: (book: Book) => Book): void {
  const before = state.get().book;
  const book = update(before);
  change({ book, before: { book: before, act } });
  database?.put('book', book, 'book').catch(refuse);
}

export function undo(): void {
  const { before } = state.get();
  if (!before) return;
  writeBook('', () => before.book);
  change({ before: null });
}

export function removeBook(): void {
  change({ book: emptyBook, before: null });
  void database?.delete('book', 'book');
}
