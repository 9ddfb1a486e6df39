import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { headersFor, parseHeadersFile } from '../../src/publish/host/security-headers.ts';
import { requestListener } from '../../src/publish/host/serve.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const whole =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    void response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end(body);

/** How networks and servers fail, on real sockets. */
export const faults = {
  stall: () => {},
  '503': whole(503, 'busy'),
  'sign-in page of a public network': whole(200, '<!doctype html><title>Wi-Fi</title><p>Masuk'),
  'dropped connection': (request) => request.socket.destroy(),
  '404': whole(404, 'gone'),
} satisfies Record<string, Answer>;

/** The faults, and an answer that makes React fail. */
const answers = {
  ...faults,
  'content that no build makes': whole(200, 'null', { 'Content-Type': 'application/json' }),
};

export type Fault = keyof typeof answers;

/** Serves the built site, and fails when the story asks for it. */
export async function faultyServer() {
  const site = requestListener('dist');
  const rules = parseHeadersFile(readFileSync('dist/_headers', 'utf8'));
  let failing: { pattern: RegExp; answer: Answer; times: number } | null = null;
  let changed: { oldHash: string; newHash: string; body: string } | null = null;
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] as string;
    if (failing && failing.times > 0 && failing.pattern.test(path)) {
      failing.times -= 1;
      return failing.answer(request, response);
    }
    if (changed && path.startsWith('/content/')) {
      if (path.includes(changed.oldHash)) return faults['404'](request, response);
      if (path.includes(changed.newHash))
        return whole(200, changed.body, { 'Content-Type': 'application/json' })(request, response);
    }
    if (changed && !/\.\w+$/.test(path)) {
      const html = readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8');
      // With the site's headers: without the same opener policy the browser drops the state of the history entry.
      return whole(200, html.replaceAll(changed.oldHash, changed.newHash), headersFor(rules, path))(request, response);
    }
    return site(request, response);
  });
  await new Promise<void>((done) => server.listen(0, done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    fail: (pattern: RegExp, fault: Fault, times = Infinity) => {
      failing = { pattern, answer: answers[fault], times };
    },
    mend: () => {
      failing = null;
    },
    /** Holds back answers to this pattern until the returned function is called. */
    hold: (pattern: RegExp) => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      failing = {
        pattern,
        answer: (request, response) => void held.then(() => site(request, response)),
        times: Infinity,
      };
      return release;
    },
    /** Puts up a new build with changed content of this name; the old file is gone. */
    rebuild: (name: string, change: (content: never) => void) => {
      const file = readdirSync('dist/content').find((entry) => entry.startsWith(`${name}.`) && entry.endsWith('.json'));
      const oldHash = file?.split('.')[1] ?? '';
      const content = JSON.parse(readFileSync(`dist/content/${file}`, 'utf8')) as never;
      change(content);
      changed = { oldHash, newHash: '0000beef', body: JSON.stringify(content) };
    },
    end: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
