import { randomUUID } from 'node:crypto';
import { copyFile, lstat, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file at a path inside `folder`, making the folders on the way. */
export async function writeInto(folder: string, path: string, data: string | Buffer): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
}

/**
 * Writes a temporary file and renames it, so that a reader finds all of it or nothing, even after a kill or beside
 * another writer.
 */
export async function writeWhole(file: string, data: string | Buffer): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, data);
  await rename(temporary, file);
}

/** Copies a file of an older build; a symbolic link in its place is not followed. Returns whether it was there. */
export async function copyPlain(from: string, to: string): Promise<boolean> {
  const isPlain = (await lstat(from).catch(() => null))?.isFile() ?? false;
  if (isPlain) await copyFile(from, to);
  return isPlain;
}
