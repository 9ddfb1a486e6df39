import { build, type Rolldown } from 'vite';
import { readFile } from 'node:fs/promises';
import { scriptTarget } from '../browser-floor.ts';
import { pageLinks } from '../../client/protocol.ts';

/** Prefetches pages on hover, except under Save-Data; src/client/next-page.ts removes it on slow networks. */
const speculation = {
  prefetch: [{ where: { selector_matches: `${pageLinks}:not([aria-current=page])` }, eagerness: 'moderate' }],
};

const speculationRules = `<script type="speculationrules">${JSON.stringify(speculation)}</script>`;

/** Script and prefetch rules at the end of a page. Form and confirmation need more script, and prefetch nothing. */
export const starts = {
  reading: { rules: speculationRules, script: 'src/client/body.ts' },
  giving: { rules: '', script: 'src/client/giving-body.ts' },
};

/** `index.html` for built pages: scripts of src/client are inlined in place of the module entry. */
export async function shell({ rules, script }: (typeof starts)[keyof typeof starts]): Promise<string> {
  const template = await readFile('index.html', 'utf8');
  const [head, body] = await Promise.all([inlineScript('src/client/head.ts'), inlineScript(script)]);
  return template
    .replace(/<script type="module".*?<\/script>/s, '')
    .replace(/\n\s*/g, '')
    .replace('<!--first-->', () => `<script>${head}</script>`)
    .replace('<!--start-->', () => `<!--data-->${rules}<script>${body}</script>`);
}

/** Bundles a source and its imports into one minified script: a classic one to be inlined, or a module. */
export async function inlineScript(source: string, format: 'iife' | 'es' = 'iife'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: scriptTarget,
      rolldownOptions: {
        input: source,
        preserveEntrySignatures: 'strict',
        optimization: { inlineConst: true },
        output: { format, minify: true },
      },
    },
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
