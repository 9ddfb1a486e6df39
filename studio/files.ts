/**
 * Decodes a file as banks, Excel and WhatsApp write it: UTF-8 or UTF-16, with or without a byte order mark, else
 * Windows-1252, in which Excel on Windows saves a table in Indonesia.
 */
export function decodeText(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  const [first, second] = bytes;
  const zeros = (odd: number) => bytes.slice(0, 400).filter((byte, index) => byte === 0 && index % 2 === odd).length;
  const isWide = bytes.length > 3 && zeros(0) + zeros(1) > Math.min(bytes.length, 400) / 5;
  if ((first === 0xff && second === 0xfe) || (isWide && zeros(1) > zeros(0)))
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || isWide) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const picture =
  'Ini gambar; angka di gambar tidak dapat dibaca dengan pasti. Unduh atau simpan sebagai CSV atau Excel.';

const refusals: [begins: RegExp, problem: string][] = [
  [/^$/, 'Berkas ini kosong. Unduh atau simpan sekali lagi.'],
  [
    /^\u00D0\u00CF/,
    'Ini berkas Excel lama (.xls). Buka di Excel atau LibreOffice, lalu simpan sebagai .xlsx atau CSV.',
  ],
  [/^%PDF/, 'Ini berkas PDF. Buka, pilih semua teksnya, salin, lalu tempel di sini; teksnya dapat dibaca.'],
  [/^\{\\rtf/, 'Ini dokumen RTF. Buka, salin teksnya, lalu tempel di sini.'],
  [/^(?:\u0089PNG|\u00FF\u00D8|GIF8|RIFF....WEBP|....ftyp|BM)/s, picture],
];
const noTable = 'Ini halaman web tanpa tabel. Unduh sebagai CSV atau Excel.';

/**
 * Returns the text of a file. A workbook, or a web page that is named like one, becomes a table with commas. Throws a
 * sentence for staff if the file is neither.
 */
export async function readFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  const start = String.fromCodePoint(...new Uint8Array(bytes.slice(0, 12)));
  const problem = refusals.find(([begins]) => begins.test(start))?.[1];
  if (problem) throw new Error(problem);
  if (start.startsWith('PK')) return (await import('./workbooks.ts')).readCompressed(file);
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  const isPage = /^\s*<(?:\?xml[^>]*>\s*<)?(?:!doctype html|html|head|body|table|meta|style|div|center)\b/i.test(text);
  if (!isPage && !/^\s*<\?xml[\s\S]{0,400}<Workbook\b/.test(text)) return text;
  const table = (await import('./workbooks.ts')).readPage(text);
  if (table === '') throw new Error(noTable);
  return table;
}

/** Gives a file to the browser as a download. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser reads the URL only after it has handled the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
