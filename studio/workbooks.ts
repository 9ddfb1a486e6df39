import { strFromU8, unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import Papa from 'papaparse';
import readXlsxFile, { type CellValue } from 'read-excel-file/universal';

/** This module reads workbooks, and web pages that banks call workbooks. It is loaded when such a file is opened. */

const notRead =
  'Berkas ini terkompresi, tetapi bukan Excel (.xlsx) dan tidak memuat obrolan WhatsApp (.txt), atau rusak. Ekstrak dulu, lalu pilih berkas di dalamnya.';

/** Returns the text of a compressed file: a workbook as CSV, or a chat that WhatsApp exports with its pictures. */
export async function readCompressed(file: Blob): Promise<string> {
  let files: Record<string, Uint8Array>;
  try {
    const filter = ({ name }: { name: string }) => /\.txt$|^xl\/workbook\.xml$/i.test(name);
    files = unzipSync(new Uint8Array(await file.arrayBuffer()), { filter });
  } catch {
    throw new Error(notRead);
  }
  if ('xl/workbook.xml' in files) return readWorkbook(file);
  const texts = Object.values(files).map((bytes) => strFromU8(bytes));
  if (texts.length === 0) throw new Error(notRead);
  return texts.join('\n');
}

function textOf(value: CellValue | null): string {
  if (value instanceof Date)
    return value
      .toISOString()
      .slice(0, 16)
      .replace('T', ' ')
      .replace(/ 00:00$/, '');
  // Amounts get two digits for sen, because three digits would read as thousands.
  return typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(2) : String(value ?? '');
}

/** Joins all sheets of an .xlsx file, one below the other. Throws if two sheets share a row of numbers. */
async function readWorkbook(file: Blob): Promise<string> {
  const sheets = await readXlsxFile(file).catch(() => {
    throw new Error(notRead);
  });
  const tables = sheets.map(({ sheet, data }) => ({ sheet, rows: data.map((row) => row.map(textOf)) }));
  const seen = new Map<string, string>();
  for (const { sheet, rows } of tables)
    for (const cells of rows.filter((row) => row.filter((cell) => /\d/.test(cell)).length > 1)) {
      const other = seen.get(cells.join('|'));
      if (other !== undefined && other !== sheet)
        throw new Error(`Lembar “${other}” dan “${sheet}” berisi baris yang sama. Hapus salah satu, lalu simpan lagi.`);
      seen.set(cells.join('|'), sheet);
    }
  return Papa.unparse(tables.filter(({ rows }) => rows.length > 0).flatMap(({ rows }) => [...rows, []]));
}

/** Returns all tables of a web page as one CSV; '' if there are none. */
export function readPage(page: string): string {
  const rows: string[][] = [];
  /** By column, the number of rows below that a cell with `rowspan` still fills. */
  const rowsLeft: number[] = [];
  let isCellOpen = false;
  /** Adds empty cells to the last row, after those that cells from above fill. Returns the index of the first one. */
  const addCells = (count: number, rowsBelow: number) => {
    const row = rows.at(-1) ?? [];
    for (; (rowsLeft[row.length] ?? 0) > 0; row.push('')) rowsLeft[row.length] = (rowsLeft[row.length] ?? 0) - 1;
    for (let added = 0; added < count; added += 1) {
      rowsLeft[row.length] = rowsBelow;
      row.push('');
    }
    return row.length - count;
  };
  let column = 0;
  const write = (text: string) => {
    const row = isCellOpen ? rows.at(-1) : undefined;
    if (row) row[column] += text;
  };
  const isCell = (name: string) => name === 'td' || name === 'th';
  const parser = new Parser({
    onopentag: (name, { colspan, rowspan }) => {
      if (name === 'tr') {
        rows.push([]);
        isCellOpen = false;
      }
      if (name === 'br') write(' ');
      if (!isCell(name) || rows.length === 0) return;
      column = addCells(Math.min(Number(colspan) || 1, 100), (Number(rowspan) || 1) - 1);
      isCellOpen = true;
    },
    ontext: write,
    onclosetag: (name) => {
      if (isCell(name)) isCellOpen = false;
    },
  });
  parser.end(page);
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()));
  return cells.some((row) => row.length > 0) ? Papa.unparse(cells) : '';
}
