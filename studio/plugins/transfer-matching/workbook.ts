import writeXlsxFile, { type SheetData } from 'write-excel-file/universal';
import { entryFacts, type Institute } from './answers.ts';
import { type Entry, type EntryState, reasons } from './entry.ts';
import { claimedAmount } from './traits.ts';

const states: Record<EntryState, string> = { sure: 'pasti', look: 'perlu dilihat', open: 'terbuka', aside: '' };

const titles =
  'rekening,tanggal,jam,masuk,keluar,saldo,keterangan bank,berkas,baris,status,alasan,diputuskan oleh,tanggal keputusan,jenis,nama,pengirim,mushaf,kota,alamat,total di pesan,perhatian,pesan'.split(
    ',',
  );

/** What is in a cell: a text, an amount, or a day (`2026-11-28`). */
type Cell = string | number | null;

/**
 * Makes a row for each entry: all money in and out, then messages without money. If a row of the bank is divided among
 * several messages, each has its part.
 */
export function workbookRows(entries: readonly Entry[], types: Institute['types']): Cell[][] {
  // A claim without a row comes after all years.
  const timeOf = ({ row }: Entry) => (row ? `${row.day} ${row.hour ?? ''}` : '9');
  return entries.toSorted((a, b) => timeOf(a).localeCompare(timeOf(b))).map((entry) => rowOf(entry, types));
}

function rowOf(entry: Entry, types: Institute['types']): Cell[] {
  const { row, claim, state, reason, amount, decision, against, other } = entry;
  const { type, purpose, name, quantity } = entryFacts(entry);
  const isCounted = row !== null && reason !== 'isTwin';
  return [
    row?.account ?? '',
    row?.day ?? '',
    row?.hour ?? '',
    isCounted && row.way === 'in' ? amount : null,
    isCounted && row.way === 'out' ? amount : null,
    row?.balance ?? null,
    row?.text ?? '',
    row?.source ?? claim?.source ?? '',
    row?.row ?? claim?.line ?? null,
    states[state],
    `${reasons[reason]}${other ? ` (${other.day}, baris ${other.row} ${other.source})` : ''}`,
    decision?.by ?? (state === 'sure' ? 'otomatis' : ''),
    decision?.on ?? '',
    type ? types[type] : purpose,
    name,
    claim?.sender ?? '',
    quantity,
    claim?.city ?? '',
    claim?.address ?? '',
    claim ? claimedAmount(claim) : null,
    against.join('. '),
    claim?.said ?? '',
  ];
}

const days = new Set(['tanggal', 'tanggal keputusan'].map((title) => titles.indexOf(title)));

/** Writes all entries for Excel, with real dates and numbers. */
export function writeWorkbook(entries: readonly Entry[], types: Institute['types']): Promise<Blob> {
  const data: SheetData = [
    titles.map((value) => ({ value, fontWeight: 'bold' as const })),
    ...workbookRows(entries, types).map((cells) =>
      cells.map((value, column) => {
        if (value === null || value === '') return null;
        if (days.has(column)) return { value: new Date(value), type: Date, format: 'dd/mm/yyyy' };
        return typeof value === 'number'
          ? { value, type: Number, format: '#,##0' }
          : { value: value.slice(0, 32_000), type: String };
      }),
    ),
  ];
  const columns = titles.map((title) => ({ width: Math.max(12, title.length + 2) }));
  return writeXlsxFile([{ sheet: 'semua baris', data, columns, stickyRowsCount: 1 }]).toBlob();
}
