import { type Change, type Document, valueAt } from './price-changes.ts';

/** Who receives the money and who answers questions: what visitors act on without a second look. */
const watched: Record<string, Record<string, string>> = {
  bankAccount: { bank: 'Nama bank', number: 'Nomor rekening', holder: 'Atas nama' },
  siteSettings: { 'contact.whatsapp': 'Nomor WhatsApp' },
};

const waits = 'Sampai pengelola situs menyetujuinya, situs tetap menampilkan yang lama.';

/** What publishing `draft` would change for visitors who are about to transfer. Empty when nothing would. */
export function payeeChanges(type: string, published: Document, draft: Document): Change[] {
  if (!draft) return [];
  return Object.entries(watched[type] ?? {})
    .map(([path, title]) => ({ title, before: read(published, path), after: read(draft, path), waits }))
    .filter(({ before, after }) => before !== after);
}

function read(document: Document, path: string): string {
  const value = valueAt(document, path);
  return typeof value === 'string' ? value : '';
}
