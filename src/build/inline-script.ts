import { readFile } from 'node:fs/promises';
import { minifySync, transformWithOxc } from 'vite';

/** The start script (src/start.ts) as it stands in every page, minified, without a module wrapper. */
export async function startScript(): Promise<string> {
  const file = 'src/start.ts';
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: 'es2022', sourcemap: false });
  return minifyScript(`{${code}}`);
}

/** Minifies a classic script. Throws on a syntax error. */
export function minifyScript(code: string): string {
  const { code: small, errors } = minifySync('inline.js', code, { module: false, codegen: { removeWhitespace: true } });
  if (errors.length > 0) throw new Error(`Inline script: ${errors[0]?.message}`);
  return small.trim();
}
