import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from '../failure.ts';
import { fallbackDocuments } from './documents.ts';
import { canonical, type Documents, isAsset, usedAssets } from './sanity-document.ts';

/** The files of content-fallback by name, without unused pictures. Equal content gives equal bytes. */
export function fallbackFiles(documents: Documents): Map<string, string> {
  const texts = documents.filter((document) => !isAsset(document));
  const kept = [...texts, ...usedAssets(documents)].map(canonical);
  const byType = Map.groupBy(kept, ({ _type }) => _type);
  return new Map(
    Array.from(byType, ([type, group]) => {
      const [first] = group;
      const isSingle = group.length === 1 && first?._id === type;
      const value = isSingle ? first : group.toSorted((a, b) => (a._id < b._id ? -1 : 1));
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
