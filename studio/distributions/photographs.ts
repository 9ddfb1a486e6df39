import type { SanityClient } from 'sanity';
import { fileRemedy } from '../fields/picture-remedy.ts';
import type { DistributionRow } from './read-distributions.ts';

/** A file for one row of the table. It is not uploaded yet. */
export interface Photograph {
  file: File;
  /** A local URL from which the browser shows it. */
  address: string;
  problem?: string | undefined;
  /** Index of the row that somebody has chosen. Without it, the file's name decides. */
  chosen?: number;
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

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Returns the index of the only row that fits, or undefined if none or several fit. */
function onlyIndex(rows: readonly DistributionRow[], isFit: (row: DistributionRow) => boolean): number | undefined {
  const found = rows.flatMap((row, index) => (isFit(row) ? [index] : []));
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Returns the index of a file's row. The row has the file's name, or the file's name has the row's number (`3.jpg`,
 * `foto 03.jpg`), place or city.
 */
export function rowIndexOf(file: string, rows: readonly DistributionRow[]): number | undefined {
  const name = lettersOf(file.replace(/\.\w+$/, ''));
  const isNamed = ({ photo = '' }: DistributionRow) =>
    photo !== '' && [name, lettersOf(file)].includes(lettersOf(photo));
  // In a name such as `3-11-2026.jpg`, the 3 is a day, not the number of a row.
  const number = Number(/^(?:foto|nomor|no)?[\s._-]*(\d{1,3})(?!\d|[-._/]\d)/i.exec(file)?.[1] ?? 0);
  const numbered = number > 0 && number <= rows.length ? number - 1 : undefined;
  const isInName = (text: string) => text !== '' && name.includes(lettersOf(text));
  return (
    onlyIndex(rows, isNamed) ??
    numbered ??
    onlyIndex(rows, ({ place }) => isInName(place)) ??
    onlyIndex(rows, ({ city }) => isInName(city))
  );
}

/** Returns the row of each photograph. A row has one picture, so staff must choose a row for a second one. */
export function placePhotographs(photographs: readonly Photograph[], rows: readonly DistributionRow[]) {
  const taken = new Set(photographs.flatMap(({ chosen }) => chosen ?? []));
  return photographs.map(({ file, chosen }) => {
    const index = chosen ?? rowIndexOf(file.name, rows);
    if (index === undefined || (chosen === undefined && taken.has(index))) return undefined;
    taken.add(index);
    return rows[index];
  });
}

export async function uploadPicture(client: SanityClient, file: File, alt: string) {
  const { _id } = await client.assets.upload('image', file, { filename: file.name });
  return { _type: 'image', asset: { _type: 'reference', _ref: _id }, ...(alt && { alt }) };
}
