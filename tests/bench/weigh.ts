import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageList } from '../../src/build/page-list.ts';

export interface Weight {
  name: string;
  /** kB of the HTML with its styles, brotli. */
  html: number;
  /** kB of all JavaScript that the page asks for by itself, brotli. */
  js: number;
}

const kB = (data: string | Buffer) => brotliCompressSync(data).length / 1000;

/** What each built page weighs (budgets of quality.md, Speed). */
export async function weigh(folder: string): Promise<Weight[]> {
  return Promise.all(
    pageList.map(async ({ name, file }) => {
      const html = await readFile(join(folder, file), 'utf8');
      const plan = /<script type="application\/json" id="start">(.*?)<\/script>/.exec(html)?.[1] ?? '{"modules":[]}';
      const { modules } = JSON.parse(plan) as { modules: string[] };
      const code = await Promise.all(modules.map((url) => readFile(join(folder, url))));
      return { name, html: kB(html), js: code.reduce((sum, chunk) => sum + kB(chunk), 0) };
    }),
  );
}
