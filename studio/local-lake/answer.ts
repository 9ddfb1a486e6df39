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
  const url = new URL(request.url ?? '/', lake.url);
  const holder = lake.streams.holder(url);
  allowOrigin(request, response, (origin) => lake.origins.has(origin) || (origin === 'null' && holder !== undefined));
  if (request.method === 'OPTIONS') return preflight(request, response);

  const [, apiVersion = '', pathname = url.pathname] = /^\/v([\w-]+)(\/.*)$/.exec(url.pathname) ?? [];
  const route = routeOf(request.method ?? 'GET', pathname);
  if (!route) {
    lake.log(`404 ${request.method} ${request.url}`);
    throw new ApiError(404, `The local lake does not know ${request.method} ${pathname}`);
  }
  const { origin, authorization } = request.headers;
  const staff = holder?.staff ?? (authorization === 'Bearer lokal' || lake.staffOrigins.has(origin ?? ''));
  if (isStream(route) && origin !== undefined && !holder) return lake.streams.redirect(request, response, staff);
  const { path } = route;
  const call = { lake, request, response, staff, apiVersion, path, search: url.searchParams };
  const result = await route.handler(call);
  if (result !== undefined) json(response, result);
}

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
