import { readFile } from 'node:fs/promises';
import { inlineScript } from './inline-script.ts';

/** `index.html` as every built page has it: the scripts of src/start inlined, in the place of the module entry. */
export async function shell(): Promise<string> {
  const template = await readFile('index.html', 'utf8');
  const [head, body] = await Promise.all([inlineScript('src/start/head.ts'), inlineScript('src/start/body.ts')]);
  return template
    .replace(/<script type="module".*?<\/script>/s, '')
    .replace(/\n\s*/g, '')
    .replace('<!--first-->', () => `<script>${head}</script>`)
    .replace('<!--start-->', () => `<!--data--><script>${body}</script>`);
}
