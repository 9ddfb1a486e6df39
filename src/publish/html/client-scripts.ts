import { build, type Rolldown } from 'vite';
import { islandsId, pageLinks } from '../../client/protocol.ts';
import { scriptTarget } from '../browser-floor.ts';

/** Makes browsers prefetch pages on hover. src/client/next-page.ts removes it on Save-Data or a slow network. */
const speculation = {
  prefetch: [{ where: { selector_matches: `${pageLinks}:not([aria-current=page])` }, eagerness: 'moderate' }],
};

const speculationRules = `<script type="speculationrules">${JSON.stringify(speculation)}</script>`;

/** Sources of the inlined script at the end of a page. All import early.ts. */
const endScripts = { giving: 'src/client/giving.ts', island: 'src/client/start.ts', reading: 'src/client/early.ts' };
const headScripts = { reading: 'src/client/head.ts', giving: 'src/client/giving-head.ts' };
export const pageScript = 'src/client/page.ts';

/**
 * Makes Chromium paint the form only after its end has arrived. The script at the end chooses the type that the link
 * names. After a paint, this choice moves the form: a layout shift of 0.09 to 0.12 in about half of the visits. Other
 * engines ignore this element.
 */
const paintWhenChosen = `<link rel="expect" blocking="render" href="#${islandsId}">`;

/** The bundled scripts of src/client, by their sources. */
export async function clientScripts(): Promise<Record<string, string>> {
  const sources = [...Object.values(headScripts), ...Object.values(endScripts), pageScript];
  return Object.fromEntries(await Promise.all(sources.map(async (source) => [source, await bundled(source)] as const)));
}

/** The scripts for the head and the end of a page. `pageAttributes` are those of the element for page.ts. */
export function scriptsOf(islands: object, code: Record<string, string>, pageAttributes: string) {
  // Form and confirmation have the type of a transaction.
  const isForm = 'donation' in islands || 'confirmation' in islands;
  const head = isForm ? headScripts.giving : headScripts.reading;
  const source = endScripts[isForm ? 'giving' : Object.keys(islands).length > 0 ? 'island' : 'reading'];
  return {
    first: `${isForm ? paintWhenChosen : ''}<script>${code[head]}</script>`,
    last: `${isForm ? '' : speculationRules}<script>${code[source]}</script><script ${pageAttributes}></script>`,
  };
}

/** Bundles a source and its imports into one minified classic script. */
async function bundled(source: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: scriptTarget,
      modulePreload: false,
      rolldownOptions: {
        input: source,
        optimization: { inlineConst: true },
        output: { format: 'iife', minify: true },
      },
    },
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
