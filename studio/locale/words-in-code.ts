import type { Plugin } from 'vite';

type Sentences = [english: string, indonesian: string][];

const list: Sentences = [
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

/** What packages without translations of their own say in their code, by a part of their file's path. */
const sentences: Record<string, Sentences> = {
  '@sanity/orderable-document-list/dist/index.js': list,
  '@sanity/ui/dist/index.js': [['"Close dialog"', '"Tutup dialog"']],
  'sanity/lib/PerspectiveProvider-': [
    // A picture's uses are still being looked for: until then there is nothing to press that the server would refuse.
    ['hasResults = publishedDocuments.length > 0', 'hasResults = isLoading || publishedDocuments.length > 0'],
    [
      't("asset-source.image.asset-list.delete-failed"),\n\t\t\tdescription: error.message',
      't("asset-source.image.asset-list.delete-failed"),\n\t\t\tdescription: "Mungkin baru saja dipakai. Tutup daftar gambar, buka lagi, lalu coba sekali lagi."',
    ],
  ],
  // The date of an older revision.
  'sanity/lib/structureTool-': [
    [
      `format(new Date(date), "MMM d, yyyy '@' pp")`,
      'new Intl.DateTimeFormat("id-ID", { dateStyle: "long", timeStyle: "short" }).format(new Date(date))',
    ],
  ],
};

/** Puts the Indonesian in; a release of these packages that says something else fails the build of the Studio. */
export function indonesianInCode(): Plugin {
  const missing = new Set(Object.values(sentences).flat());
  return {
    name: 'indonesian-in-code',
    transform(code, id) {
      const part = Object.keys(sentences).find((name) => id.includes(name));
      const present = (sentences[part ?? ''] ?? []).filter(([english]) => code.includes(english));
      for (const sentence of present) missing.delete(sentence);
      return present.reduce((text, [english, indonesian]) => text.replaceAll(english, () => indonesian), code);
    },
    buildEnd(error) {
      const [sentence] = missing;
      if (sentence && !error) this.error(`studio/locale/words-in-code.ts: no longer there: ${sentence[0]}`);
    },
  };
}
