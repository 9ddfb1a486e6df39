export interface Doc {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  [field: string]: unknown;
}

/** A document before the server has assigned its revision and times. */
export interface NewDoc {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

const prefix = 'drafts.';

export const isDraft = (id: string) => id.startsWith(prefix);
export const publishedId = (id: string) => (isDraft(id) ? id.slice(prefix.length) : id);

/** Anonymous readers see documents at the root only: a dot in the id makes a document private. */
export const isPublic = (id: string) => !id.includes('.');

/** `drafts` shows a draft in place of what is published; `raw` shows both, each under its own id. */
type Perspective = 'raw' | 'published' | 'drafts';

/** What a request asks for by `perspective=…`, or Sanity's default for its API version, which changed on 2025-02-19. */
export function perspectiveOf(asked: string | null, apiVersion: string): Perspective {
  if (asked === 'raw' || asked === 'drafts') return asked;
  return asked === null && apiVersion < '2025-02-19' ? 'raw' : 'published';
}

export function seenFrom(documents: readonly Doc[], perspective: Perspective): readonly Doc[] {
  if (perspective === 'raw') return documents;
  const published = documents.filter(({ _id }) => !isDraft(_id));
  if (perspective === 'published') return published;
  const drafts = documents.filter(({ _id }) => isDraft(_id));
  const drafted = new Set(drafts.map(({ _id }) => publishedId(_id)));
  const top = [...drafts, ...published.filter(({ _id }) => !drafted.has(_id))];
  return top.map((document) => ({ ...document, _id: publishedId(document._id), _originalId: document._id }));
}
