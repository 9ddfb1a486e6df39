import { type DBSchema, openDB } from 'idb';
import { type Book, emptyBook, readBook } from './book.ts';

interface Books extends DBSchema {
  book: { key: 'book'; value: Book };
}

export type StoredBook = Awaited<ReturnType<typeof openStoredBook>>;

/** Opens the database that holds the book of one project and dataset. Rejects if the browser refuses storage. */
export async function openStoredBook(name: string) {
  const database = await openDB<Books>(`buku-bendahara-${name}`, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('book'),
  });
  return {
    load: async () => readBook((await database.get('book', 'book')) ?? emptyBook),
    save: async (book: Book) => void (await database.put('book', book, 'book')),
    remove: () => database.delete('book', 'book'),
  };
}

/** Resolves with whether this tab gets the right to write the book. It keeps the right until it is closed. */
export const lockBook = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    void navigator.locks.request(`buku-bendahara-${name}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      const untilClosed = new Promise<void>(() => {});
      return lock ? untilClosed : undefined;
    });
  });
