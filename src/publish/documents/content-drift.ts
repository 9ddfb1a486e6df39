import { canonical, type Documents, type SanityDocument } from './sanity-document.ts';

export interface Difference {
  kind: 'only in the fallback' | 'differs' | 'only in the dataset';
  document: SanityDocument;
}

/** How a dataset differs from the fallback. Pictures are compared by the documents that show them. */
export function drift(fallback: Documents, dataset: Documents): Difference[] {
  const [here, there] = [written(fallback), written(dataset)];
  const json = (document: SanityDocument) => JSON.stringify(canonical(document));
  const only = (kind: Difference['kind'], own: typeof here, other: typeof here) =>
    Array.from(own.values(), (document) => ({ kind, document })).filter(({ document }) => !other.has(document._id));
  const changed = [...here.values()].filter((document) => {
    const other = there.get(document._id);
    return other && json(document) !== json(other);
  });
  return [
    ...only('only in the fallback', here, there),
    ...changed.map((document) => ({ kind: 'differs' as const, document })),
    ...only('only in the dataset', there, here),
  ];
}

export const describe = ({ kind, document: { _type, _id } }: Difference): string => `${kind}: ${_type} ${_id}`;

const written = (documents: Documents) =>
  new Map(documents.filter(({ _type }) => _type !== 'sanity.imageAsset').map((document) => [document._id, document]));
