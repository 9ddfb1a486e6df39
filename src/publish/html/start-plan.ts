import type { Manifest } from 'vite';
import type { StartFiles } from '../../client/run-start.ts';

/** src/client/run-start.ts for one page, fetched only when the application starts. */
export const startFile = (runStart: string, files: StartFiles) =>
  runStart.replace('__START_FILES__', () => JSON.stringify(files));

/** URLs of what one page runs at the start: what a file imports stands before it, the entry (src/main.tsx) last. */
export function startPlan(manifest: Manifest, page: string): string[] {
  const chunk = (key: string) => {
    const found = manifest[key];
    if (!found) throw new Error(`The bundle has no ${key}, which the page's start needs`);
    return found;
  };
  // src/main.tsx, or in a preview the one around it.
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  const stages = chunk(entry).dynamicImports ?? [];
  const order = closure([...stages, page, entry], (key) => chunk(key).imports ?? []);
  return [...new Set(order.map((key) => `/${chunk(key).file}`))];
}

export function closure(from: readonly string[], importsOf: (module: string) => readonly string[]): string[] {
  const seen = new Set<string>();
  const ordered: string[] = [];
  const add = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    importsOf(module).forEach(add);
    ordered.push(module);
  };
  from.forEach(add);
  return ordered;
}
