import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import send from '@fastify/send';
import { lookup } from 'mrmime';
import { headersFor, notFoundPath, parseHeadersFile } from './security-headers.ts';

/** Serves a built folder as static hosts do. Rejects if the port is taken. */
export async function serve(folder: string, port: number) {
  const server = createServer(requestListener(folder)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

interface Answer {
  statusCode: number;
  headers: OutgoingHttpHeaders;
  stream: Readable;
}

/** Answers each request from the build that is in `outDir` at that moment. */
export const requestListener =
  (outDir: string) =>
  (request: IncomingMessage, response: ServerResponse): void =>
    void respond(response, answerTo(request, outDir));

/** Middleware that sends the files of a folder, in development and for the Studio. Other requests go to `next`. */
export const filesIn =
  (root: string) =>
  async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const found = await send(request, path, { root }).catch(() => null);
    if (found?.type === 'file') await respond(response, found);
    else next();
  };

/** Sends an answer. No request can end the process: one that cannot be answered ends its connection. */
export async function respond(response: ServerResponse, answer: Answer | Promise<Answer>): Promise<void> {
  try {
    const { statusCode, headers, stream } = await answer;
    response.writeHead(statusCode, headers);
    await pipeline(stream, response);
  } catch {
    // The visitor has left, or a new build has removed the file after it was found.
    response.destroy();
  }
}

async function answerTo(request: IncomingMessage, outDir: string): Promise<Answer> {
  if (!existsSync(outDir)) return empty(503);
  if (request.method !== 'GET' && request.method !== 'HEAD') return empty(405, { Allow: 'GET, HEAD' });
  const folder = await realpath(outDir);
  const rules = parseHeadersFile(await readFile(join(folder, '_headers'), 'utf8'));
  const { url = '/' } = request;
  const [encoded = ''] = url.split('?', 1);
  const path = decodePath(encoded);
  const address = path === null ? '' : canonicalPath(path); // no file has the address ''
  const headers = headersFor(rules, address);
  const file = fileOf(folder, address);
  if (file && address !== path) return empty(301, { ...headers, Location: address + url.slice(encoded.length) });
  if (file) return fileAnswer(request, join(folder, file), headers);
  // An unknown address has the headers of its folder, too, as on hosts. Its Range and If-None-Match do not count, so
  // that the answer is always the whole page.
  const asked = { method: request.method, headers: { 'accept-encoding': request.headers['accept-encoding'] } };
  const ownHeaders = { ...headers, ...headersFor(rules, notFoundPath), 'Cache-Control': 'no-cache' };
  const page = await fileAnswer(asked as IncomingMessage, join(folder, '404.html'), ownHeaders);
  return { ...page, statusCode: 404 };
}

/** The answer with a file, or with the part of it that the request asks for. */
async function fileAnswer(request: IncomingMessage, file: string, headers: OutgoingHttpHeaders): Promise<Answer> {
  // A client that gives `br` a weight gets the file itself, which every client accepts.
  const accepted = request.headers['accept-encoding']?.split(/, */) ?? [];
  const isPacked = accepted.includes('br') && existsSync(`${file}.br`);
  const sent = await send(request, `/${basename(file)}${isPacked ? '.br' : ''}`, {
    root: dirname(file),
    dotfiles: 'allow',
    cacheControl: false,
    contentType: false,
  });
  const type = lookup(file) ?? 'application/octet-stream';
  const own = {
    'Cache-Control': 'no-cache',
    'Content-Type': type === 'text/html' ? `${type}; charset=utf-8` : type,
    Vary: 'Accept-Encoding',
    ...(isPacked && sent.type === 'file' && { 'Content-Encoding': 'br' }),
  };
  return { ...sent, headers: { ...sent.headers, ...own, ...headers } };
}

const empty = (statusCode: number, headers: OutgoingHttpHeaders = {}): Answer => ({
  statusCode,
  headers,
  stream: Readable.from([]),
});

/** Files without an address: those for hosts, compressed copies, and the second address of two pages. */
const hidden = /^\/(?:_headers|nginx\.conf|404|index)$|\.br$/;

/** The file of an address: `about.html` for `/about`. Null if there is none. */
function fileOf(folder: string, address: string): string | null {
  if (address === '' || hidden.test(address)) return null;
  const name = address === '/' ? 'index.html' : address.slice(1);
  const isFile = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.isFile() ?? false;
  return [name, `${name}.html`].find(isFile) ?? null;
}

/** Returns `/about` for `/%61bout`. Null for names that no file of a build has, such as those with a backslash. */
function decodePath(path: string): string | null {
  try {
    const name = decodeURIComponent(path);
    return /^(?:\/\.well-known)?(?:\/[\w@-][\w.@-]*)*\/?$/.test(name) ? name : null;
  } catch {
    return null;
  }
}

/** Returns `/about` for `/about/` and `/about.html`. */
const canonicalPath = (path: string) =>
  path.replace(/^\/index\.html$/, '/').replace(/(?<=^\/[\w-]+)(?:\.html|\/)$/, '');
