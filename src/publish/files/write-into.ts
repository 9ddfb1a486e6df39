import { createHash, randomUUID } from 'node:crypto';
import { copyFile, lstat, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
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

/** Copies a file of an older build, unless it is a symbolic link. Returns whether it has copied it. */
export async function copyPlain(from: string, to: string): Promise<boolean> {
  const isPlain = (await lstat(from).catch(() => null))?.isFile() ?? false;
  if (isPlain) await copyFile(from, to);
  return isPlain;
}

/** The hash in the name of an immutable file: eight hexadecimal digits of the SHA-256 of all parts. */
export function hashed(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}

const brotli = promisify(brotliCompress);

/** Writes a `.br` beside every text file of `folder` that has none. Takes those of unchanged files from `previous`. */
export async function compress(folder: string, previous: string | null = null): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => /\.(html|css|js|json|svg|txt|xml|webmanifest)$/.test(file));
  const todo = texts.filter((file) => !file.startsWith('.') && !files.includes(`${file}.br`));
  await Promise.all(
    todo.map(async (file) => {
      const text = await readFile(join(folder, file));
      const before = previous === null ? null : await readFile(join(previous, file)).catch(() => null);
      const target = join(folder, `${file}.br`);
      const isCopied = previous && before?.equals(text) && (await copyPlain(join(previous, `${file}.br`), target));
      if (!isCopied) await writeFile(target, await brotli(text));
    }),
  );
}
