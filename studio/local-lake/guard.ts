import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from './api-error.ts';

const hosts = ['localhost', '127.0.0.1'];
const both = (ports: number[]) => ports.flatMap((port) => hosts.map((host) => `http://${host}:${port}`));

/** The Studio, the built site, its reader, its preview, the development server. */
export const knownOrigins = both([3333, 4173, 4174, 4175, 5173]);
/** Whose requests are those of the member of staff: the Studio has no token, it trusts its session. */
export const studioOrigins = both([3333]);

/** A name that merely resolves to 127.0.0.1 would let a foreign page read the lake (DNS rebinding). */
export function checkHost({ headers }: IncomingMessage): void {
  const name = (headers.host ?? '').replace(/:\d+$/, '');
  if (!hosts.includes(name)) throw new ApiError(403, `Host "${headers.host}" is not this machine`);
}

/** Throws 403 for a page of an origin that is not known; programs send no origin. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse, allowed: (origin: string) => boolean) {
  const { origin } = request.headers;
  if (origin === undefined) return;
  if (!allowed(origin)) throw new ApiError(403, `Origin "${origin}" is not allowed here`);
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-expose-headers', 'content-type, etag');
  response.setHeader('vary', 'origin');
}

/** Answers what a browser asks before it sends a request with its own headers or method. */
export function preflight({ headers }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
    'access-control-allow-private-network': 'true',
    'access-control-max-age': '600',
  });
  response.end();
}
