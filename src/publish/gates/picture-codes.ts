import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Problem } from '../../content/problems.ts';

/** A picture of a page: its field, the SHA-1 of its file, which is a part of Sanity's id, and its pixels. */
export interface SeenPicture {
  place: Pick<Problem, 'document' | 'field'>;
  sha1: string;
  pixels: { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };
}

// Takes the decoder from the package, because zxing-wasm by default downloads it from a CDN.
const decoder = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(decoder).buffer } });

/** The QR or bar code in a picture, if there is one. */
export async function codeIn(pixels: SeenPicture['pixels']) {
  const [code] = await readBarcodes({ ...pixels, colorSpace: 'srgb' }, { tryHarder: true, maxNumberOfSymbols: 1 });
  return code;
}

/** Refuses a picture with a QR or bar code until its SHA-1 is approved, because visitors could scan it to pay. */
export async function pictureProblem(
  { place, sha1, pixels }: SeenPicture,
  approved: ReadonlySet<string>,
): Promise<Problem | null> {
  if (approved.has(sha1)) return null;
  const code = await codeIn(pixels);
  if (!code) return null;
  return { ...place, kind: 'code in a picture', values: { format: code.format, text: code.text.slice(0, 60), sha1 } };
}
