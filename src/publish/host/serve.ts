import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor, notFoundPath, parseHeadersFile } from './security-headers.ts';

/** Serves a built folder as static hosts do. Rejects if the port is taken. */
export async function serve(folder: string, port: number): Promise<Server> {
  const server = createServer(requestListener(folder)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Files without an address: those for hosts, and the 404 page. */
const hidden = /^\/(?:_headers|nginx\.conf|404(?:\.html)?)(?:\.br)?\/?$/;

/** Answers from the build that the folder holds at that moment. */
export function requestListener(folder: string): RequestListener {
  return (request, response) => {
    if (!existsSync(folder)) return void response.writeHead(503).end();
    const rules = parseHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
    const files = sirv(folder, { extensions: ['html'], brotli: true, etag: true, dev: true });
    const { url = '/' } = request;
    const [path = ''] = url.split('?', 1);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const missing = () => {
      const headers = { ...headersFor(rules, notFoundPath), 'Content-Type': 'text/html; charset=utf-8' };
      response.writeHead(404, { ...headers, 'Cache-Control': 'no-cache' });
      response.end(request.method === 'HEAD' ? undefined : readFileSync(join(folder, '404.html')));
    };
    if (hidden.test(path)) return missing();
    const address = canonicalPath(path);
    if (address !== path && existsSync(join(folder, address === '/' ? 'index.html' : `${address}.html`)))
      return void response
        .writeHead(301, { ...headersFor(rules, path), Location: address + url.slice(path.length) })
        .end();
    for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value);
    // A new build may remove the file after it was found and before it is opened.
    response.once('pipe', (source) => source.once('error', () => response.destroy()));
    files(request, response, missing);
  };
}

/** Returns `/about` for `/about/` and `/about.html`. */
const canonicalPath = (path: string) =>
  path.replace(/^\/index\.html$/, '/').replace(/(?<=^\/[\w-]+)(?:\.html|\/)$/, '');
