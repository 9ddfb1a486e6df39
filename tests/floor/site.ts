import { createServer } from 'node:http';
import { follow } from '../../src/publish/host/serve.ts';

/** Answers of the built site that a story replaces, by their path. */
export const replaced = new Map<RegExp, { status: number; type: string; body: string }>();

/** Port of the site; the one above it is WebKit's. Neither is Playwright's 4199: both suites run at once. */
export const port = Number(process.env.PORT ?? 4180);
/** Caches are kept by origin: a story that replaces answers takes a host of its own, `127.0.0.2` and on. */
export const origin = (host = 'localhost') => `http://${host}:${port}`;

/** `dist` under its real headers, with the answers in `replaced` in their places. */
export async function serveSite(): Promise<{ close(): void }> {
  const site = follow('dist');
  const server = createServer((request, response) => {
    const [, instead] = [...replaced].find(([path]) => path.test(request.url ?? '')) ?? [];
    if (!instead) return site(request, response);
    response.writeHead(instead.status, { 'content-type': instead.type, 'cache-control': 'no-store' });
    response.end(instead.body);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { close: () => server.close().closeAllConnections() };
}
