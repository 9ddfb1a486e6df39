import { readFile } from 'node:fs/promises';
import { minifySync, transformWithOxc } from 'vite';

/** `index.html` as every built page has it: scripts minified, the start script (src/start.ts) in place of the entry. */
export async function shell(): Promise<string> {
  const template = await readFile('index.html', 'utf8');
  const start = await startScript();
  return template
    .replace(/<script type="module".*?<\/script>/s, '')
    .replace(/<script>(.*?)<\/script>/s, (_, code: string) => `<script>${minifyScript(code)}</script>`)
    .replace(/\n\s*/g, '')
    .replace('<!--start-->', () => `<!--data--><script>${start}</script>`);
}

/** Without a module wrapper: the loader is a classic script. */
async function startScript(): Promise<string> {
  const file = 'src/start.ts';
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: 'es2022', sourcemap: false });
  return minifyScript(`{${code}}`);
}

/** Minifies a classic script. Throws on a syntax error. */
function minifyScript(code: string): string {
  const { code: small, errors } = minifySync('inline.js', code, { module: false, codegen: { removeWhitespace: true } });
  if (errors.length > 0) throw new Error(`Inline script: ${errors[0]?.message}`);
  return small.trim();
}
