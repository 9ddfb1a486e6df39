import { decodeText } from '../files.ts';

const refusals: [bytes: string, problem: string][] = [
  [
    'PK',
    'Berkas ini terkompresi (Excel atau ZIP). Excel: simpan sebagai CSV. ZIP dari WhatsApp: buka, lalu pilih berkas .txt di dalamnya.',
  ],
  ['\u00D0\u00CF', 'Ini berkas Excel lama. Buka di Excel, lalu simpan sebagai CSV.'],
  ['%PDF', 'Ini berkas PDF. Unduh mutasi dari bank sebagai CSV atau Excel.'],
  ['<', 'Ini halaman web, bukan CSV. Buka di Excel, lalu simpan sebagai CSV.'],
];

/** The text of a file. Throws, with a sentence for staff, for what is no text. */
export async function readFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  const start = String.fromCodePoint(...new Uint8Array(bytes.slice(0, 4)));
  const problem = refusals.find(([sign]) => start.startsWith(sign))?.[1];
  if (problem) throw new Error(problem);
  return decodeText(bytes);
}
