import type { Manifest } from 'vite';
import type { IslandPlan } from '../../client/islands.ts';

/** Source of the module that runs an island. */
export const runner = 'src/main.tsx';

/** Source of an island among these paths. Throws if no file has its name. */
export function islandSource(name: string, paths: string[]): string {
  const source = paths.find((path) => path.endsWith(`/${name}.island.tsx`));
  if (!source) throw new Error(`No file is named ${name}.island.tsx, as the island that it declares`);
  return source;
}

/** What the page says of each of its islands: code, content that it will ask for, and props. */
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

/** URLs of modules and what they import, each after its imports. */
function modulesOf(entries: string[], manifest: Manifest): string[] {
  const urls = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The bundle has no ${key}`);
    chunk.imports?.forEach(add);
    urls.add(`/${chunk.file}`);
  };
  // An entry that another one imports would come too early: the page calls the last two.
  const ends = entries.map((key) => `/${manifest[key]?.file}`);
  entries.forEach(add);
  return [...[...urls].filter((url) => !ends.includes(url)), ...ends];
}
