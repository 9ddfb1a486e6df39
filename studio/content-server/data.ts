import { ApiError, jsonOf, staffOnly, type Call } from './call.ts';
import { type Change, type Doc, isPublic, perspectiveOf, publishedId, seenFrom } from './store.ts';
import { type Action, type ClientMutation, mutationsOf, prepare, type View } from './mutate.ts';
import { runQuery, type Query } from './query.ts';
import { sourceMapOf } from './source-map.ts';
import { staffUser } from './studio-services.ts';

/** A single sync tag: any change can affect any answer. */
export const syncTags = ['s1:all'];

const readable = ({ server, staff }: Call) => server.store.all().filter(({ _id }) => staff || isPublic(_id));

export function dataDoc(call: Call) {
  const asked = (call.path.ids ?? '').split(',');
  const everyVersion = call.search.get('includeAllVersions') === 'true';
  const documents = readable(call).filter(({ _id }) => asked.includes(everyVersion ? publishedId(_id) : _id));
  const found = new Set(documents.map(({ _id }) => _id));
  return { documents, omitted: asked.filter((id) => !found.has(id)).map((id) => ({ id, reason: 'existence' })) };
}

export async function dataQuery(call: Call) {
  const start = performance.now();
  const asked = await queryOf(call);
  const documents = readable(call);
  const perspective = perspectiveOf(call.search.get('perspective'), call.apiVersion);
  const identity = call.staff ? staffUser.id : '<anonymous>';
  const ask = (over: readonly Doc[]) => runQuery(asked, { documents: seenFrom(over, perspective), identity });
  const result = await ask(documents);
  const query = call.search.get('returnQuery') === 'false' ? {} : { query: asked.query };
  const mapped = wantsSources(call) ? { resultSourceMap: await sourceMapOf(documents, result, ask) } : {};
  return { ...query, result, ...mapped, ms: Math.round(performance.now() - start), syncTags };
}

const wantsSources = ({ search }: Call) => (search.get('resultSourceMap') ?? 'false') !== 'false';

async function queryOf(call: Call): Promise<Query> {
  if (call.request.method === 'POST') {
    const { query = '', params = {} } = await jsonOf<Query>(call);
    return { query, params };
  }
  return { query: call.search.get('query') ?? '', params: paramsOf(call.search) };
}

export function paramsOf(search: URLSearchParams): Record<string, unknown> {
  const pairs = [...search].filter(([name]) => name.startsWith('$'));
  try {
    return Object.fromEntries(pairs.map(([name, value]) => [name.slice(1), JSON.parse(value) as unknown]));
  } catch {
    throw new ApiError(400, 'A parameter of the query is not JSON');
  }
}

export async function dataMutate(call: Call) {
  staffOnly(call);
  const { mutations = [], transactionId } = await jsonOf<{ mutations: ClientMutation[]; transactionId: string }>(call);
  const { store } = call.server;
  const { transaction, touched } = prepare(store, { steps: [() => mutations], author: staffUser.id, transactionId });
  store.commit(transaction);
  const withDocuments = call.search.get('returnDocuments') === 'true';
  if (!withDocuments && call.search.get('returnIds') !== 'true') return { transactionId: transaction.id };
  return { transactionId: transaction.id, results: touched.map((change) => outcomeOf(change, withDocuments)) };
}

function outcomeOf({ id, before, after }: Change, withDocument: boolean) {
  const operation = before === after ? 'none' : !before ? 'create' : after ? 'update' : 'delete';
  return { id, operation, ...(withDocument ? { document: after ?? before } : {}) };
}

export async function dataActions(call: Call) {
  staffOnly(call);
  const { actions = [], transactionId } = await jsonOf<{ actions: Action[]; transactionId: string }>(call);
  const { store } = call.server;
  const steps = actions.map((action) => (view: View) => mutationsOf(action, view));
  const { transaction } = prepare(store, { steps, author: staffUser.id, transactionId });
  store.commit(transaction);
  return { transactionId: transaction.id };
}
