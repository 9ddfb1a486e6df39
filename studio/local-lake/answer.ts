import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from './api-error.ts';
import { allowOrigin, checkHost, preflight } from './guard.ts';
import { isStream, routeOf } from './routes.ts';
import type { Lake } from './server.ts';

/** Guards a request, finds who handles it, and writes the answer. */
export async function answer(lake: Lake, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await handle(lake, request, response);
  } catch (error) {
    const known = error instanceof ApiError ? error : new ApiError(500, (error as Error).message);
    if (known.status >= 500) lake.log(`500 ${request.method} ${request.url}\n${(error as Error).stack}`);
    if (response.headersSent) response.end();
    else json(response, known.body, known.status);
  }
}

async function handle(lake: Lake, request: IncomingMessage, response: ServerResponse): Promise<void> {
  checkHost(request);
  const method = request.method ?? 'GET';
  const { apiVersion, pathname, search } = addressOf(request);
  // A ticket opens the stream it was made for, nothing else.
  const holder = isStream(routeOf('GET', pathname)) ? lake.streams.holder(search) : undefined;
  allowOrigin(request, response, (origin) => lake.origins.has(origin) || (origin === 'null' && holder !== undefined));
  if (method === 'OPTIONS') return preflight(request, response);

  const route = routeOf(method, pathname);
  if (!route) {
    lake.log(`404 ${method} ${request.url}`);
    throw new ApiError(404, `The local lake does not know ${method} ${pathname}`);
  }
  const { origin, authorization } = request.headers;
  const staff = holder?.staff ?? (authorization === 'Bearer lokal' || lake.staffOrigins.has(origin ?? ''));
  if (isStream(route) && origin !== undefined && !holder) return lake.streams.redirect(request, response, staff);
  const { path } = route;
  const result = await route.handler({ lake, request, response, staff, apiVersion, path, search });
  if (result !== undefined) json(response, result);
}

/** Splits `/v2026-10-01/data/…?…`; addresses of pictures have no version. */
function addressOf({ url }: IncomingMessage) {
  const address = URL.parse(url ?? '/', 'http://127.0.0.1');
  if (!address) throw new ApiError(400, 'The address is none');
  const [, apiVersion = '', pathname = address.pathname] = /^\/v([\w-]+)(\/.*)$/.exec(address.pathname) ?? [];
  return { apiVersion, pathname, search: address.searchParams };
}

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
