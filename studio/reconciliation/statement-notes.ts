import type { Line } from './bank-formats.ts';
import type { Entry } from './read-section.ts';
import type { Section } from './split-sections.ts';

interface Facts {
  sections: readonly Section[];
  entries: readonly Entry[];
  /** Lines that are not transactions. */
  outside: readonly Line[];
  /** Whether the statement agrees with its own balance. */
  agrees: boolean | null;
}

/** Writes what the treasurer should know about a statement that was read. */
export function statementNotes({ sections, entries, outside, agrees }: Facts): string[] {
  const withSen = entries.filter(({ sen }) => sen % 100 !== 0).map(({ row }) => row);
  return [
    ...(agrees ? [] : repeatedRows(entries)),
    ...severalAccounts(outside),
    ...sections.flatMap(feeColumns),
    ...(withSen.length > 0 ? [`Sen tidak dihitung (baris ${withSen.slice(0, 5).join(', ')}).`] : []),
  ];
}

/** Finds equal rows that no balance proves. They may be two equal donations, or an export that repeats a row. */
function repeatedRows(entries: readonly Entry[]): string[] {
  const rows = Map.groupBy(entries, ({ day, hour, sen, text }) => [day, hour, sen, text].join('|'));
  const same = [...rows.values()]
    .filter(({ length }) => length > 1)
    .map((equal) => equal.map(({ row }) => row).join(' dan '));
  if (same.length === 0) return [];
  const list = same.slice(0, 5).join('; ') + (same.length > 5 ? `; dan ${same.length - 5} lagi` : '');
  return [
    `Sama persis hari, jumlah, dan keterangannya: baris ${list}. Semuanya dihitung; bila ekspor ini mengulang baris, hapus salah satunya.`,
  ];
}

/** Finds columns of fees. Fees are not counted. */
const feeColumns = ({ titles, columns }: Section) =>
  titles
    .filter((title, column) => columns[column] === '' && /\b(?:biaya|admin|fee|mdr|charge)\b/i.test(title))
    .map((title) => `Kolom “${title.trim()}” tidak dihitung; jumlah di sampingnya dibaca apa adanya.`);

/** Finds several account numbers outside the transactions. */
function severalAccounts(lines: readonly Line[]): string[] {
  // Matches a label such as “No. Rekening” at the start of a line, and the number after it.
  const label =
    /^\W*(?:no\.?|nomor|account|acc\.?) ?(?:rekening|rek\.?|account|no\.?|number)?\b[^\d]{0,40}?(\d[\d. -]{5,})/i;
  const found = lines.flatMap(({ cells }) => label.exec(cells.join(' '))?.[1]?.replaceAll(/\D/g, '') ?? []);
  const accounts = [...new Set(found)];
  return accounts.length > 1
    ? [`Mutasi ini dari ${accounts.length} rekening (${accounts.join(', ')}); semuanya dihitung.`]
    : [];
}
