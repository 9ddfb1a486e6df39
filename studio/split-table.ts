import Papa from 'papaparse';

/** A pasted table as rows of cells. The row at `index` is line `index + 1` of a spreadsheet. */
export interface SplitTable {
  rows: string[][];
  /** Index of the first row of titles; -1 if there is none. A preamble or empty lines may stand above it. */
  titles: number;
  /** The line of the first quotation mark that is not closed, from 1. The rows below it may be wrong. */
  openQuote?: number;
}

/**
 * Splits a text into rows of cells. The delimiter is the one in a first line `sep=;`, which Excel writes. Otherwise it
 * is one that gives a row of titles, or else the one that gives most rows the same number of cells. Never throws.
 */
export function splitTable(text: string, isTitles: (cells: readonly string[]) => boolean): SplitTable {
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const named = /^"?sep=(.)"?[ \t;,]*(?=\n|$)/.exec(lines);
  // The line becomes empty but stays, so that the numbers of rows are those of the file.
  const body = unwrapped((named ? lines.slice(named[0].length) : lines).trimEnd());
  const tables = (named?.[1] ? [named[1]] : [',', ';', '\t', '|']).map((delimiter) => {
    const { data, errors } = Papa.parse<string[]>(body, { delimiter });
    const open = errors.find(({ type }) => type === 'Quotes');
    const titles = data.findIndex(isTitles);
    return { rows: data, titles, ...(open && { openQuote: (open.row ?? 0) + 1 }) };
  });
  const rank = ({ rows, titles }: SplitTable) => Number(titles >= 0) * 1e9 + regularity(rows);
  return tables.toSorted((a, b) => rank(b) - rank(a))[0] as SplitTable;
}

/** Splits lines that Excel quoted as a whole, because their delimiter was not its own. */
function unwrapped(body: string): string {
  const isWrapped = body.split('\n').every((line) => /^(?:"(?:[^"]|"")*"[;,\t]*)?$/.test(line));
  return isWrapped ? body.replaceAll(/^"(.*?)"[;,\t]*$/gm, '$1').replaceAll('""', '"') : body;
}

function regularity(rows: readonly string[][]): number {
  const widths = new Map<number, number>();
  for (const { length } of rows) widths.set(length, (widths.get(length) ?? 0) + 1);
  return Math.max(0, ...Array.from(widths, ([width, count]) => (width > 1 ? count * Math.min(width, 4) : 0)));
}

/** Finds cells to the right of the last title: an unquoted delimiter has moved the cells behind it. */
export const surplusCells = (cells: readonly string[], titles: readonly string[]): string[] =>
  cells.slice(titles.length).filter((cell) => cell.trim() !== '');
