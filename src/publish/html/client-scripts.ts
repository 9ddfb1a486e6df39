import { build, type Rolldown } from 'vite';
import { pageLinks } from '../../client/protocol.ts';
import { scriptTarget } from '../browser-floor.ts';

/** Makes browsers prefetch pages on hover. src/client/next-page.ts removes it on Save-Data or a slow network. */
const speculation = {
  prefetch: [{ where: { selector_matches: `${pageLinks}:not([aria-current=page])` }, eagerness: 'moderate' }],
};

const speculationRules = `<script type="speculationrules">${JSON.stringify(speculation)}</script>`;

/** The script that is inlined in the head, by the kind of page. Each imports the one before. */
const inlined = {
  reading: 'src/islands/load-errors.ts',
  island: 'src/islands/start.ts',
  giving: 'src/sections/give/before-react.ts',
};
export const pageScript = 'src/client/page.ts';

/** The bundled scripts, by their sources. */
export async function clientScripts(): Promise<Record<string, string>> {
  const sources = [...Object.values(inlined), pageScript];
  const scripts = await Promise.all(sources.map(async (source) => [source, await bundled(source)] as const));
  return Object.fromEntries(scripts);
}

function kindOf(islands: object): keyof typeof inlined {
  if ('donation' in islands || 'confirmation' in islands) return 'giving';
  return Object.keys(islands).length > 0 ? 'island' : 'reading';
}

/** The scripts for the head and the end of a page. `pageElement` loads page.ts. */
export function scriptsOf(islands: object, code: Record<string, string>, pageElement: string) {
  const kind = kindOf(islands);
  return {
    headScripts: `<script>${code[inlined[kind]]}</script>`,
    // Form and confirmation prefetch nothing.
    endScripts: (kind === 'giving' ? '' : speculationRules) + pageElement,
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
      rolldownOptions: { input: source, optimization: { inlineConst: true }, output: { format: 'iife', minify: true } },
    },
  });
  // One input in one format gives one output. The type also allows lists and a watcher.
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
