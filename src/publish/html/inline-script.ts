import { build, type Rolldown } from 'vite';
import { scriptTarget } from '../browser-floor.ts';

/** A source and everything it imports as one minified script: a classic one to be inlined, or a module. */
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
