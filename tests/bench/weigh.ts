import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pageList } from '../../src/publish/html/page-list.ts';

export interface Weight {
  name: string;
  /** kB of the HTML with its styles, brotli. */
  html: number;
  /** kB of all JavaScript that the page asks for by itself, brotli. */
  js: number;
}

/** Compressed size of each built page (docs/testing.md#speed). */
export async function weigh(folder: string): Promise<Weight[]> {
  const kB = async (file: string) => (await stat(join(folder, `${file}.br`))).size / 1000;
  return Promise.all(
    pageList.map(async ({ name, file }) => {
      const html = await readFile(join(folder, file), 'utf8');
      const [plan = ''] = /assets\/start-[\w.-]+/.exec(html) ?? [];
      const modules = (await readFile(join(folder, plan), 'utf8')).match(/assets\/[\w-]+\.js/g) ?? [];
      const code = await Promise.all([plan, ...modules].map(kB));
      return { name, html: await kB(file), js: code.reduce((sum, chunk) => sum + chunk, 0) };
    }),
  );
}
