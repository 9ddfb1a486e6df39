import { ApiError } from './api-error.ts';
import { jsonOf, type Call } from './call.ts';
import { isPublic } from './document.ts';
import { defaultPerspective, parsePerspective } from './perspective.ts';
import { runQuery, type Query } from './query.ts';
import { staffUser } from './users.ts';

/** There is one sync tag: every change can change every answer. */
export const syncTags = ['s1:lake'];

/** groq-js makes none; Presentation passes no result on without one. */
const resultSourceMap = { documents: [], paths: [], mappings: {} };

/** GET and POST /data/query/:dataset */
export async function dataQuery(call: Call) {
  const start = performance.now();
  const { query, params } = await questionOf(call);
  const all = call.lake.store.all();
  const perspective = call.search.get('perspective') ?? defaultPerspective(call.apiVersion);
  const result = await runQuery(
    { query, params },
    {
      documents: call.staff ? all : all.filter(({ _id }) => isPublic(_id)),
      perspective: parsePerspective(perspective),
      identity: call.staff ? staffUser.id : '<anonymous>',
    },
  );
  const question = call.search.get('returnQuery') === 'false' ? {} : { query };
  const mapped = call.search.has('resultSourceMap') ? { resultSourceMap } : {};
  return { ...question, result, ...mapped, ms: Math.round(performance.now() - start), syncTags };
}

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
