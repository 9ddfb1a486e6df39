import { readFile } from 'node:fs/promises';
import { inlineScript } from './inline-script.ts';
import { speculationRules } from './speculation.ts';

/** Which script stands at the end of a page: on the form and the confirmation it has more to mind. */
export const starts = { reading: 'src/start/body.ts', giving: 'src/start/giving-body.ts' };

/** `index.html` as built pages have it: scripts of src/start inlined, in the place of the module entry. */
export async function shell(start: string): Promise<string> {
  const template = await readFile('index.html', 'utf8');
  const [head, body] = await Promise.all([inlineScript('src/start/head.ts'), inlineScript(start)]);
  return template
    .replace(/<script type="module".*?<\/script>/s, '')
    .replace(/\n\s*/g, '')
    .replace('<!--first-->', () => `<script>${head}</script>`)
    .replace('<!--start-->', () => `<!--data-->${speculationRules}<script>${body}</script>`);
}
