import { getDraftId } from '@sanity/client/csm';
import { Mutation } from '@sanity/mutator';
import { ApiError } from './call.ts';
import { type Change, type Doc, type NewDoc, newId, type Operation, type Store } from './store.ts';
import { staffUser } from './studio-services.ts';

/** Finds a document as the steps before have left it (null if they deleted it), or else in the store. */
export type Find = (id: string) => Doc | null | undefined;

type Patch = NonNullable<Operation['patch']>;

/** A mutation as clients send it. It has exactly one of these fields. */
export interface ClientMutation {
  create?: NewDoc;
  createIfNotExists?: NewDoc;
  createOrReplace?: NewDoc;
  delete?: { id: string };
  patch?: Patch & { id: string };
}

/** Makes mutations. It can read the results of the steps before it. */
type Step = (find: Find) => ClientMutation[];

/**
 * Commits the steps in one transaction of the staff user. `touched` includes documents that `createIfNotExists` left
 * unchanged. Throws a 409 in Sanity's shape for an outdated revision, for a document that already exists, and for one
 * that does not exist.
 */
export function transact(store: Store, steps: readonly Step[], transactionId = newId()) {
  const timestamp = new Date().toISOString();
  const changes = new Map<string, Change>();
  const find: Find = (id) => (changes.has(id) ? changes.get(id)?.after : store.get(id));
  const run = (mutation: ClientMutation) => {
    const { create, createIfNotExists, createOrReplace, patch } = mutation;
    const written = create ?? createIfNotExists ?? createOrReplace;
    const id = written?._id ?? mutation.delete?.id ?? patch?.id ?? '';
    const before = patch ? requireDocument(find, id, patch.ifRevisionID) : (find(id) ?? null);
    if (create && before) throw mutationError('documentAlreadyExistsError', `Document "${id}" already exists`);
    if (mutation.delete && !before) return;
    const change = changes.get(id) ?? { id, before, after: before, operations: [] };
    changes.set(id, change);
    if (createIfNotExists && before) return;
    // The mutator changes its input, so it gets copies.
    const mutator = new Mutation({ mutations: [structuredClone(mutation)], transactionId, timestamp });
    change.after = mutator.apply(structuredClone(before)) as Doc | null;
    change.operations.push(mutation);
  };
  for (const step of steps) for (const mutation of step(find)) run(mutation);
  const touched = [...changes.values()];
  const changed = touched.filter(({ before, after }) => before !== after);
  if (changed.length > 0) store.commit({ id: transactionId, author: staffUser.id, timestamp, changes: changed });
  return { transactionId, touched };
}

/** An action as clients send it. Which fields it has depends on its type. */
export interface Action {
  actionType?: string;
  publishedId: string;
  draftId: string;
  versionId: string;
  attributes: NewDoc;
  patch: Patch;
  ifPublishedRevisionId?: string;
  includeDrafts?: string[];
}

export function mutationsOf(action: Action, find: Find): ClientMutation[] {
  const translate = translations[action.actionType?.replace('sanity.action.document.', '') ?? ''];
  if (!translate) throw new ApiError(400, `The local content server knows no action "${action.actionType}"`);
  return translate(action, find);
}

/** Translates an action by the end of its type: `publish` for `sanity.action.document.publish`. */
const translations: Record<string, (action: Action, find: Find) => ClientMutation[]> = {
  create: ({ publishedId: id, attributes }) => [{ create: { ...attributes, _id: getDraftId(id) } }],
  edit: ({ draftId, publishedId: id, patch }, find) => {
    const published = find(id);
    const draft: ClientMutation[] = published ? [{ createIfNotExists: copy(published, draftId) }] : [];
    return [...draft, { patch: { ...patch, id: draftId } }];
  },
  publish: ({ draftId, publishedId: id, ifPublishedRevisionId }, find) => {
    const draft = requireDocument(find, draftId);
    const published = find(id);
    if (ifPublishedRevisionId) requireDocument(find, id, ifPublishedRevisionId);
    const created = published ? { _createdAt: published._createdAt } : {};
    return [{ createOrReplace: { ...copy(draft, id), ...created } }, { delete: { id: draftId } }];
  },
  unpublish: ({ draftId, publishedId: id }, find) => [
    { createIfNotExists: copy(requireDocument(find, id), draftId) },
    { delete: { id } },
  ],
  delete: ({ publishedId, includeDrafts = [] }) => [publishedId, ...includeDrafts].map((id) => ({ delete: { id } })),
  discard: ({ draftId }) => [{ delete: { id: draftId } }],
  replaceDraft: ({ publishedId: id, attributes }) => [{ createOrReplace: { ...attributes, _id: getDraftId(id) } }],
  'version.discard': ({ versionId }) => [{ delete: { id: versionId } }],
};

/** Makes a mutation error. The Studio reads `type`, such as `documentRevisionIDDoesNotMatchError`. */
const mutationError = (type: string, description: string) =>
  new ApiError(409, description, {
    error: { type: 'mutationError', description, items: [{ error: { type, description } }] },
  });

/** Finds a document. Throws if it does not exist, or has another revision than the given one. */
function requireDocument(find: Find, id: string, revision?: string): Doc {
  const document = find(id);
  if (!document) throw mutationError('documentNotFoundError', `The document with the ID "${id}" was not found`);
  if (!revision || revision === document._rev) return document;
  const message = `document "${id}" has unexpected revision ID ("${document._rev}"), expected "${revision}"`;
  throw mutationError('documentRevisionIDDoesNotMatchError', message);
}

function copy({ _rev, _updatedAt, ...document }: Doc, id: string): NewDoc {
  return { ...document, _id: id };
}
