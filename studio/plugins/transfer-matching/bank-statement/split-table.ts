import Papa from 'papaparse';

export interface Line {
  /** Row of the file, from 1, as a spreadsheet counts it. */
  row: number;
  cells: string[];
}

/** A text as rows of cells. The row at index 0 is line 1 of the spreadsheet. */
interface SplitTable {
  rows: string[][];
  /** Line of the first quotation mark that is not closed, from 1. The rows below it may be wrong. */
  openQuoteLine: number | null;
}

/**
 * Splits a text into rows of cells. A first line like `sep=;`, which Excel writes, names the delimiter. Without it, takes
 * the one that gives a row of titles, else the one that papaparse guesses. Never throws.
 */
export function splitTable(text: string, isTitles: (cells: readonly string[]) => boolean): SplitTable {
  const unified = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const sepLine = /^"?sep=(.)"?[ \t;,]*(?=\n|$)/.exec(unified);
  // The line becomes empty but stays, so that the numbers of rows are those of the file.
  const body = (sepLine ? unified.slice(sepLine[0].length) : unified).trimEnd();
  /** With '' as delimiter, papaparse guesses. */
  const split = (delimiter: string) => Papa.parse<string[]>(body, { delimiter });
  const named = sepLine?.[1] ? [sepLine[1]] : [',', ';', '\t', '|'];
  const { data: rows, errors } = named.map(split).find(({ data }) => data.some(isTitles)) ?? split(sepLine?.[1] ?? '');
  const unclosed = errors.find(({ type }) => type === 'Quotes');
  return { rows, openQuoteLine: unclosed ? (unclosed.row ?? 0) + 1 : null };
}

/** Counts the cells behind the last title, up to the last filled one. An unquoted delimiter inside a cell makes them. */
export const countSurplus = (cells: readonly string[], titles: readonly string[]): number =>
  Math.max(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1 - titles.length);
