import { isPublished, isVersion, publishedId, type Doc } from './document.ts';

/** `raw`, or the layers to look through, topmost first; published is always below them. */
export type Perspective = 'raw' | readonly string[];

/** Sanity's default became `published` on 2025-02-19. */
export const defaultPerspective = (apiVersion: string) => (apiVersion >= '2025-02-19' ? 'published' : 'raw');

export function parsePerspective(text: string): Perspective {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => (name === 'previewDrafts' ? 'drafts' : name));
  if (names.includes('raw')) return 'raw';
  return names.filter((name) => name !== 'published');
}

/** The documents as seen through that perspective: under their published ids, each from its topmost layer. */
export function look(documents: readonly Doc[], perspective: Perspective): readonly Doc[] {
  if (perspective === 'raw') return documents;
  if (perspective.length === 0) return documents.filter(({ _id }) => isPublished(_id));
  const top = new Map<string, { doc: Doc; rank: number }>();
  for (const doc of documents) {
    const rank = rankOf(doc._id, perspective);
    const key = publishedId(doc._id);
    const other = top.get(key);
    if (rank >= 0 && (!other || rank < other.rank)) top.set(key, { doc, rank });
  }
  return [...top].map(([_id, { doc }]) => ({ ...doc, _id, _originalId: doc._id }));
}

function rankOf(id: string, layers: readonly string[]): number {
  if (isPublished(id)) return layers.length;
  return layers.indexOf(isVersion(id) ? (id.split('.')[1] ?? '') : 'drafts');
}
