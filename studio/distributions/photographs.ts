import type { SanityClient } from 'sanity';
import { fileRemedy } from '../fields/picture-remedy.ts';
import type { DistributionRow } from './read-distributions.ts';

/** A file for one row of the table, not uploaded yet. */
export interface Photograph {
  file: File;
  /** Where the browser shows it from. */
  address: string;
  problem?: string | undefined;
  /** Position of the row, if somebody has chosen it; else the file's name decides. */
  chosen?: number;
  /** What staff wrote for those who cannot see it. */
  alt?: string;
}

export const readPhotographs = (files: readonly File[]): Promise<Photograph[]> =>
  Promise.all(
    files.map(async (file) => ({
      file,
      address: URL.createObjectURL(file),
      problem: await fileRemedy(file, 'gallery'),
    })),
  );

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The only position that fits; undefined if there are several, or none. */
function only(rows: readonly DistributionRow[], fits: (row: DistributionRow) => boolean): number | undefined {
  const found = rows.flatMap((row, index) => (fits(row) ? [index] : []));
  return found.length === 1 ? found[0] : undefined;
}

/** Position of the row that names the file, whose number it has (`3.jpg`, `foto 03.jpg`), or whose place it names. */
export function rowOf(file: string, rows: readonly DistributionRow[]): number | undefined {
  const name = plain(file.replace(/\.\w+$/, ''));
  const named = only(rows, ({ photo = '' }) => photo !== '' && [name, plain(file)].includes(plain(photo)));
  // Not the day of a name such as `3-11-2026.jpg`.
  const number = Number(/^(?:foto|nomor|no)?[\s._-]*(\d{1,3})(?!\d|[-._/]\d)/i.exec(file)?.[1] ?? 0);
  const numbered = number > 0 && number <= rows.length ? number - 1 : undefined;
  const has = (text: string) => text !== '' && name.includes(plain(text));
  return named ?? numbered ?? only(rows, ({ place }) => has(place)) ?? only(rows, ({ city }) => has(city));
}

/** The row of each photograph. A row has one picture, so the second for it must be chosen by hand. */
export function placePhotographs(photographs: readonly Photograph[], rows: readonly DistributionRow[]) {
  const taken = new Set(photographs.flatMap(({ chosen }) => chosen ?? []));
  return photographs.map(({ file, chosen }) => {
    const row = chosen ?? rowOf(file.name, rows);
    if (row === undefined || (chosen === undefined && taken.has(row))) return undefined;
    taken.add(row);
    return rows[row];
  });
}

/** Uploads a picture, and returns what a document stores of it. */
export async function uploadPicture(client: SanityClient, file: File, alt: string) {
  const { _id } = await client.assets.upload('image', file, { filename: file.name });
  return { _type: 'image', asset: { _type: 'reference', _ref: _id }, ...(alt && { alt }) };
}
