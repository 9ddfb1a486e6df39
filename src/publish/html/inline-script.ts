import { build, type Rolldown } from 'vite';
import { scriptTarget } from '../browser-floor.ts';

/** A source and everything it imports as one minified classic script, to be inlined. */
export async function inlineScript(source: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: scriptTarget,
      rolldownOptions: { input: source, optimization: { inlineConst: true }, output: { format: 'iife', minify: true } },
    },
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
