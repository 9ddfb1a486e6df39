import Papa from 'papaparse';
import { cleanNumber } from 'site/transaction/parse-rupiah.ts';

export interface Line {
  /** Row of the file, from 1, as a spreadsheet counts it. */
  row: number;
  cells: string[];
}

/**
 * Splits a text into lines of cells. A first line like `sep=;`, which Excel writes, names the delimiter. Without it, takes
 * the one that gives a row of titles, else the one that papaparse guesses. Never throws.
 */
export function splitTable(text: string, isTitles: (cells: readonly string[]) => boolean) {
  const unified = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const [sepLine = '', named] = /^"?sep=(.)"?[ \t;,]*(?=\n|$)/.exec(unified) ?? [];
  // The line becomes empty but stays, so that the numbers of rows are those of the file.
  const body = unified.slice(sepLine.length).trimEnd();
  const split = (delimiter: string) => Papa.parse<string[]>(body, { delimiter });
  const candidates = named ? [named] : [',', ';', '\t', '|'];
  const withTitles = candidates.map(split).find(({ data }) => data.some(isTitles));
  // With '' as delimiter, papaparse guesses.
  const { data, errors } = withTitles ?? split(named ?? '');
  const unclosed = errors.find(({ type }) => type === 'Quotes');
  return {
    lines: data.map((cells, index): Line => ({ row: index + 1, cells: cells.map(cleanCell) })),
    /** Row of the first quotation mark that is not closed. The rows below it may be wrong. */
    openQuoteRow: unclosed ? (unclosed.row ?? 0) + 1 : null,
  };
}

/** Removes `="…"`, which keeps a cell as text, and invisible characters. */
const cleanCell = (cell: string) => cleanNumber(cell.replace(/^="(.*)"$/, '$1'));

/** Counts the cells behind the last title, up to the last filled one. An unquoted delimiter inside a cell makes them. */
export const countSurplus = (cells: readonly string[], titles: readonly string[]): number =>
  Math.max(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1 - titles.length);
