import { fetchCode } from './fetch-code.ts';

/** For each source that is imported lazily, the URLs of the files it needs beyond those of the start. */
export type CodeFiles = Record<string, string[]>;

let known: CodeFiles = {};

/** Only a built site has any: in development and in the prerender nothing needs fetching. */
export function knowCode(files: CodeFiles): void {
  known = files;
}

/** Fetches everything that importing this source needs, all at once. Rejects when a file cannot be had. */
export const fetchSource = (source: string) => Promise.all((known[source] ?? []).map(fetchCode));

/**
 * How to import what the start does not need, such as src/ui/toast-view.tsx: a file lost once can be had again
 * (src/fetch-code.ts). The source is named from the root of the repository; the house test compares it with the import.
 */
export async function loadCode<Module>(source: string, load: () => Promise<Module>): Promise<Module> {
  await fetchSource(source);
  return load();
}
