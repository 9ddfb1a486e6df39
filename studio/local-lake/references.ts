import { mutationError } from './api-error.ts';
import type { Doc } from './document.ts';
import type { View } from './stage.ts';
import type { Change } from './transaction.ts';

/**
 * Refuses, as Sanity does, a transaction after which a strong reference leads nowhere: a reference to a
 * document that does not exist, or the deletion of a document that others refer to.
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

function strongReferences(document: Doc): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('_ref' in value && typeof value._ref === 'string' && !('_weak' in value && value._weak)) found.push(value._ref);
    for (const child of Object.values(value)) visit(child);
  };
  visit(document);
  return found;
}
