import { type DBSchema, openDB } from 'idb';
import { type Book, emptyBook, readBook } from './book.ts';

interface Books extends DBSchema {
  book: { key: 'book'; value: Book };
}

export type StoredBook = Awaited<ReturnType<typeof openStoredBook>>;

/** Opens the place of one project's and dataset's book on this computer. Rejects where the browser refuses storage. */
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

/** Whether this tab gets the right to write the book, which it then has until it is closed. */
export const lockBook = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    void navigator.locks.request(`buku-bendahara-${name}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      const untilClosed = new Promise<void>(() => {});
      return lock ? untilClosed : undefined;
    });
  });
