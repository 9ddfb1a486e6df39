import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Writes a `.br` beside every text file of the output. */
export async function compress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => /\.(html|js|json|svg|txt|xml|webmanifest)$/.test(file));
  await Promise.all(
    texts.map(async (file) => writeFile(join(folder, `${file}.br`), await brotli(await readFile(join(folder, file))))),
  );
}
