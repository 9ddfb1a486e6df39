import { ApiError } from './api-error.ts';
import { imageFile } from './image-file.ts';
import { uploadImage } from './image-upload.ts';
import type { Call } from './call.ts';
import { dataDoc } from './data-doc.ts';
import { dataActions, dataMutate } from './data-mutate.ts';
import { dataQuery } from './data-query.ts';
import { historyEvents } from './history-events.ts';
import { documentsAt, transactionsOf } from './history.ts';
import { dataListen } from './listen.ts';
import { liveEvents } from './live.ts';
import { acl, datasets, project } from './projects.ts';
import { stubs } from './stubs.ts';
import { unpromised } from './unpromised.ts';
import { authId, me, readKeyValues, users, writeKeyValues } from './users.ts';

/** What it returns is sent as JSON; undefined means that it has answered by itself. */
export type Handler = (call: Call) => unknown;

interface Route {
  handler: Handler;
  path: Record<string, string>;
}

/** The first match wins. `:name` is one segment, `:name*` the rest. */
const table: [string, string, Handler][] = [
  ['GET', '/data/query/:dataset', dataQuery],
  ['POST', '/data/query/:dataset', dataQuery],
  ['GET', '/data/doc/:dataset/:ids', dataDoc],
  ['POST', '/data/mutate/:dataset', dataMutate],
  ['POST', '/data/actions/:dataset', dataActions],
  ['GET', '/data/listen/:dataset', dataListen],
  ['GET', '/data/live/events/:dataset', liveEvents],
  ['GET', '/data/history/:dataset/documents/:ids', documentsAt],
  ['GET', '/data/history/:dataset/transactions/:ids', transactionsOf],
  ['GET', '/data/history/:dataset/events/documents/:id', historyEvents],
  ['POST', '/assets/images/:dataset', uploadImage],
  ['GET', '/images/:project/:dataset/:file', imageFile],
  ['GET', '/users/me', me],
  ['GET', '/users/me/keyvalue/:keys', readKeyValues],
  ['PUT', '/users/me/keyvalue', writeKeyValues],
  ['GET', '/users/:ids', users],
  ['GET', '/auth/id', authId],
  ['GET', '/datasets', datasets],
  ['GET', '/projects', (call) => [project(call)]],
  ['GET', '/projects/:project/datasets', datasets],
  ['GET', '/projects/:project/datasets/:dataset/acl', acl],
  ...stubs,
  ['GET', '/projects/:project', project],
  ...unpromised,
];

const compiled = table.map(([method, pattern, handler]) => {
  const source = pattern.replaceAll(/:(\w+)\*/g, '(?<$1>.+)').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  return { method, pattern: new RegExp(`^${source}$`), handler };
});

export function routeOf(method: string, pathname: string): Route | undefined {
  for (const { handler, pattern, method: wanted } of compiled) {
    const match = wanted === method || wanted === '*' ? pattern.exec(pathname) : null;
    if (match) return { handler, path: decoded(match.groups ?? {}) };
  }
  return undefined;
}

function decoded(groups: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    throw new ApiError(400, 'The address is wrongly encoded');
  }
}
