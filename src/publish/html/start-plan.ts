import type { Manifest } from 'vite';
import type { StartFiles } from '../../client/run-start.ts';

/** The script that starts the application on one page (src/client/run-start.ts). Pages fetch it when needed. */
export const startFile = (runStart: string, files: StartFiles) =>
  runStart.replace('__START_FILES__', () => JSON.stringify(files));

/** URLs of the modules that one page runs at the start, each after its imports; the entry (src/main.tsx) is last. */
export function startPlan(manifest: Manifest, page: string): string[] {
  const chunk = (key: string) => {
    const found = manifest[key];
    if (!found) throw new Error(`The bundle has no ${key}, which the page's start needs`);
    return found;
  };
  // The entry: src/main.tsx, or in a preview studio/preview/main.ts.
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
