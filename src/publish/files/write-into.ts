import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

export async function writeInto(folder: string, path: string, data: string | Buffer): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
}

/** Writes a temporary file and renames it. Readers find the whole file or none, even after a kill. */
export async function writeWhole(file: string, data: string | Buffer): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, data);
  await rename(temporary, file);
}

/** The hash in the name of an immutable file: eight hexadecimal digits of the SHA-256 of all parts. */
export function hashed(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}

const brotli = promisify(brotliCompress);

/** Writes a `.br` beside every text file. */
export async function compress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => /\.(html|css|js|json|svg|txt|xml|webmanifest)$/.test(file));
  await Promise.all(
    texts.map(async (file) => writeFile(join(folder, `${file}.br`), await brotli(await readFile(join(folder, file))))),
  );
}
