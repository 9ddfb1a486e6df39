import Papa from 'papaparse';

export interface Line {
  /** Row of the file, from 1, as a spreadsheet counts it. */
  row: number;
  cells: string[];
}

/** A text as rows of cells. The row at index 0 is line 1 of the spreadsheet. */
interface SplitTable {
  rows: string[][];
  /** Index of the first row of titles; -1 if there is none. */
  titlesIndex: number;
  /** Line of the first quotation mark that is not closed, from 1. The rows below it may be wrong. */
  openQuoteLine: number | null;
}

/**
 * Splits a text into rows of cells. A first line like `sep=;`, which Excel writes, names the delimiter. Without it,
 * tries four delimiters, and prefers one that gives a row of titles, then the most regular table. Never throws.
 */
export function splitTable(text: string, isTitles: (cells: readonly string[]) => boolean): SplitTable {
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const sepLine = /^"?sep=(.)"?[ \t;,]*(?=\n|$)/.exec(lines);
  // The line becomes empty but stays, so that the numbers of rows are those of the file.
  const body = unwrapped((sepLine ? lines.slice(sepLine[0].length) : lines).trimEnd());
  const tables = (sepLine?.[1] ? [sepLine[1]] : [',', ';', '\t', '|']).map((delimiter): SplitTable => {
    const { data: rows, errors } = Papa.parse<string[]>(body, { delimiter });
    const unclosed = errors.find(({ type }) => type === 'Quotes');
    return { rows, titlesIndex: rows.findIndex(isTitles), openQuoteLine: unclosed ? (unclosed.row ?? 0) + 1 : null };
  });
  const withTitles = tables.filter(({ titlesIndex }) => titlesIndex >= 0);
  const candidates = withTitles.length > 0 ? withTitles : tables;
  return candidates.toSorted((a, b) => regularity(b.rows) - regularity(a.rows))[0] as SplitTable;
}

/** Removes the quotation marks around whole lines. Excel writes them if the delimiter of the lines is not its own. */
function unwrapped(body: string): string {
  const isWrapped = body.split('\n').every((line) => /^(?:"(?:[^"]|"")*"[;,\t]*)?$/.test(line));
  return isWrapped ? body.replaceAll(/^"(.*?)"[;,\t]*$/gm, '$1').replaceAll('""', '"') : body;
}

/** Counts the rows of the most frequent width. Multiplies by that width, up to 4, so that more cells win. */
function regularity(rows: readonly string[][]): number {
  const widths = new Map<number, number>();
  for (const { length } of rows) widths.set(length, (widths.get(length) ?? 0) + 1);
  return Math.max(0, ...Array.from(widths, ([width, count]) => (width > 1 ? count * Math.min(width, 4) : 0)));
}

/** Returns filled cells to the right of the last title. They come from a delimiter inside a cell without quotes. */
export const surplusCells = (cells: readonly string[], titles: readonly string[]): string[] =>
  cells.slice(titles.length).filter((cell) => cell.trim() !== '');
