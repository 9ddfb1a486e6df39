import { strFromU8, unzipSync } from 'fflate';
import { DomUtils, parseDocument } from 'htmlparser2';
import Papa from 'papaparse';
import readXlsxFile, { type CellValue } from 'read-excel-file/universal';

const { getElementsByTagName, textContent } = DomUtils;
/** An element of a page. htmlparser2 does not export its type. */
type HtmlElement = ReturnType<typeof getElementsByTagName>[number];

/**
 * Returns the text of a file of a bank, Excel or WhatsApp. A workbook, or a web page that a bank calls a workbook,
 * becomes CSV; of a compressed chat its text. Throws an error with a sentence for staff if the file cannot be read.
 */
export async function readFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = String.fromCodePoint(...bytes.slice(0, 12));
  const problem = refusals.find(([begins]) => begins.test(start))?.[1];
  if (problem === oldWorkbook && hasPassword(bytes)) throw new Error(password);
  if (problem) throw new Error(problem);
  if (start.startsWith('PK')) return readCompressed(bytes);
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  // The first tag of a web page, also of a part of one.
  const isPage = /^\s*<(?:\?xml[^>]*>\s*<)?(?:!doctype html|html|head|body|table|meta|style|div|center)\b/i.test(text);
  return isPage ? readPage(text) : text;
}

const picture =
  'Ini gambar; angka di gambar tidak dapat dibaca dengan pasti. Unduh atau simpan sebagai CSV atau Excel.';
const oldWorkbook = 'Ini berkas Excel lama (.xls). Buka di Excel atau LibreOffice, lalu simpan sebagai .xlsx atau CSV.';
const password =
  'Berkas Excel ini terkunci kata sandi. Buka di Excel atau LibreOffice, simpan tanpa kata sandi, lalu pilih berkas yang baru.';

const refusals: [begins: RegExp, problem: string][] = [
  [/^$/, 'Berkas ini kosong. Unduh atau simpan sekali lagi.'],
  [/^\u00D0\u00CF/, oldWorkbook],
  [/^%PDF/, 'Ini berkas PDF, yang tidak dibaca di sini. Unduh mutasinya dari bank sebagai CSV atau Excel.'],
  [/^\{\\rtf/, 'Ini dokumen RTF. Buka, salin tabelnya, lalu tempel di sini.'],
  // PNG, JPEG, GIF, WebP, HEIC and BMP. Text may begin with BM, such as the name of a bank.
  [/^(?:\u0089PNG|\u00FF\u00D8|GIF8|RIFF....WEBP|....ftyp|BM....\0\0\0\0)/s, picture],
];

/** Excel puts a workbook with a password into the container of the old .xls, as a part with this name in UTF-16. */
const hasPassword = (bytes: Uint8Array) =>
  new TextDecoder('latin1').decode(bytes).includes(Array.from('EncryptedPackage').join('\0'));

/** Decodes UTF-8 or UTF-16, with or without a byte order mark, or else Windows-1252, in which Excel for Windows saves. */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  // In UTF-16 every second byte of Latin text is zero: the odd bytes in little-endian, the even ones in big-endian. Names
  // may have other letters, so a fifth is enough.
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

const notRead =
  'Berkas ini bukan Excel (.xlsx) dan tidak memuat obrolan WhatsApp (.txt), atau rusak. Simpan sebagai .xlsx atau CSV dengan programnya; berkas .zip diekstrak dulu.';

/** Returns the text of a compressed file: a workbook as CSV, or a chat that WhatsApp exports with its pictures. */
async function readCompressed(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, { filter: ({ name }) => /\.txt$|^xl\/workbook\.xml$/i.test(name) });
  } catch {
    throw new Error(notRead);
  }
  if ('xl/workbook.xml' in files) return readWorkbook(bytes);
  const texts = Object.values(files).map((text) => strFromU8(text));
  if (texts.length === 0) throw new Error(notRead);
  return texts.join('\n');
}

const toMinute = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');
function cellText(value: CellValue | null): string {
  if (value instanceof Date) return toMinute(value).replace(/ 00:00$/, '');
  if (typeof value !== 'number' || Number.isInteger(value)) return String(value ?? '');
  // Excel in another language reads `50.409` as 50 and a fraction. A `?` makes that no amount.
  if (value === Number(value.toFixed(3)) && value !== Number(value.toFixed(2))) return `${value}?`;
  // Other amounts get two digits for sen, because more digits could read as thousands.
  return value.toFixed(2);
}

/** Joins all sheets of an .xlsx file. Throws if two sheets share a row of numbers, whose money would count twice. */
async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const sheets = await readXlsxFile(new Blob([bytes])).catch(() => {
    throw new Error(notRead);
  });
  const tables = sheets.map(({ sheet, data }) => ({ sheet, rows: data.map((row) => row.map(cellText)) }));
  refuseSharedRows(tables);
  return Papa.unparse(tables.filter(({ rows }) => rows.length > 0).flatMap(({ rows }) => [...rows, []]));
}

function refuseSharedRows(tables: readonly { sheet: string; rows: string[][] }[]): void {
  const sheetsByRow = new Map<string, string>();
  for (const { sheet, rows } of tables) {
    const withNumbers = rows.filter((cells) => cells.filter((cell) => /\d/.test(cell)).length > 1);
    for (const row of withNumbers.map((cells) => cells.join('|'))) {
      const other = sheetsByRow.get(row) ?? sheet;
      if (other !== sheet)
        throw new Error(`Lembar “${other}” dan “${sheet}” berisi baris yang sama. Hapus salah satu, lalu simpan lagi.`);
      sheetsByRow.set(row, sheet);
    }
  }
}

/** Returns all tables of a web page as one CSV. Throws without a table. */
function readPage(page: string): string {
  const { children } = parseDocument(page.replaceAll(/<br\b[^>]*>/gi, ' '));
  const rowsIn = (nodes: typeof children) => getElementsByTagName('tr', nodes);
  const table = rowsIn(children)
    // A row around another table has no cells of its own.
    .filter((row) => rowsIn(row.children).length === 0)
    .map((row) => getElementsByTagName((name) => name === 'td' || name === 'th', row).flatMap(textsOfCell));
  if (table.length === 0) throw new Error('Ini halaman web tanpa tabel. Unduh sebagai CSV atau Excel.');
  return Papa.unparse(table);
}

/** Returns the text of a cell, and empty texts for the other columns that it spans. */
function textsOfCell(cell: HtmlElement): string[] {
  const columns = Math.min(Number(cell.attribs.colspan ?? 1), 100);
  return [textContent(cell).replaceAll(/\s+/g, ' ').trim(), ...Array.from({ length: columns - 1 }, () => '')];
}
