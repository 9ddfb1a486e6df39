import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Book, emptyBook, readBook } from './book.ts';

interface Books extends DBSchema {
  book: { key: 'book'; value: Book };
}

/** The place of one project's and dataset's book on this computer. */
export interface Place {
  load: () => Promise<Book>;
  save: (book: Book) => Promise<void>;
  remove: () => Promise<void>;
}

/** Opens the place. Rejects where the browser refuses storage, as in a private window. */
export async function openPlace(name: string): Promise<Place> {
  const database: IDBPDatabase<Books> = await openDB<Books>(`buku-bendahara-${name}`, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('book'),
  });
  return {
    load: async () => readBook((await database.get('book', 'book')) ?? emptyBook),
    save: async (book) => void (await database.put('book', book, 'book')),
    remove: () => database.delete('book', 'book'),
  };
}

const held = new Map<string, Promise<boolean>>();

/** Whether this tab has the book: then it has it until it is closed. Another tab may only read it. */
export function holdBook(name: string): Promise<boolean> {
  const known = held.get(name);
  if (known) return known;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  held.set(name, promise);
  const untilClosed = Promise.withResolvers<void>().promise;
  void navigator.locks.request(`buku-bendahara-${name}`, { ifAvailable: true }, (lock) => {
    resolve(lock !== null);
    if (lock) return untilClosed;
    held.delete(name);
  });
  return promise;
}
