import { canonical } from './canonical.ts';
import type { SanityDocument } from './sanity-document.ts';

export interface Drift {
  /** Only in the fallback. */
  missing: SanityDocument[];
  /** In both, but not the same; as the fallback has them. */
  changed: SanityDocument[];
  /** Only in the dataset. */
  extra: SanityDocument[];
}

/** How a dataset differs from the fallback. Pictures are compared by the documents that show them. */
export function drift(fallback: readonly SanityDocument[], dataset: readonly SanityDocument[]): Drift {
  const there = written(dataset);
  const here = written(fallback);
  const same = (a: SanityDocument, b: SanityDocument) => JSON.stringify(canonical(a)) === JSON.stringify(canonical(b));
  return {
    missing: [...here.values()].filter(({ _id }) => !there.has(_id)),
    changed: [...here.values()].filter((document) => {
      const other = there.get(document._id);
      return other && !same(document, other);
    }),
    extra: [...there.values()].filter(({ _id }) => !here.has(_id)),
  };
}

/** One line for each document that differs; none when nothing does. */
export function describeDrift({ missing, changed, extra }: Drift): string[] {
  const line = (sign: string) => (document: SanityDocument) => `${sign} ${document._type} ${document._id}`;
  return [
    ...missing.map(line('only in the fallback:')),
    ...changed.map(line('differs:')),
    ...extra.map(line('only in the dataset:')),
  ];
}

function written(documents: readonly SanityDocument[]) {
  return new Map(
    documents.filter(({ _type }) => _type !== 'sanity.imageAsset').map((document) => [document._id, document]),
  );
}
