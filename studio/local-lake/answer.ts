import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from './api-error.ts';
import { allowOrigin, checkHost, isStaff, preflight } from './guard.ts';
import type { Lake } from './lake.ts';
import { dataset } from './projects.ts';
import { routeOf } from './routes.ts';

/** Guards a request, finds its handler, and writes the answer. */
export async function answer(lake: Lake, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await handle(lake, request, response);
  } catch (error) {
    const known = error instanceof ApiError ? error : new ApiError(500, (error as Error).message);
    if (known.status === 500) lake.log(`500 ${request.method} ${request.url}\n${(error as Error).stack}`);
    if (response.headersSent) response.end();
    else json(response, known.body, known.status);
  }
}

async function handle(lake: Lake, request: IncomingMessage, response: ServerResponse): Promise<void> {
  checkHost(request);
  allowOrigin(request, response, lake.origins);
  const method = request.method ?? 'GET';
  if (method === 'OPTIONS') return preflight(request, response);

  const { apiVersion, pathname, search } = addressOf(request);
  const route = routeOf(method, pathname);
  if (!route) {
    lake.log(`404 ${method} ${request.url}`);
    throw new ApiError(404, `The local lake does not know ${method} ${pathname}`);
  }
  const { path, handler } = route;
  if ((path.dataset ?? dataset) !== dataset) throw new ApiError(404, `Dataset "${path.dataset}" not found`);
  const staff = isStaff(lake, request);
  const result = await handler({ lake, request, response, staff, apiVersion, path, search });
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
