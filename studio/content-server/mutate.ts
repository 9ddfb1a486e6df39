import { Mutation } from '@sanity/mutator';
import { mutationError } from './call.ts';
import { type Change, type Doc, type NewDoc, newId, type Operation, publishedId, type Transaction } from './store.ts';

/** Documents to read from: the store, or the store as an unfinished transaction leaves it. */
export interface View {
  get(id: string): Doc | undefined;
  all(): Doc[];
}

interface Stage extends View {
  changes: Map<string, Change>;
}

/** A mutation as clients send it: exactly one of these fields. */
export interface ClientMutation {
  create?: Partial<NewDoc> & { _type: string };
  createIfNotExists?: NewDoc;
  createOrReplace?: NewDoc;
  delete?: { id: string };
  patch?: { id: string; ifRevisionID?: string; [operation: string]: unknown };
}

interface Request {
  /** Run in order; each reads the result of the steps before it. */
  steps: ((view: View) => ClientMutation[])[];
  author: string;
  transactionId?: string | undefined;
}

/**
 * Works out a transaction, which the caller commits. Throws a 4xx in Sanity's shape for an outdated revision, and a document
 * that exists already or does not exist.
 */
export function prepare(store: View, { steps, author, transactionId }: Request): Prepared {
  const head = { id: transactionId ?? newId(), author, timestamp: new Date().toISOString() };
  const work: Work = { head, stage: stage(store) };
  for (const step of steps) {
    for (const mutation of step(work.stage)) apply(work, ...operationOf(work.stage, mutation));
  }
  const touched = [...work.stage.changes.values()];
  const changes = touched.filter(({ before, after }) => before !== after);
  return { transaction: { ...head, changes }, touched };
}

interface Prepared {
  transaction: Transaction;
  /** The changes, and the documents that `createIfNotExists` found already there. */
  touched: Change[];
}

interface Work {
  head: Head;
  stage: Stage;
}

type Head = Omit<Transaction, 'changes'>;

function stage(base: View): Stage {
  const changes = new Map<string, Change>();
  return {
    changes,
    get: (id) => (changes.has(id) ? (changes.get(id)?.after ?? undefined) : base.get(id)),
    all: () => [
      ...base.all().filter(({ _id }) => !changes.has(_id)),
      ...[...changes.values()].flatMap(({ after }) => after ?? []),
    ],
  };
}

function operationOf(view: View, mutation: ClientMutation): [id: string, Operation] {
  const [kind = '', ...others] = Object.keys(mutation);
  const made = mutation.create ?? mutation.createIfNotExists ?? mutation.createOrReplace;
  const id = made ? nameFor(made._id) : (mutation.delete ?? mutation.patch)?.id;
  if (id === undefined || others.length > 0) throw mutationError(400, 'unknownMutation', `Unknown mutation "${kind}"`);
  if (made && typeof made._type !== 'string')
    throw mutationError(400, 'validationError', `Document "${id}" has no "_type"`);
  if (mutation.patch) checkPatch(view.get(id), id, mutation.patch.ifRevisionID);
  return [id, made ? { [kind]: { ...made, _id: id } } : mutation];
}

function checkPatch(document: Doc | undefined, id: string, revision?: string): void {
  if (!document) throw mutationError(409, 'documentNotFoundError', `The document with the ID "${id}" was not found`);
  if (revision === undefined || revision === document._rev) return;
  const message = `document "${id}" has unexpected revision ID ("${document._rev}"), expected "${revision}"`;
  throw mutationError(409, 'documentRevisionIDDoesNotMatchError', message);
}

function nameFor(id: string | undefined): string {
  const name = !id || id.endsWith('.') ? `${id ?? ''}${newId()}` : id;
  if (/^[\w][\w.-]{0,127}$/.test(name)) return name;
  throw mutationError(400, 'validationError', `Invalid document id "${name}"`);
}

function apply(work: Work, id: string, operation: Operation): void {
  const now = work.stage.get(id) ?? null;
  if (operation.create && now) {
    throw mutationError(409, 'documentAlreadyExistsError', `Document by ID "${id}" already exists`);
  }
  if (operation.delete && !now) return;
  const change = work.stage.changes.get(id) ?? { id, before: now, after: now, operations: [] };
  work.stage.changes.set(id, change);
  if (operation.createIfNotExists && now) return;
  change.after = applied(work.head, now, operation);
  change.operations.push(operation);
}

/** The mutator changes its input, so it is given copies. */
function applied({ id, timestamp }: Head, document: Doc | null, operation: Operation): Doc | null {
  const mutation = new Mutation({ mutations: [structuredClone(operation)], transactionId: id, timestamp });
  try {
    const result = mutation.apply(structuredClone(document)) as Doc | null;
    if (!result || !document || operation.createOrReplace) return result;
    if (result._id === document._id && result._type === document._type) return result;
  } catch (error) {
    throw mutationError(400, 'mutationError', (error as Error).message);
  }
  throw mutationError(409, 'immutableAttributeError', `The _id and _type of "${document._id}" cannot be changed`);
}

export interface Action {
  actionType: string;
  publishedId: string;
  draftId: string;
  versionId: string;
  attributes: NewDoc;
  patch: Record<string, unknown>;
  ifPublishedRevisionId?: string;
  includeDrafts?: string[];
}

type Meaning = (action: Action, store: View) => ClientMutation[];

/** The mutations behind an action. Throws a 4xx when it is not allowed. */
export function mutationsOf(action: Action, store: View): ClientMutation[] {
  const meaning = meanings[action.actionType?.replace('sanity.action.document.', '')];
  if (!meaning)
    throw mutationError(400, 'unsupportedAction', `The local content server knows no action "${action.actionType}"`);
  return meaning(action, store);
}

const meanings: Record<string, Meaning> = {
  create: ({ publishedId: id, attributes }, store) => {
    const draft = { ...attributes, _id: `drafts.${id}` };
    if (store.get(draft._id)) throw mutationError(409, 'documentAlreadyExistsError', `Draft "${draft._id}" exists`);
    return [{ create: draft }];
  },
  edit: ({ draftId, publishedId: id, patch }, store) => {
    const published = store.get(id);
    if (!published && !store.get(draftId)) throw missing(draftId);
    const draft: ClientMutation[] = published ? [{ createIfNotExists: copy(published, draftId) }] : [];
    return [...draft, { patch: { ...patch, id: draftId } }];
  },
  publish: ({ draftId, publishedId: id, ifPublishedRevisionId }, store) => {
    const draft = existing(store, draftId);
    const published = store.get(id);
    if (ifPublishedRevisionId) existing(store, id, ifPublishedRevisionId);
    const created = published ? { _createdAt: published._createdAt } : {};
    return [{ createOrReplace: { ...copy(draft, id), ...created } }, { delete: { id: draftId } }];
  },
  unpublish: ({ draftId, publishedId: id }, store) => [
    { createIfNotExists: copy(existing(store, id), draftId) },
    { delete: { id } },
  ],
  delete: ({ publishedId: id, includeDrafts = [] }, store) => {
    const other = store.all().find(({ _id }) => publishedId(_id) === id && _id !== id && !includeDrafts.includes(_id));
    if (other) throw mutationError(409, 'draftsExistError', `"${other._id}" exists and was not named for deletion`);
    return [id, ...includeDrafts].map((each) => ({ delete: { id: each } }));
  },
  discard: ({ draftId }, store) => [{ delete: { id: existing(store, draftId)._id } }],
  replaceDraft: ({ publishedId: id, attributes }) => [{ createOrReplace: { ...attributes, _id: `drafts.${id}` } }],
  'version.discard': ({ versionId }, store) => [{ delete: { id: existing(store, versionId)._id } }],
};

const missing = (id: string) => mutationError(404, 'documentNotFoundError', `Document "${id}" does not exist`);

function existing(store: View, id: string, revision?: string): Doc {
  const document = store.get(id);
  if (!document) throw missing(id);
  if (revision && revision !== document._rev) {
    const message = `Document "${id}" has revision "${document._rev}", expected "${revision}"`;
    throw mutationError(409, 'documentRevisionIDDoesNotMatchError', message);
  }
  return document;
}

function copy({ _rev, _updatedAt, ...document }: Doc, id: string): NewDoc {
  return { ...document, _id: id };
}
