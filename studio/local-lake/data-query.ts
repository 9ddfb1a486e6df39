import { ApiError } from './api-error.ts';
import { jsonOf, type Call } from './call.ts';
import { isPublic, type Doc } from './document.ts';
import { defaultPerspective, parsePerspective } from './perspective.ts';
import { runQuery, type Query } from './query.ts';
import { sourceMapOf } from './source-map.ts';
import { staffUser } from './users.ts';

/** A single sync tag: any change can affect any answer. */
export const syncTags = ['s1:lake'];

/** GET and POST /data/query/:dataset */
export async function dataQuery(call: Call) {
  const start = performance.now();
  const { query, params } = await questionOf(call);
  const all = call.lake.store.all();
  const documents = call.staff ? all : all.filter(({ _id }) => isPublic(_id));
  const perspective = parsePerspective(call.search.get('perspective') ?? defaultPerspective(call.apiVersion));
  const identity = call.staff ? staffUser.id : '<anonymous>';
  const ask = (over: readonly Doc[]) => runQuery({ query, params }, { documents: over, perspective, identity });
  const result = await ask(documents);
  const question = call.search.get('returnQuery') === 'false' ? {} : { query };
  const mapped = wantsSources(call) ? { resultSourceMap: await sourceMapOf(documents, result, ask) } : {};
  return { ...question, result, ...mapped, ms: Math.round(performance.now() - start), syncTags };
}

/** `true` or `withKeyArraySelector`. */
const wantsSources = ({ search }: Call) => (search.get('resultSourceMap') ?? 'false') !== 'false';

async function questionOf(call: Call): Promise<Query> {
  if (call.request.method === 'POST') {
    const { query = '', params = {} } = await jsonOf<Query>(call);
    return { query, params };
  }
  return { query: call.search.get('query') ?? '', params: paramsOf(call.search) };
}

/** `$name=<JSON>` pairs of an address. */
export function paramsOf(search: URLSearchParams): Record<string, unknown> {
  const pairs = [...search].filter(([name]) => name.startsWith('$'));
  try {
    return Object.fromEntries(pairs.map(([name, value]) => [name.slice(1), JSON.parse(value) as unknown]));
  } catch {
    throw new ApiError(400, 'A parameter of the query is not JSON');
  }
}
