/**
 * Decodes a file as banks, Excel and WhatsApp write it: UTF-8, UTF-16 with a byte order mark, or else Windows-1252, in
 * which Excel on Windows saves a table here.
 */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const refusals: [bytes: string, problem: string][] = [
  [
    'PK',
    'Berkas ini terkompresi (Excel atau ZIP). Excel: simpan sebagai CSV. ZIP dari WhatsApp: buka, lalu pilih berkas .txt di dalamnya.',
  ],
  ['\u00D0\u00CF', 'Ini berkas Excel lama. Buka di Excel, lalu simpan sebagai CSV.'],
  ['%PDF', 'Ini berkas PDF. Unduh sebagai CSV, atau sebagai Excel lalu simpan sebagai CSV.'],
  ['<', 'Ini halaman web, bukan CSV. Buka di Excel, lalu simpan sebagai CSV.'],
];

/** The text of a file. Throws, with a sentence for staff, if the file is not text. */
export async function readFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  const start = String.fromCodePoint(...new Uint8Array(bytes.slice(0, 4)));
  const problem = refusals.find(([sign]) => start.startsWith(sign))?.[1];
  if (problem) throw new Error(problem);
  return decodeText(bytes);
}

/** Hands a file to the browser's downloads. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser reads it after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
