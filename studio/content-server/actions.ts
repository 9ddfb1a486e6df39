import { actionError } from './api-error.ts';
import { publishedId, type Doc, type NewDoc } from './document.ts';
import type { ClientMutation, View } from './mutate.ts';

/** An action as the Studio sends it; its fields depend on `actionType`. */
export interface Action {
  actionType: string;
  publishedId: string;
  draftId: string;
  versionId: string;
  attributes: NewDoc;
  patch: Record<string, unknown>;
  ifExists?: 'fail' | 'ignore';
  ifDraftRevisionId?: string;
  ifPublishedRevisionId?: string;
  includeDrafts?: string[];
}

type Meaning = (action: Action, store: View) => ClientMutation[];

/** The mutations behind an action. Throws a 4xx when it is not allowed. */
export function mutationsOf(action: Action, store: View): ClientMutation[] {
  const meaning = meanings[action.actionType?.replace('sanity.action.document.', '')];
  if (!meaning)
    throw actionError(400, 'unsupportedAction', `The local content server knows no action "${action.actionType}"`);
  return meaning(action, store);
}

const meanings: Record<string, Meaning> = {
  create: ({ publishedId: id, attributes, ifExists }, store) => {
    const draft = { ...attributes, _id: `drafts.${id}` };
    if (ifExists === 'ignore') return [{ createIfNotExists: draft }];
    if (store.get(draft._id)) throw actionError(409, 'documentAlreadyExistsError', `Draft "${draft._id}" exists`);
    return [{ create: draft }];
  },
  edit: ({ draftId, publishedId: id, patch }, store) => {
    const published = store.get(id);
    if (!published && !store.get(draftId)) throw missing(draftId);
    const draft: ClientMutation[] = published ? [{ createIfNotExists: copy(published, draftId) }] : [];
    return [...draft, { patch: { ...patch, id: draftId } }];
  },
  publish: ({ draftId, publishedId: id, ifDraftRevisionId, ifPublishedRevisionId }, store) => {
    const draft = existing(store, draftId, ifDraftRevisionId);
    const published = store.get(id);
    if (ifPublishedRevisionId) existing(store, id, ifPublishedRevisionId);
    const created = published ? { _createdAt: published._createdAt } : {};
    return [{ createOrReplace: { ...strengthen(copy(draft, id)), ...created } }, { delete: { id: draftId } }];
  },
  unpublish: ({ draftId, publishedId: id }, store) => [
    { createIfNotExists: copy(existing(store, id), draftId) },
    { delete: { id } },
  ],
  delete: ({ publishedId: id, includeDrafts = [] }, store) => {
    const other = store.all().find(({ _id }) => publishedId(_id) === id && _id !== id && !includeDrafts.includes(_id));
    if (other) throw actionError(409, 'draftsExistError', `"${other._id}" exists and was not named for deletion`);
    return [id, ...includeDrafts].map((each) => ({ delete: { id: each } }));
  },
  discard: ({ draftId }, store) => [{ delete: { id: existing(store, draftId)._id } }],
  replaceDraft: ({ publishedId: id, attributes }) => [{ createOrReplace: { ...attributes, _id: `drafts.${id}` } }],
  'version.discard': ({ versionId }, store) => [{ delete: { id: existing(store, versionId)._id } }],
};

const missing = (id: string) => actionError(404, 'documentNotFoundError', `Document "${id}" does not exist`);

/** The document, at the expected revision if one is given. */
function existing(store: View, id: string, revision?: string): Doc {
  const document = store.get(id);
  if (!document) throw missing(id);
  if (revision && revision !== document._rev) {
    const message = `Document "${id}" has revision "${document._rev}", expected "${revision}"`;
    throw actionError(409, 'documentRevisionIDDoesNotMatchError', message);
  }
  return document;
}

function copy({ _rev, _updatedAt, ...document }: Doc, id: string): NewDoc {
  return { ...document, _id: id };
}

/**
 * A copy whose weak references are strong where the schema asks for it. A draft refers weakly to documents that are not
 * published yet; publishing strengthens these references.
 */
function strengthen<T>(value: T): T {
  if (Array.isArray(value)) return value.map(strengthen) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { _strengthenOnPublish: wanted, ...rest } = value as Record<string, unknown>;
  if (wanted && !(wanted as { weak?: boolean }).weak) delete rest._weak;
  return Object.fromEntries(Object.entries(rest).map(([key, child]) => [key, strengthen(child)])) as T;
}
