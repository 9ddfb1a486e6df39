import type { Manifest } from 'vite';
import type { IslandPlan } from '../../client/islands.ts';

/** The source of the module that runs every island. */
export const runner = 'src/main.tsx';

/** The source of an island among these paths. Throws if no file has its name. */
export function islandSource(name: string, paths: string[]): string {
  const source = paths.find((path) => path.endsWith(`/${name}.island.tsx`));
  if (!source) throw new Error(`No file is named ${name}.island.tsx, as the island that it declares`);
  return source;
}

/** The plan of each island of a page: its code, the content that it will fetch, and its props. */
export function islandPlans(
  islands: Record<string, object>,
  manifest: Manifest,
  content: string[],
): Record<string, IslandPlan> {
  const sources = Object.keys(manifest);
  const plans = Object.entries(islands).map(([name, props]): [string, IslandPlan] => {
    const modules = modulesOf([runner, islandSource(name, sources)], manifest);
    return [name, { modules, content, props }];
  });
  return Object.fromEntries(plans);
}

/** URLs of modules and of all their imports. Each URL stands after its imports. */
function modulesOf(entries: string[], manifest: Manifest): string[] {
  const urls = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The bundle has no ${key}`);
    chunk.imports?.forEach(add);
    urls.add(`/${chunk.file}`);
  };
  // The entries must be last, because the page calls the last two. One that another imports would come too early.
  const ends = entries.map((key) => `/${manifest[key]?.file}`);
  entries.forEach(add);
  return [...[...urls].filter((url) => !ends.includes(url)), ...ends];
}
