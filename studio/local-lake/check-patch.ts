import { extract } from '@sanity/mutator';
import { mutationError } from './api-error.ts';
import type { Doc } from './document.ts';

interface Patch {
  ifRevisionID?: string;
  inc?: Record<string, unknown>;
  dec?: Record<string, unknown>;
}

/** Refuses a patch of what is not there, of a revision that moved on, and sums with what is no number. */
export function checkPatch(document: Doc | undefined, id: string, { ifRevisionID, inc, dec }: Patch): void {
  if (!document) throw mutationError(409, 'documentNotFoundError', `The document with the ID "${id}" was not found`);
  if (ifRevisionID !== undefined && ifRevisionID !== document._rev) {
    const message = `document "${id}" has unexpected revision ID ("${document._rev}"), expected "${ifRevisionID}"`;
    const revisions = { currentRevisionID: document._rev, expectedRevisionID: ifRevisionID };
    throw mutationError(409, 'documentRevisionIDDoesNotMatchError', message, revisions);
  }
  // The mutator would write a text and a number one after the other.
  for (const [path, amount] of Object.entries({ ...inc, ...dec })) {
    const wrong = [amount, ...extract(path, document)].find((value) => typeof value !== 'number');
    if (wrong === undefined) continue;
    throw mutationError(409, 'validationError', `Cannot increment "${path}" of "${id}": it is not a number`);
  }
}
