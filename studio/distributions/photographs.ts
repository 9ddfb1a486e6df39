import type { SanityClient } from 'sanity';
import { fileRemedy } from '../fields/picture-remedy.ts';
import type { DistributionRow } from './read-distributions.ts';

/** A file for one row of the table. It is not uploaded yet. */
export interface Photograph {
  file: File;
  /** A local URL from which the browser shows it. */
  address: string;
  problem?: string | undefined;
  /** Position of the row that somebody has chosen. Without it, the file's name decides. */
  chosen?: number;
  /** The alternative text that staff wrote. */
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

/** Returns the only position that fits, or undefined if none or several fit. */
function only(rows: readonly DistributionRow[], fits: (row: DistributionRow) => boolean): number | undefined {
  const found = rows.flatMap((row, index) => (fits(row) ? [index] : []));
  return found.length === 1 ? found[0] : undefined;
}

/** Finds the row that names the file, or whose number (`3.jpg`, `foto 03.jpg`) or place the file's name contains. */
export function rowOf(file: string, rows: readonly DistributionRow[]): number | undefined {
  const name = plain(file.replace(/\.\w+$/, ''));
  const named = only(rows, ({ photo = '' }) => photo !== '' && [name, plain(file)].includes(plain(photo)));
  // In a name such as `3-11-2026.jpg`, the 3 is a day, not the number of a row.
  const number = Number(/^(?:foto|nomor|no)?[\s._-]*(\d{1,3})(?!\d|[-._/]\d)/i.exec(file)?.[1] ?? 0);
  const numbered = number > 0 && number <= rows.length ? number - 1 : undefined;
  const has = (text: string) => text !== '' && name.includes(plain(text));
  return named ?? numbered ?? only(rows, ({ place }) => has(place)) ?? only(rows, ({ city }) => has(city));
}

/** Pairs photographs with rows. A row has one picture, so a second picture for it must be assigned by hand. */
export function placePhotographs(photographs: readonly Photograph[], rows: readonly DistributionRow[]) {
  const taken = new Set(photographs.flatMap(({ chosen }) => chosen ?? []));
  return photographs.map(({ file, chosen }) => {
    const row = chosen ?? rowOf(file.name, rows);
    if (row === undefined || (chosen === undefined && taken.has(row))) return undefined;
    taken.add(row);
    return rows[row];
  });
}

/** Uploads a picture and returns the value that a document stores. */
export async function uploadPicture(client: SanityClient, file: File, alt: string) {
  const { _id } = await client.assets.upload('image', file, { filename: file.name });
  return { _type: 'image', asset: { _type: 'reference', _ref: _id }, ...(alt && { alt }) };
}
