import type { Manifest } from 'vite';
import type { StartFiles } from '../../client/run-start.ts';
import { closure } from './closure.ts';

/** The entry that a page runs: src/main.tsx, or in a preview the one around it. */
const entryOf = (manifest: Manifest) => Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';

/** src/client/run-start.ts for one page, fetched only when the application starts. */
export const startFile = (runStart: string, files: StartFiles) =>
  runStart.replace('__START_FILES__', () => JSON.stringify(files));

/**
 * URLs of what one page runs at the start, in this order: what a file imports stands before it, the entry last.
 * Stages are what the entry imports in turn (src/main.tsx). Throws when the manifest does not know a module.
 */
export function startPlan(manifest: Manifest, page: string): string[] {
  const chunk = (key: string) => {
    const found = manifest[key];
    if (!found) throw new Error(`The bundle has no ${key}, which the page's start needs`);
    return found;
  };
  const entry = entryOf(manifest);
  const stages = chunk(entry).dynamicImports ?? [];
  const order = closure([...stages, page, entry], (key) => chunk(key).imports ?? []);
  return [...new Set(order.map((key) => `/${chunk(key).file}`))];
}
