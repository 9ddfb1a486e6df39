import { readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { appliesTo, parseHeadersFile } from './security-headers.ts';

/**
 * Serves a built folder as the static hosts do: under the headers of its own `_headers`, unknown
 * routes as 404; and follows it to the next build. Rejects when the port is taken.
 */
export function serve(folder: string, port: number): Promise<Server> {
  const server = createServer(follow(folder));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

/** Answers with what stands in the folder, also after the next build. Throws when nothing stands there yet. */
export function follow(folder: string): RequestListener {
  let shown = identity(folder);
  let answer = site(folder);
  return (request, response) => {
    const now = identity(folder);
    if (now && now !== shown) [shown, answer] = [now, site(folder)];
    answer(request, response);
  };
}

/** Which build stands there; null for none. */
function identity(folder: string): string | null {
  try {
    return `${realpathSync(folder)} ${statSync(folder).mtimeMs}`;
  } catch {
    return null;
  }
}

function site(link: string): RequestListener {
  const folder = realpathSync(link);
  const rules = parseHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
  const notFound = readFileSync(join(folder, '404.html'));
  const files = sirv(folder, { extensions: ['html'], brotli: true, etag: true });
  return (request, response) => {
    const url = request.url ?? '/';
    for (const { path, headers } of rules) {
      if (!appliesTo(path, url)) continue;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    }
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    });
  };
}
