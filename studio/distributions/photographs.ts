import type { SanityClient } from 'sanity';
import { fileRemedy } from '../fields/picture-remedy.ts';
import type { DistributionRow } from './read-distributions.ts';

/** A file for one row of the table. It is not uploaded yet. */
export interface Photograph {
  file: File;
  problem?: string | undefined;
}

export const readPhotographs = (files: readonly File[]): Promise<Photograph[]> =>
  Promise.all(files.map(async (file) => ({ file, problem: await fileRemedy(file, 'gallery') })));

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Returns the index of the row that has the file's name, or whose number the file's name has (`3.jpg`, `foto 03.jpg`). */
export function rowIndexOf(file: string, rows: readonly DistributionRow[]): number | undefined {
  const names = new Set([file, file.replace(/\.\w+$/, '')].map(lettersOf));
  const named = rows.findIndex(({ photo = '' }) => photo !== '' && names.has(lettersOf(photo)));
  if (named >= 0) return named;
  // In a name such as `3-11-2026.jpg`, the 3 is a day, not the number of a row.
  const number = Number(/^(?:foto|nomor|no)?[\s._-]*(\d{1,3})(?!\d|[-._/]\d)/i.exec(file)?.[1] ?? 0);
  return number > 0 && number <= rows.length ? number - 1 : undefined;
}

const noRow = 'Beri nama berkasnya nomor laporannya, misalnya 3.jpg, atau tulis namanya di kolom foto.';

/** Gives each photograph its row, or a problem. A row has one picture. */
export function placePhotographs(photographs: readonly Photograph[], rows: readonly DistributionRow[]) {
  const taken = new Set<number>();
  return photographs.map(({ file, problem }): Photograph & { row?: DistributionRow | undefined } => {
    const index = rowIndexOf(file.name, rows);
    if (problem) return { file, problem };
    if (index === undefined || taken.has(index)) return { file, problem: noRow };
    taken.add(index);
    return { file, row: rows[index] };
  });
}

export async function uploadPicture(client: SanityClient, file: File, alt: string) {
  const { _id } = await client.assets.upload('image', file, { filename: file.name });
  return { _type: 'image', asset: { _type: 'reference', _ref: _id }, alt };
}
