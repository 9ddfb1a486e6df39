import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestListener } from '../../src/publish/host/serve.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export const answer =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    void response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end(body);

/** Ways in which networks and servers fail, on real sockets. */
export const faults = {
  stall: () => {},
  '503': answer(503, 'busy'),
  'sign-in page of a public network': answer(200, '<!doctype html><title>Wi-Fi</title><p>Masuk'),
  'dropped connection': (request) => request.socket.destroy(),
  '404': answer(404, 'gone'),
} satisfies Record<string, Answer>;

export type Fault = keyof typeof faults;

/** Serves the built site. `fail` makes it fail for the paths of a pattern, until `mend`. */
export async function faultyServer() {
  const site = requestListener('dist');
  let failing: { pattern: RegExp; fault: Answer; times: number } | null = null;
  let changed: { file: string; body: string } | null = null;
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] as string;
    if (failing && failing.times > 0 && failing.pattern.test(path)) {
      failing.times -= 1;
      return failing.fault(request, response);
    }
    if (path === changed?.file)
      return answer(200, changed.body, { 'Content-Type': 'application/json' })(request, response);
    return site(request, response);
  });
  await new Promise<void>((done) => server.listen(0, done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    fail: (pattern: RegExp, fault: Fault | Answer, times = Infinity) => {
      failing = { pattern, fault: typeof fault === 'string' ? faults[fault] : fault, times };
    },
    mend: () => {
      failing = null;
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

export type FaultyServer = Awaited<ReturnType<typeof faultyServer>>;
