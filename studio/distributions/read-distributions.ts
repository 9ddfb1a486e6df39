import { distributionDayRemedy, type PlaceKind, placeKinds, quantityRange } from 'site/content/rules.ts';
import { textOf } from 'site/content/shown.ts';
import { readMoment } from 'site/transaction/read-moment.ts';
import { formatNumber } from 'site/transaction/rupiah.ts';
import { type Column, readTable, type TableReading, writeTable } from '../cities/read-table.ts';
import { readPieces } from '../fields/units.ts';

export interface DistributionRow {
  day: string;
  kind: PlaceKind;
  place: string;
  city: string;
  quantity: number;
  note: string;
  /** Name of the photograph's file, if the table has a column for it. */
  photo?: string;
}

/** A stored entry. Its values are unknown, because another program may have written them. */
export type StoredDistribution = Partial<Record<keyof DistributionRow, unknown>>;

const columns: Column[] = [
  { title: 'tanggal', means: /\b(?:tanggal|tgl|hari|date)\b/ },
  { title: 'jenis', means: /\b(?:jenis|kind)\b/, optional: true },
  { title: 'kota', means: /\b(?:kota|kabupaten|kab|city)\b/, field: 'city' },
  { title: 'jumlah', means: /\b(?:jumlah|jml|mushaf|eksemplar|quantity|qty)\b/ },
  { title: 'foto', means: /\b(?:foto|gambar|berkas|photo)\b/, optional: true },
  { title: 'nama tempat', means: /\b(?:nama|tempat|lokasi|penerima|place)\b/, optional: true, field: 'place' },
  { title: 'catatan', means: /\b(?:catatan|keterangan|ket|note)\b/, optional: true, field: 'note' },
];

/** Reads a table. Its rows obey the rules of the form and the build. Days and numbers may be written in many ways. */
export function readDistributions(text: string): TableReading<DistributionRow> {
  const reading = readTable<DistributionRow>(text, {
    type: 'distribution',
    columns,
    readRow: (cell) => {
      const [dayText = '', kindText = '', city = '', countText = '', photo = '', place = '', note = ''] = columns.map(
        ({ title }) => cell(title),
      );
      const day = readMoment(dayText)?.day ?? '';
      const kind = kindOf(kindText || place);
      const quantity = numberOf(countText);
      const wrong = [
        dayProblem(day, dayText),
        kind ? undefined : `jenis “${kindText || place}” tidak dikenal. Tulis ${Object.values(placeKinds).join(', ')}.`,
        city === '' ? 'kota kosong. Tulis kota atau kabupatennya.' : undefined,
        quantityProblem(quantity, countText),
      ];
      // An unknown kind is in `wrong`, so this row is not used: `lain` only satisfies the type.
      const row = { day, kind: kind ?? ('lain' as const), place, city, quantity, note };
      return { row: photo ? { ...row, photo } : row, wrong };
    },
  });
  const { rows, problems } = reading;
  if (rows.length + problems.length === 0) problems.push('Belum ada satu penyaluran pun di bawah judul kolom.');
  return reading;
}

/** Returns the title of a stored kind, or the stored text if the kind is unknown. */
export const kindTitle = (kind: unknown): string => {
  const titles: Record<string, string> = placeKinds;
  return (Object.hasOwn(titles, textOf(kind)) && titles[textOf(kind)]) || textOf(kind);
};

/** Matches the ways in which people write each kind, in lower case. */
const kindPatterns: [RegExp, PlaceKind][] = [
  [/^m[ae]s[jy]id/, 'masjid'],
  [/^(?:(?:pondok )?pesantren|pon ?pes|pondok\b|pp$)/, 'pesantren'],
  [/^(?:tp[aq]$|t\.p\.[aq]|taman pendidikan)/, 'tpa'],
  [/^lain/, 'lain'],
];

/** Returns the kind with which a text begins: `masjid` for `Masjid An-Nur`. */
export const kindOf = (text: string) => kindPatterns.find(([pattern]) => pattern.test(text.toLowerCase()))?.[1];

function dayProblem(day: string, written: string): string | undefined {
  if (day === '') return `tanggal “${written}” tidak dapat dibaca. Tulis misalnya 21/11/2026.`;
  const remedy = distributionDayRemedy(day);
  return remedy && `tanggal “${written}”: ${remedy}.`;
}

/** Returns the number that a text means, or 0 if it means none. */
function numberOf(text: string): number {
  const reading = readPieces(text);
  return ('value' in reading ? reading.value : undefined) ?? 0;
}

const quantityProblem = (quantity: number, written: string) =>
  quantity >= quantityRange.min && quantity <= quantityRange.max
    ? undefined
    : `jumlah “${written}” tidak dapat dipakai. Tulis bilangan bulat dari ${quantityRange.min} sampai ${formatNumber(quantityRange.max)}.`;

export const writeDistributions = (rows: readonly StoredDistribution[]): string =>
  writeTable(
    columns.filter(({ title }) => title !== 'foto'),
    rows.map(({ day, kind, city, quantity, place, note }) => [
      textOf(day),
      kindTitle(kind),
      textOf(city),
      // Another program may have stored anything: an object is left out, a number stays a number in the CSV.
      typeof quantity === 'object' ? '' : quantity,
      ...[place, note].map(textOf),
    ]),
  );
