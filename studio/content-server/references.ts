import { references } from '../../src/publish/documents/references.ts';
import { mutationError } from './api-error.ts';
import type { Doc } from './document.ts';
import type { View } from './mutate.ts';
import type { Change } from './store.ts';

/**
 * Refuses, as Sanity does, a transaction that leaves a strong reference dangling: by referring to a document that does
 * not exist, or by deleting one that others refer to.
 */
export function checkReferences(store: View, changes: readonly Change[]): void {
  const changed = new Map(changes.map(({ id, after }) => [id, after]));
  const exists = (id: string) => (changed.has(id) ? changed.get(id) !== null : store.get(id) !== undefined);
  for (const { id, before, after } of changes) {
    const known = new Set(before ? strongReferences(before) : []);
    for (const target of after ? strongReferences(after) : []) {
      if (known.has(target) || exists(target)) continue;
      const message = `Mutation failed: document "${id}" references non-existent document "${target}"`;
      throw mutationError(409, 'documentReferencesNonExistentDocumentError', message, { id, referenceID: target });
    }
  }
  const deleted = new Set(changes.filter(({ after }) => !after).map(({ id }) => id));
  for (const document of deleted.size > 0 ? store.all() : []) {
    const now = changed.has(document._id) ? changed.get(document._id) : document;
    const broken = now ? strongReferences(now).find((target) => deleted.has(target)) : undefined;
    if (broken === undefined) continue;
    const message = `Document "${broken}" cannot be deleted as there are references to it from "${document._id}"`;
    const more = { id: broken, referencingIDs: [document._id] };
    throw mutationError(409, 'documentHasExistingReferencesError', message, more);
  }
}

const strongReferences = (document: Doc): string[] =>
  references(document).flatMap(({ ref, weak }) => (weak ? [] : ref));

/** How many documents refer to `id`, as `documents::incomingRefCount()` counts them. */
export const incomingRefCount = (documents: readonly Doc[], id: string): number =>
  documents.filter((document) => references(document).some(({ ref }) => ref === id)).length;
