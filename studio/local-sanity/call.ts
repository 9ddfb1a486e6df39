import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { FindOrigins } from './source-map.ts';
import type { Store } from './store.ts';

/** The only project and dataset of this server, and the token with which programs may write. */
export const projectId = 'lokal';
export const dataset = 'production';
const staffToken = 'lokal';

/** An answer with an error status. `@sanity/client` turns its body into an error of its own. */
export class ApiError extends Error {
  status: number;
  body: unknown;

  constructor(status: number, message: string, body?: unknown) {
    super(message);
    this.status = status;
    this.body = body ?? { statusCode: status, error: STATUS_CODES[status], message };
  }
}

export interface LocalSanity {
  url: string;
  dataDir: string;
  store: Store;
  staffOrigins: ReadonlySet<string>;
  findOrigins: FindOrigins | undefined;
  log: (line: string) => void;
  close(): Promise<void>;
}

export interface Call {
  server: LocalSanity;
  request: IncomingMessage;
  response: ServerResponse;
  /** Whether the caller is the local staff user. All others read published content only. */
  staff: boolean;
  /** The API version of the path, without its `v`: `2026-10-01`. */
  apiVersion: string;
  path: Record<string, string>;
  search: URLSearchParams;
}

export const bodyOf = async ({ request }: Call) => Buffer.concat((await request.toArray()) as Buffer[]);

export const jsonOf = async <T>(call: Call) => JSON.parse((await bodyOf(call)).toString() || '{}') as T;

export function staffOnly({ staff }: Call): void {
  if (!staff) throw new ApiError(403, 'Anonymous requests can only read what is published');
}

/** Browsers resolve every name under `localhost` to this machine. The Studio uses one for each event stream. */
const isThisMachine = (hostname = '') => /^(?:127\.0\.0\.1|(?:\w+\.)?localhost)$/.test(hostname);

/** Throws a 403 for other host names. A foreign page whose name leads to 127.0.0.1 could read drafts (DNS rebinding). */
export function checkHost({ headers }: IncomingMessage): void {
  if (!isThisMachine(headers.host?.replace(/:\d+$/, '')))
    throw new ApiError(403, `Host "${headers.host}" is not this machine`);
}

/**
 * Whether a request counts as the staff user's: it comes from a page of the Studio, or from a program, which sends the
 * token and no origin. Throws a 401 for a wrong token.
 */
export function isStaff({ staffOrigins }: LocalSanity, { headers }: IncomingMessage): boolean {
  const { origin, authorization } = headers;
  if (origin !== undefined) return staffOrigins.has(origin);
  if (authorization === undefined) return false;
  if (authorization === `Bearer ${staffToken}`) return true;
  throw new ApiError(401, 'Unauthorized - Session not found');
}

/** Throws a 403 for pages of other machines, and lets pages of this machine read the answer (CORS). */
export function checkOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) {
    // An `<img>` or `<script>` sends no origin. The Studio at localhost shows pictures of 127.0.0.1, another site.
    if (site === 'cross-site' && !request.url?.startsWith('/images/')) throw new ApiError(403, 'Not for other sites');
    return;
  }
  if (!isThisMachine(URL.parse(origin)?.hostname)) throw new ApiError(403, `Origin "${origin}" is not allowed here`);
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-expose-headers', 'content-type, etag');
  response.setHeader('vary', 'origin');
}

export function preflight({ headers }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
    'access-control-allow-private-network': 'true',
    'access-control-max-age': '600',
  });
  response.end();
}
