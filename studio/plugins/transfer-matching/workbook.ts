import writeXlsxFile, { type SheetData } from 'write-excel-file/universal';
import { entryFacts, type Organisation } from './answers.ts';
import type { Way } from './bank-statement/read-amount.ts';
import { type Entry, type EntryState, reasons } from './entry.ts';
import { claimedAmount } from './traits.ts';
import type { BankRow } from './transfer-list.ts';

/** Words for the states. An entry that is aside needs none: its reason says enough. */
const states: Record<EntryState, string> = { sure: 'pasti', look: 'perlu dilihat', open: 'terbuka', aside: '' };

type Types = Organisation['types'];
const placeOf = ({ day, row, source }: BankRow) => `${day}, baris ${row} ${source}`;
const kindTitle = ({ type, purpose }: ReturnType<typeof entryFacts>, types: Types) => (type ? types[type] : purpose);
/** What is in a cell: a text, an amount, or a day (`2026-11-28`). */
type Cell = string | number | null;

const columns: [title: string, cellOf: (entry: Entry, types: Types) => Cell][] = [
  ['rekening', ({ row }) => row?.account ?? ''],
  ['tanggal', ({ row }) => row?.day ?? ''],
  ['jam', ({ row }) => row?.hour ?? ''],
  ['masuk', (entry) => moneyOf(entry, 'in')],
  ['keluar', (entry) => moneyOf(entry, 'out')],
  ['saldo', ({ row }) => row?.balance ?? null],
  ['keterangan bank', ({ row }) => row?.text ?? ''],
  ['berkas', ({ row, claim }) => row?.source ?? claim?.source ?? ''],
  ['baris', ({ row, claim }) => row?.row ?? claim?.line ?? null],
  ['status', ({ state }) => states[state]],
  ['alasan', ({ reason, other }) => reasons[reason] + (other ? ` (${placeOf(other)})` : '')],
  ['diputuskan oleh', ({ state, decision }) => decision?.by ?? (state === 'sure' ? 'otomatis' : '')],
  ['tanggal keputusan', ({ decision }) => decision?.on ?? ''],
  ['jenis', (entry, types) => kindTitle(entryFacts(entry), types)],
  ['nama', (entry) => entryFacts(entry).name],
  ['pengirim', ({ claim }) => claim?.sender ?? ''],
  ['mushaf', (entry) => entryFacts(entry).quantity],
  ['kota', ({ claim }) => claim?.city ?? ''],
  ['alamat', ({ claim }) => claim?.address ?? ''],
  ['total di pesan', ({ claim }) => claim && claimedAmount(claim)],
  ['perhatian', ({ against }) => against.join('. ')],
  ['pesan', ({ claim }) => claim?.said ?? ''],
];
const titles = columns.map(([title]) => title);
const days = new Set(['tanggal', 'tanggal keputusan'].map((title) => titles.indexOf(title)));

/** The same row of two files counts once. A row that the bank took back counts, so that the sums are the bank's. */
const moneyOf = ({ row, reason, amount }: Entry, way: Way) =>
  row?.way === way && reason !== 'sameRow' ? amount : null;

/** Makes a row for each entry: all money in and out, each part of a divided row, then messages without money. */
export function workbookRows(entries: readonly Entry[], types: Types): Cell[][] {
  // A claim without a row comes after all years.
  const timeOf = ({ row }: Entry) => (row ? `${row.day} ${row.hour ?? ''}` : '9');
  const sorted = entries.toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)));
  return sorted.map((entry) => columns.map(([, cellOf]) => cellOf(entry, types)));
}

/** Excel takes 32,767 letters. */
const longestText = 32_000;

/** Writes all entries for Excel, with real dates and numbers. */
export function writeWorkbook(entries: readonly Entry[], types: Types): Promise<Blob> {
  const data: SheetData = [
    titles.map((value) => ({ value, fontWeight: 'bold' as const })),
    ...workbookRows(entries, types).map((cells) =>
      cells.map((value, column) => {
        if (value === null || value === '') return null;
        if (days.has(column)) return { value: new Date(value), type: Date, format: 'dd/mm/yyyy' };
        return typeof value === 'number'
          ? { value, type: Number, format: '#,##0' }
          : { value: value.slice(0, longestText), type: String };
      }),
    ),
  ];
  const widths = titles.map((title) => ({ width: Math.max(12, title.length + 2) }));
  return writeXlsxFile([{ sheet: 'semua baris', data, columns: widths, stickyRowsCount: 1 }]).toBlob();
}
