import { getPublishedId } from '@sanity/client/csm';
import { jsonOf, staffOnly, type Call } from './call.ts';
import { type Action, type ClientMutation, type Find, mutationsOf, transact } from './mutate.ts';
import { perspectiveOf, runQuery, seenFrom, type Query } from './query.ts';
import { sourceMapOf } from './source-map.ts';
import { type Doc, isPublic } from './store.ts';
import { identityOf } from './studio-services.ts';

/** All answers have one sync tag, because any change can affect any answer. */
export const syncTags = ['s1:all'];

const readableDocuments = ({ server, staff }: Call) => server.store.all().filter(({ _id }) => staff || isPublic(_id));

export function dataDoc(call: Call) {
  const ids = (call.path.ids ?? '').split(',');
  const everyVersion = call.search.get('includeAllVersions') === 'true';
  const documents = readableDocuments(call).filter(({ _id }) => ids.includes(everyVersion ? getPublishedId(_id) : _id));
  const found = new Set(documents.map(({ _id }) => _id));
  return { documents, omitted: ids.filter((id) => !found.has(id)).map((id) => ({ id, reason: 'existence' })) };
}

export async function dataQuery(call: Call) {
  const query = await queryOf(call);
  const documents = readableDocuments(call);
  const perspective = perspectiveOf(call.search.get('perspective'), call.apiVersion);
  // The source map runs the query once more, over documents with an address in place of each value.
  const ask = (asked: readonly Doc[]) =>
    runQuery(query, { documents: seenFrom(asked, perspective), identity: identityOf(call) });
  const result = await ask(documents);
  const wantsSources = ['true', 'withKeyArraySelector'].includes(call.search.get('resultSourceMap') ?? '');
  const { findOrigins } = call.server;
  if (!wantsSources || !findOrigins) return { result, syncTags };
  return { result, resultSourceMap: await sourceMapOf({ documents, result, ask }, findOrigins), syncTags };
}

async function queryOf(call: Call): Promise<Query> {
  if (call.request.method === 'POST') {
    const { query = '', params = {} } = await jsonOf<Partial<Query>>(call);
    return { query, params };
  }
  return { query: call.search.get('query') ?? '', params: paramsOf(call.search) };
}

/** Returns the parameters of a query: `{ id: 'a' }` for `?$id="a"`. */
export function paramsOf(search: URLSearchParams): Record<string, unknown> {
  const params = [...search].filter(([name]) => name.startsWith('$'));
  return Object.fromEntries(params.map(([name, value]) => [name.slice(1), JSON.parse(value) as unknown]));
}

export async function dataMutate(call: Call) {
  staffOnly(call);
  const body = await jsonOf<{ mutations?: ClientMutation[]; transactionId?: string }>(call);
  const done = transact(call.server.store, [() => body.mutations ?? []], body.transactionId);
  const results = done.touched.map(({ id, before, after }) => ({ id, document: after ?? before }));
  return { transactionId: done.transactionId, results };
}

export async function dataActions(call: Call) {
  staffOnly(call);
  const body = await jsonOf<{ actions?: Action[]; transactionId?: string }>(call);
  const steps = (body.actions ?? []).map((action) => (find: Find) => mutationsOf(action, find));
  const { transactionId } = transact(call.server.store, steps, body.transactionId);
  return { transactionId };
}
