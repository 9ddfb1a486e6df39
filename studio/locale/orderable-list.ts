import type { Plugin } from 'vite';

/** What the list of `@sanity/orderable-document-list` says, in code: it has no translations of its own. */
const sentences: [english: string, indonesian: string][] = [
  ['"Moved"', '"Berpindah:"'],
  ['? "1 document" : `${selectedItems.length} documents`', '? "1 dokumen" : `${selectedItems.length} dokumen`'],
  ['isMovingUp ? "up" : "down"', 'isMovingUp ? "naik" : "turun"'],
  ['"from position"', '"dari urutan"'],
  ['`${startIndex + 1} to ${endIndex + 1}`', '`${startIndex + 1} ke ${endIndex + 1}`'],
  [
    '`${updated.results.length === 1 ? "1 document" : `${updated.results.length} documents`} reordered`',
    '"Urutan tersimpan dan segera tampil di situs"',
  ],
  ['title: "Reordering failed"', 'title: "Urutan belum tersimpan. Coba seret sekali lagi."'],
  ['"There was an error"', '"Daftar tidak dapat dimuat"'],
  ['"Please try again later"', '"Periksa sambungan internet, lalu buka lagi daftar ini."'],
  ['"No documents of this type"', '"Daftar ini masih kosong. Tekan + di atas untuk membuat yang pertama."'],
  ['" documents have no order. Select"', '" dokumen belum punya urutan. Pilih"'],
  ['"Reset Order"', '"Urutkan ulang"'],
  ['" from the menu above to fix."', '" di menu … di atas."'],
  ['"Reordering started..."', '"Mengurutkan…"'],
  [
    '`Reordered ${update.results.length === 1 ? "Document" : "Documents"}` : "Reordering failed"',
    '"Sudah diurutkan" : "Belum dapat diurutkan"',
  ],
  ['"Toggle Increments"', '"Tombol naik dan turun"'],
];

/** Puts the Indonesian in; a release of the list that says something else fails the build of the Studio. */
export function indonesianList(): Plugin {
  return {
    name: 'indonesian-list',
    transform(code, id) {
      if (!id.includes('@sanity/orderable-document-list/dist/index.js')) return null;
      return { code: translated(code), map: null };
    },
  };
}

/** Throws when a sentence is not there any more. */
export function translated(code: string): string {
  return sentences.reduce((text, [english, indonesian]) => {
    if (!text.includes(english)) throw new Error(`studio/locale/orderable-list.ts: no longer there: ${english}`);
    return text.replaceAll(english, () => indonesian);
  }, code);
}
