import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageList } from '../../src/publish/html/page-list.ts';

export interface Weight {
  name: string;
  /** kB of the HTML with its styles, brotli. */
  html: number;
  /** kB of all scripts that the page asks for by itself, and of those in it, brotli. */
  js: number;
}

/** Compressed size of each built page (docs/testing.md#speed). */
export async function weigh(folder: string): Promise<Weight[]> {
  const kB = async (file: string) => (await stat(join(folder, `${file}.br`))).size / 1000;
  return Promise.all(
    pageList.map(async ({ name, file }) => {
      const html = await readFile(join(folder, file), 'utf8');
      const files = new Set(html.match(/assets\/[\w.-]+\.js/g));
      const inlined = Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, code = '']) => code);
      const sizes = [
        ...(await Promise.all([...files].map(kB))),
        ...inlined.map((code) => brotliCompressSync(code).length / 1000),
      ];
      return { name, html: await kB(file), js: sizes.reduce((sum, size) => sum + size, 0) };
    }),
  );
}
