import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { headersFor, parseHeadersFile } from '../../src/publish/host/security-headers.ts';
import { requestListener } from '../../src/publish/host/serve.ts';
import { farCity, fillIn, uniqueCode } from './order.ts';
import { test as base } from './site.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Ways in which networks and servers fail, on real sockets. */
const faults = {
  stall: () => {},
  '503': (_request, response) => response.writeHead(503, { 'Content-Type': 'text/html' }).end('busy'),
  'dropped connection': (request) => request.socket.destroy(),
} satisfies Record<string, Answer>;

/** Serves the built site. `fail` makes it fail for the paths of a pattern, until `mend`. */
async function faultyServer() {
  const site = requestListener('dist');
  let failing: { pattern: RegExp; fault: Answer } | null = null;
  let changed: { file: string; body: string } | null = null;
  const held: (() => void)[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] as string;
    if (failing?.pattern.test(path)) return failing.fault(request, response);
    if (path !== changed?.file) return site(request, response);
    return response.writeHead(200, { 'Content-Type': 'application/json' }).end(changed.body);
  });
  await new Promise<void>((done) => server.listen(0, done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    fail: (pattern: RegExp, fault: keyof typeof faults) => void (failing = { pattern, fault: faults[fault] }),
    /** Sends of each page only so many bytes, until `mend`. */
    holdAfter: (bytes: number) => {
      const rules = parseHeadersFile(readFileSync('dist/_headers', 'utf8'));
      const fault: Answer = (request, response) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const page = readFileSync(`dist${pathname === '/' ? '/index' : pathname}.html.br`);
        const own = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
        response.writeHead(200, { ...headersFor(rules, pathname), ...own }).write(page.subarray(0, bytes));
        held.push(() => response.end(page.subarray(bytes)));
      };
      failing = { pattern: /^\/[a-z-]*$/, fault };
    },
    mend: () => {
      failing = null;
      for (const sendRest of held.splice(0)) sendRest();
    },
    /** Serves changed content of this name, as a new build does. */
    rebuild: (name: string, change: (content: never) => void) => {
      const file = `/content/${name}.json`;
      const content = JSON.parse(readFileSync(`dist${file}`, 'utf8')) as never;
      change(content);
      changed = { file, body: JSON.stringify(content) };
    },
    end: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A story with its own server on real sockets, which fails when the story calls `server.fail`. */
export const test = base.extend<{ server: Awaited<ReturnType<typeof faultyServer>> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  server: async ({}, use) => {
    const server = await faultyServer();
    await use(server);
    server.end();
  },
  baseURL: ({ server }, use) => use(server.origin),
  allowedErrors: /Failed to load (?:resource|module script)|ERR_/,
});

/** Fills in a wakaf to `farCity`, waits for content of the confirmation, and returns the code. */
export async function prepareWakaf(page: Page) {
  const loaded = page.waitForResponse(/content\/confirmation/);
  await fillIn(page, 'wakaf', farCity);
  await loaded;
  return uniqueCode(page);
}
