/** A document as Sanity keeps it; its other fields are checked by the shapes of src/content. */
export interface SanityDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

export type Documents = readonly SanityDocument[];

/** Drafts and versions are never content of the site. */
export function isPublished({ _id }: SanityDocument): boolean {
  return !_id.startsWith('drafts.') && !_id.startsWith('versions.');
}

export interface Reference {
  path: string;
  ref: string;
  /** A weak one may lead nowhere. */
  weak: boolean;
}

/** Every reference inside `value`, in the order in which it is written. */
export function references(value: unknown, path = ''): Reference[] {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    '_ref' in value && typeof value._ref === 'string'
      ? [{ path, ref: value._ref, weak: '_weak' in value && value._weak === true }]
      : [];
  const inside = Object.entries(value).flatMap(([key, child]) => references(child, path ? `${path}.${key}` : key));
  return [...own, ...inside];
}

const bookkeeping = new Set(['_rev', '_createdAt', '_updatedAt', '_system']);

/** The document as content-fallback keeps it: only what an editor wrote, keys sorted, nothing empty. */
export function canonical(document: SanityDocument): SanityDocument {
  const written = document._type === 'sanity.imageAsset' ? imageAsset(document) : document;
  return sorted(written) as SanityDocument;
}

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
