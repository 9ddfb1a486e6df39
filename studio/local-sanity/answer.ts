import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError, type Call, checkHost, checkOrigin, dataset, isStaff, type LocalSanity, preflight } from './call.ts';
import { dataActions, dataDoc, dataMutate, dataQuery } from './data.ts';
import { documentsAt, eventsOf, transactionsOf } from './history.ts';
import { dataListen, liveEvents } from './listen.ts';
import { imageFile, uploadImage } from './pictures.ts';
import { studioServices } from './studio-services.ts';

/** What the first matching handler returns is sent as JSON. A handler that has answered by itself returns undefined. */
const table: [method: string, pathname: string, handler: (call: Call) => unknown][] = [
  ['GET', '/data/query/:dataset', dataQuery],
  ['POST', '/data/query/:dataset', dataQuery],
  ['GET', '/data/doc/:dataset/:ids', dataDoc],
  ['POST', '/data/mutate/:dataset', dataMutate],
  ['POST', '/data/actions/:dataset', dataActions],
  ['GET', '/data/listen/:dataset', dataListen],
  ['GET', '/data/live/events/:dataset', liveEvents],
  ['GET', '/data/history/:dataset/documents/:ids', documentsAt],
  ['GET', '/data/history/:dataset/transactions/:ids', transactionsOf],
  ['GET', '/data/history/:dataset/events/documents/:id', eventsOf],
  ['POST', '/assets/images/:dataset', uploadImage],
  ['GET', '/images/:project/:dataset/:file', imageFile],
  ...studioServices,
];

/** A path begins with a version (`/v2026-10-01/data/…`), except the paths of pictures. */
const routes = table.map(([method, pathname, handler]) => ({
  method,
  pattern: new URLPattern({ pathname: `{/v:version}?${pathname}` }),
  handler,
}));

export async function answer(server: LocalSanity, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await handle(server, request, response);
  } catch (error) {
    const { message, stack } = error as Error;
    const isUnparsable = error instanceof SyntaxError || error instanceof URIError;
    const answered = error instanceof ApiError ? error : new ApiError(isUnparsable ? 400 : 500, message);
    if (answered.status === 500) server.log(`500 ${request.method} ${request.url}\n${stack}`);
    if (response.headersSent) response.end();
    else sendJson(response, answered.body, answered.status);
  }
}

async function handle(server: LocalSanity, request: IncomingMessage, response: ServerResponse): Promise<void> {
  checkHost(request);
  checkOrigin(request, response);
  const { method, url = '' } = request;
  if (method === 'OPTIONS') return preflight(request, response);
  // An address that cannot be parsed, such as `//`, becomes `/`, which gets a 404.
  const { pathname, searchParams } = URL.parse(url, 'http://127.0.0.1') ?? new URL('http://127.0.0.1');
  for (const route of routes.filter((known) => known.method === method)) {
    const groups = route.pattern.exec({ pathname })?.pathname.groups;
    if (!groups) continue;
    const decoded = Object.entries(groups).map(([name, value = '']) => [name, decodeURIComponent(value)] as const);
    const { version: apiVersion = '', ...path } = Object.fromEntries(decoded);
    if ((path.dataset ?? dataset) !== dataset) throw new ApiError(404, `Dataset "${path.dataset}" not found`);
    const staff = isStaff(server, request);
    const result = await route.handler({ server, request, response, staff, apiVersion, path, search: searchParams });
    if (result !== undefined) sendJson(response, result);
    return;
  }
  // The Studio asks again and again for the socket of presence.
  if (!request.headers.upgrade) server.log(`404 ${method} ${url}`);
  throw new ApiError(404, `The local content server does not know ${method} ${pathname}`);
}

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
