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

/** What a screen reader says while an entry of a list of the desk is moved. */
const movingEntries: Sentences = [
  ['Press space bar to start a drag.', 'Tekan spasi untuk mulai memindahkan.'],
  [
    'When dragging you can use the arrow keys to move the item around and escape to cancel.',
    'Lalu tombol panah memindahkan, spasi menaruh, dan Escape membatalkan.',
  ],
  [
    'Some screen readers may require you to be in focus mode or to use your pass through key',
    'Pada sebagian pembaca layar, masuk dulu ke mode fokus.',
  ],
  ['You have lifted an item in position', 'Anda mengangkat isi urutan'],
  ['You have moved the item from position', 'Dipindahkan dari urutan'],
  ['to position ${endPosition}', 'ke urutan ${endPosition}'],
  ['You are over an area that cannot be dropped on', 'Di sini tidak dapat ditaruh'],
  ['The item has returned to its starting position', 'Kembali ke tempat semula,'],
  ['of ${position(source.index)}', 'urutan ${position(source.index)}'],
  ['Movement cancelled.', 'Pemindahan dibatalkan.'],
  ['You have dropped the item.', 'Sudah ditaruh.'],
  ['The item has been dropped while not over a drop area.', 'Ditaruh di luar daftar.'],
];

/** The same while an entry of a list within a document is moved. */
const movingItems: Sentences = [
  ['To pick up a draggable item, press the space bar.', 'Tekan spasi untuk mulai memindahkan.'],
  ['While dragging, use the arrow keys to move the item.', 'Lalu tombol panah memindahkan.'],
  [
    'Press space again to drop the item in its new position, or press escape to cancel.',
    'Spasi menaruh, Escape membatalkan.',
  ],
  ['"Picked up draggable item " + active.id + "."', '"Diangkat."'],
  ['"Draggable item " + active.id + " was moved over droppable area " + over.id + "."', '"Berpindah tempat."'],
  ['"Draggable item " + active.id + " is no longer over a droppable area."', '"Di sini tidak dapat ditaruh."'],
  ['"Draggable item " + active.id + " was dropped over droppable area " + over.id', '"Ditaruh di tempat baru."'],
  ['"Draggable item " + active.id + " was dropped."', '"Ditaruh."'],
  ['"Dragging was cancelled. Draggable item " + active.id + " was dropped."', '"Pemindahan dibatalkan."'],
];

/** What packages without translations of their own say in their code, by a part of their file's path. */
const sentences: Record<string, Sentences> = {
  '@sanity/orderable-document-list/dist/index.js': list,
  '@hello-pangea/dnd/dist/dnd.esm.js': movingEntries,
  '@dnd-kit/core/dist/core.esm.js': movingItems,
  // A key that the package does not have itself.
  'sanity/lib/index.js': [['t("new-document.new-document")', 't("new-document.new-document-aria-label")']],
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
