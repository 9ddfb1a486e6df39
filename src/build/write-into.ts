import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file at a path inside `folder`, making the folders on the way. */
export async function writeInto(folder: string, path: string, data: string | Buffer): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
}

/** Writes a file of a cache: all of it or nothing, because the next build trusts what a killed one left. */
export async function writeWhole(file: string, data: Buffer): Promise<void> {
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, data);
  await rename(temporary, file);
}
