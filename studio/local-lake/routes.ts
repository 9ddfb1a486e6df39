import { ApiError } from './api-error.ts';
import { assetFile } from './asset-files.ts';
import { uploadFile, uploadImage } from './asset-upload.ts';
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
import { authId, me, readKeyValues, users, writeKeyValues } from './users.ts';

/** Answers with JSON what it returns, or answers itself and returns undefined. */
export type Handler = (call: Call) => unknown;

export interface Route {
  handler: Handler;
  path: Record<string, string>;
}

/** The first line that fits wins. `:name` is one segment, `:name*` the rest. */
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
  ['POST', '/assets/files/:dataset', uploadFile],
  ['GET', '/images/:project/:dataset/:file', assetFile],
  ['GET', '/files/:project/:dataset/:file', assetFile],
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
];

const compiled = table.map(([method, pattern, handler]) => {
  const source = pattern.replaceAll(/:(\w+)\*/g, '(?<$1>.+)').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  return { method, pattern: new RegExp(`^${source}$`), handler };
});

export function routeOf(method: string, pathname: string): Route | undefined {
  for (const { handler, pattern, method: wanted } of compiled) {
    const match = wanted === method ? pattern.exec(pathname) : null;
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

export const isStream = (route: Route | undefined) => route?.handler === dataListen || route?.handler === liveEvents;
