/**
 * Decodes a file from a bank, Excel or WhatsApp. It is UTF-8 or UTF-16, with or without a byte order mark. Any other
 * file is read as Windows-1252, in which Excel saves tables on Indonesian Windows.
 */
function decodeText(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  const [first, second] = bytes;
  // In UTF-16 every second byte of Latin text is zero: the odd bytes in little-endian, the even ones in big-endian.
  const beginning = bytes.slice(0, 400);
  const evenZeros = beginning.filter((byte, index) => byte === 0 && index % 2 === 0).length;
  const oddZeros = beginning.filter((byte, index) => byte === 0 && index % 2 === 1).length;
  const isWide = bytes.length > 3 && evenZeros + oddZeros > beginning.length / 5;
  if ((first === 0xff && second === 0xfe) || (isWide && oddZeros > evenZeros))
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
 * Returns the text of a file. A workbook, or a web page that a bank calls a workbook, becomes CSV. Throws an error with
 * a sentence for staff if the file cannot be read.
 */
export async function readFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  const start = String.fromCodePoint(...new Uint8Array(bytes.slice(0, 12)));
  const problem = refusals.find(([begins]) => begins.test(start))?.[1];
  if (problem) throw new Error(problem);
  if (start.startsWith('PK')) return (await import('./workbooks.ts')).readCompressed(file);
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  // The first tag of a web page, also of a part of one.
  const isPage = /^\s*<(?:\?xml[^>]*>\s*<)?(?:!doctype html|html|head|body|table|meta|style|div|center)\b/i.test(text);
  if (!isPage) return text;
  const table = (await import('./workbooks.ts')).readPage(text);
  if (table === '') throw new Error(noTable);
  return table;
}

export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser reads the URL only after it has handled the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
