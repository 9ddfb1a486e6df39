import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor, notFoundPath, parseHeadersFile } from './security-headers.ts';

/** Serves a built folder as static hosts do. Rejects when the port is taken. */
export function serve(folder: string, port: number): Promise<Server> {
  const server = createServer(follow(folder));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** Serves the folder, and the next build once it is there. Throws when nothing was built yet. */
export function follow(folder: string): RequestListener {
  let shown = identity(folder);
  let answer = site(folder);
  return (request, response) => {
    const now = identity(folder);
    if (now && now !== shown) {
      try {
        answer = site(folder);
        shown = now;
      } catch {
        // A file was renamed while the folder was read: the next request reads it again.
      }
    }
    answer(request, response);
  };
}

/** Identifies the build in the folder; null when there is none. */
function identity(folder: string): string | null {
  try {
    return `${realpathSync(folder)} ${statSync(folder).mtimeMs}`;
  } catch {
    return null;
  }
}

/** Files for hosts, and the 404 page, which has no address of its own. */
const hidden = /^\/(?:_headers|nginx\.conf|404(?:\.html)?)(?:\.br)?\/?$/;

function site(link: string): RequestListener {
  const folder = realpathSync(link);
  const rules = parseHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
  const notFound = readFileSync(join(folder, '404.html'));
  const files = sirv(folder, { extensions: ['html'], brotli: true, etag: true });
  return (request, response) => {
    const [encoded = '/', ...query] = (request.url ?? '/').split(/(?=\?)/);
    const path = decoded(encoded);
    if (request.method !== 'GET' && request.method !== 'HEAD') return void refuse(response);
    const missing = () => {
      const headers = { ...headersFor(rules, notFoundPath), 'Content-Type': 'text/html; charset=utf-8' };
      response.writeHead(404, { ...headers, 'Cache-Control': 'no-cache' });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    };
    if (path === null || hidden.test(path)) return missing();
    const other = onlyAddress(path);
    if (other !== path && existsSync(join(folder, other === '/' ? 'index.html' : `${other}.html`)))
      return void response.writeHead(301, { ...headersFor(rules, path), Location: other + query.join('') }).end();
    request.url = path + query.join('');
    // As static hosts do for files without a rule; otherwise browsers choose how long to keep a page.
    response.setHeader('Cache-Control', 'no-cache');
    for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value);
    // A new build may remove the file after it was found and before it is opened.
    response.once('pipe', (source) => source.once('error', () => response.destroy()));
    files(request, response, missing);
  };
}

/** `/about` for `/%61bout`; null for names that no file of a build has, such as those with a backslash. */
function decoded(path: string): string | null {
  try {
    const name = decodeURIComponent(path);
    return /^(?:\/\.well-known)?(?:\/[\w@-][\w.@-]*)*\/?$/.test(name) ? name : null;
  } catch {
    return null;
  }
}

/** `/about` for `/about/` and `/about.html`. */
const onlyAddress = (path: string) => path.replace(/^\/index\.html$/, '/').replace(/(?<=^\/[\w-]+)(?:\.html|\/)$/, '');

const refuse = (response: ServerResponse) => response.writeHead(405, { Allow: 'GET, HEAD' }).end();
