import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { copyPlain } from './write-into.ts';

const brotli = promisify(brotliCompress);

/** Writes a `.br` beside every text file of `folder` that has none. Takes those of unchanged files from `previous`. */
export async function compress(folder: string, previous: string | null = null): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => /\.(html|css|js|json|svg|txt|xml|webmanifest)$/.test(file));
  const todo = texts.filter((file) => !file.startsWith('.') && !files.includes(`${file}.br`));
  await Promise.all(todo.map((file) => compressFile(file, folder, previous)));
}

/** Writes the `.br` of one file. */
export async function compressFile(file: string, folder: string, previous: string | null): Promise<void> {
  const text = await readFile(join(folder, file));
  const before = previous === null ? null : await readFile(join(previous, file)).catch(() => null);
  const target = join(folder, `${file}.br`);
  const isSame = previous !== null && before?.equals(text);
  if (isSame && (await copyPlain(join(previous, `${file}.br`), target))) return;
  await writeFile(target, await brotli(text));
}
