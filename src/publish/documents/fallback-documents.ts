import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { singleDocuments } from '../../content/document-types.ts';
import { command, Failure } from '../failure.ts';
import { canonical, type Documents, references, type SanityDocument } from './sanity-document.ts';

/** Every document of content-fallback. Throws a Failure for developers if a file is missing or is not JSON. */
export async function fallbackDocuments(folder = 'content-fallback'): Promise<SanityDocument[]> {
  const names = await readdir(folder).catch(() => {
    throw new Failure(`There is no folder ${folder} here. Run this in the repository, or "git restore ${folder}".`);
  });
  const files = names.filter((file) => file.endsWith('.json')).sort();
  const missing = singleDocuments.filter((type) => !files.includes(`${type}.json`));
  if (missing.length > 0)
    throw new Failure(missing.map((type) => `${folder}/${type}.json is missing: ${mend}`).join('\n'));
  const parsed = await Promise.all(files.map(async (file) => parse(join(folder, file))));
  return parsed.flat();
}

const mend = 'write it (docs/recipes.md#add-a-page), or bring it back with "git restore"';

async function parse(file: string): Promise<SanityDocument[]> {
  try {
    return [JSON.parse(await readFile(file, 'utf8'))].flat() as SanityDocument[];
  } catch (error) {
    throw new Failure(`${file} is not valid JSON: ${(error as Error).message}`);
  }
}

/** The files of content-fallback by name, without unused pictures. Equal content gives equal bytes. */
export function fallbackFiles(documents: Documents): Map<string, string> {
  const shown = new Set(documents.flatMap((document) => references(document)).map(({ ref }) => ref));
  const kept = documents.filter(({ _id, _type }) => _type !== 'sanity.imageAsset' || shown.has(_id)).map(canonical);
  const byType = Map.groupBy(kept, ({ _type }) => _type);
  return new Map(
    Array.from(byType, ([type, group]) => {
      const [first] = group;
      const single = group.length === 1 && first?._id === type;
      const value = single ? first : group.toSorted((a, b) => (a._id < b._id ? -1 : 1));
      return [`${type}.json`, `${JSON.stringify(value, null, 2)}\n`] as const;
    }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Part of `npm run format`. Writes content-fallback as a pull does, so that the diff of a pull shows only changes. */
if (import.meta.main)
  await command(async () => {
    const files = fallbackFiles(await fallbackDocuments());
    await Promise.all(Array.from(files, ([file, text]) => writeFile(join('content-fallback', file), text)));
  });
