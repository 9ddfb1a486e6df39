import { references } from './references.ts';
import type { SanityDocument } from './sanity-document.ts';

/** What Sanity adds to a document and no editor wrote. */
const bookkeeping = new Set(['_rev', '_createdAt', '_updatedAt', '_system']);

/**
 * The files of content-fallback for these documents, by name: one for each type, keys sorted, so that the same content
 * gives the same bytes. Leaves out pictures that no document shows.
 */
export function fallbackFiles(documents: readonly SanityDocument[]): Map<string, string> {
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

/** The document as content-fallback keeps it: only what an editor wrote, keys sorted, nothing empty. */
export function canonical(document: SanityDocument): SanityDocument {
  const written = document._type === 'sanity.imageAsset' ? imageAsset(document) : document;
  return sorted(written) as SanityDocument;
}

/** The name of a picture's file in content-fallback/images. */
export function pictureFile({ _id, originalFilename, extension }: SanityDocument): string {
  const name = typeof originalFilename === 'string' ? originalFilename.replaceAll(/[^\w.-]+/g, '-') : '';
  return /^\w[\w.-]*\.\w+$/.test(name) ? name : `${_id}.${String(extension)}`;
}

function imageAsset(asset: SanityDocument): SanityDocument {
  const { _id, _type, extension, mimeType, originalFilename, sha1hash, metadata } = asset;
  const { width, height } = (metadata as { dimensions: { width: number; height: number } }).dimensions;
  return {
    _id,
    _type,
    extension,
    mimeType,
    originalFilename,
    sha1hash,
    metadata: { dimensions: { width, height } },
    url: `images/${pictureFile(asset)}`,
  };
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key, child]) => child !== null && child !== undefined && !bookkeeping.has(key))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, child]) => [key, sorted(child)]));
}
