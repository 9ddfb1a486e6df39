/** A document as Content Lake keeps it. */
export interface Doc {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  [field: string]: unknown;
}

/** A document that may not be stored yet: the lake assigns revision and times. */
export interface NewDoc {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

export const isDraft = (id: string) => id.startsWith('drafts.');
export const isVersion = (id: string) => id.startsWith('versions.');
export const isPublished = (id: string) => !isDraft(id) && !isVersion(id);

/** `drafts.a.b` and `versions.release.a.b` are both about `a.b`. */
export function publishedId(id: string): string {
  if (isDraft(id)) return id.slice('drafts.'.length);
  return isVersion(id) ? id.split('.').slice(2).join('.') : id;
}

/** Anonymous readers see documents at the root only: a dot in the id is what makes a document private. */
export const isPublic = (id: string) => !id.includes('.');
