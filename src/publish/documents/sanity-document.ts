/** A document as Sanity keeps it; its other fields are checked by the shapes of src/content. */
export interface SanityDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** Drafts and versions are never content of the site. */
export function isPublished({ _id }: SanityDocument): boolean {
  return !_id.startsWith('drafts.') && !_id.startsWith('versions.');
}
