import type { Manifest } from 'vite';

/** src/main.tsx, or in a preview the entry around it. */
const entryOf = (manifest: Manifest) => Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';

/** What every page's entry loads, in turn (src/main.tsx). */
const stages = [
  'node_modules/react-dom/client.js',
  'src/ui/style-cache.ts',
  'src/ui/system.ts',
  'src/routes.tsx',
  'src/app.tsx',
];

/**
 * URLs to fetch ahead for one page: the entry first, then everything it and the page's chunk import.
 * Throws when the manifest does not know a module, which means that a file was renamed.
 */
export function startPlan(manifest: Manifest, page: string): string[] {
  const urls = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The bundle has no ${key}: src/build/start-plan.ts and src/main.tsx disagree`);
    if (urls.has(`/${chunk.file}`)) return;
    urls.add(`/${chunk.file}`);
    chunk.imports?.forEach(add);
  };
  for (const key of [entryOf(manifest), ...stages, page]) add(key);
  return [...urls];
}
