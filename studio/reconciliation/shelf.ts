import { useEffect, useSyncExternalStore } from 'react';
import { useDataset, useProjectId } from 'sanity';
import { type Book, emptyBook } from './book.ts';
import { holdBook, openPlace, type Place } from './stored-book.ts';

/** The pasted statement and messages. They are kept in the memory of this tab until they are in the book. */
interface Session {
  statement: string;
  messages: string;
}

const newSession: Session = { statement: '', messages: '' };
interface Shelf {
  book: Book;
  /** The book before the last change, and the name of that change, for “Batalkan”. */
  before: { book: Book; act: string } | null;
  /**
   * `opening`: not loaded yet; `ours`: this tab saves it; `other`: open in another tab, so it can only be read;
   * `refused`: only in memory, because the browser stores nothing.
   */
  access: 'opening' | 'ours' | 'other' | 'refused';
  problem: string;
  session: Session;
}

/** State of the module and not of a component: it outlives a visit to another tool of the Studio. */
let shelf: Shelf = { book: emptyBook, before: null, access: 'opening', problem: '', session: newSession };
let place: Place | undefined;
const watchers = new Set<() => void>();

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

function put(part: Partial<Shelf>): void {
  shelf = { ...shelf, ...part };
  const { session, book } = shelf;
  const hasUnsaved = session.statement + session.messages !== '' || (shelf.access === 'refused' && book !== emptyBook);
  globalThis[hasUnsaved ? 'addEventListener' : 'removeEventListener']('beforeunload', askBeforeLeaving);
  for (const watch of watchers) watch();
}

async function openBook(name: string): Promise<void> {
  const isOurs = await holdBook(name);
  try {
    place = await openPlace(name);
    put({ book: await place.load(), access: isOurs ? 'ours' : 'other' });
  } catch (error) {
    place = undefined;
    put({ access: 'refused', problem: (error as Error).message });
  }
}

let opened: Promise<void> | undefined;

/** The book of this project and dataset, and how it changes. */
export function useShelf() {
  const name = `${useProjectId()}-${useDataset()}`;
  const state = useSyncExternalStore(
    (watch) => {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
    () => shelf,
  );
  useEffect(() => {
    opened ??= openBook(name);
  }, [name]);
  return state;
}

export const changeSession = (part: Partial<Session>): void => put({ session: { ...shelf.session, ...part } });
export const clearSession = (): void => put({ session: newSession });

/** Changes the book by one act, which can be taken back, and keeps it. */
export function writeBook(act: string, update: (book: Book) => Book): void {
  const book = update(shelf.book);
  put({ book, before: { book: shelf.book, act } });
  place?.save(book).catch((error: unknown) => put({ access: 'refused', problem: (error as Error).message }));
}

export function undo(): void {
  if (!shelf.before) return;
  writeBook('', () => shelf.before?.book ?? shelf.book);
  put({ before: null });
}

export function removeBook(): void {
  put({ book: emptyBook, before: null });
  void place?.remove();
}
