import type { IncomingMessage, ServerResponse } from 'node:http';
import { allowOrigin, ApiError, type Call, checkHost, isStaff, preflight } from './call.ts';
import { dataActions, dataDoc, dataMutate, dataQuery } from './data.ts';
import { documentsAt, transactionsOf } from './history.ts';
import { dataListen, liveEvents } from './listen.ts';
import { imageFile, uploadImage } from './pictures.ts';
import type { ContentServer } from './server.ts';
import { dataset, studioServices } from './studio-services.ts';

/** The handler's result is sent as JSON; undefined means that it has answered by itself. */
type Handler = (call: Call) => unknown;

/** The first match wins. `:name` is one segment, `:name*` the rest. */
const table: [method: string, pattern: string, Handler][] = [
  ['GET', '/data/query/:dataset', dataQuery],
  ['POST', '/data/query/:dataset', dataQuery],
  ['GET', '/data/doc/:dataset/:ids', dataDoc],
  ['POST', '/data/mutate/:dataset', dataMutate],
  ['POST', '/data/actions/:dataset', dataActions],
  ['GET', '/data/listen/:dataset', dataListen],
  ['GET', '/data/live/events/:dataset', liveEvents],
  ['GET', '/data/history/:dataset/documents/:ids', documentsAt],
  ['GET', '/data/history/:dataset/transactions/:ids', transactionsOf],
  ['POST', '/assets/images/:dataset', uploadImage],
  ['GET', '/images/:project/:dataset/:file', imageFile],
  ...studioServices,
];

const routes = table.map(([method, pattern, handler]) => {
  const source = pattern.replaceAll(/:(\w+)\*/g, '(?<$1>.+)').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  return { method, pattern: new RegExp(`^${source}$`), handler };
});

export async function answer(server: ContentServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await handle(server, request, response);
  } catch (error) {
    const known = error instanceof ApiError ? error : new ApiError(500, (error as Error).message);
    if (known.status === 500) server.log(`500 ${request.method} ${request.url}\n${(error as Error).stack}`);
    if (response.headersSent) response.end();
    else json(response, known.body, known.status);
  }
}

async function handle(server: ContentServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  checkHost(request);
  allowOrigin(request, response, server);
  if (request.method === 'OPTIONS') return preflight(request, response);

  const { apiVersion, pathname, search } = addressOf(request);
  const { path, handler } = routeOf(server, request, pathname);
  if ((path.dataset ?? dataset) !== dataset) throw new ApiError(404, `Dataset "${path.dataset}" not found`);
  const staff = isStaff(server, request);
  const result = await handler({ server, request, response, staff, apiVersion, path, search });
  if (result !== undefined) json(response, result);
}

/** Splits `/v2026-10-01/data/…?…`; addresses of pictures have no version. */
function addressOf({ url }: IncomingMessage) {
  const address = URL.parse(url ?? '/', 'http://127.0.0.1');
  if (!address) throw new ApiError(400, 'The address is not valid');
  const [, apiVersion = '', pathname = address.pathname] = /^\/v([\w-]+)(\/.*)$/.exec(address.pathname) ?? [];
  return { apiVersion, pathname, search: address.searchParams };
}

function routeOf(server: ContentServer, { method, url }: IncomingMessage, pathname: string) {
  for (const route of routes) {
    const match = route.method === method ? route.pattern.exec(pathname) : null;
    if (match) return { handler: route.handler, path: decoded(match.groups ?? {}) };
  }
  server.log(`404 ${method} ${url}`);
  throw new ApiError(404, `The local content server does not know ${method} ${pathname}`);
}

function decoded(groups: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    throw new ApiError(400, 'The address is wrongly encoded');
  }
}

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
