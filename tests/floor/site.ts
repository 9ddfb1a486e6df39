import { createServer } from 'node:http';
import { requestListener } from '../../src/publish/host/serve.ts';

/** Responses that a test replaces, by path. */
export const replaced = new Map<RegExp, { status: number; type: string; body: string }>();

/** Port of the site; WebKit's driver takes the next one. Playwright uses another, so both can run at once. */
export const port = Number(process.env.PORT ?? 4180);
/** Caches are per origin, so a test that replaces responses uses a host of its own, `127.0.0.2` and up. */
export const origin = (host = 'localhost') => `http://${host}:${port}`;

/** Serves `dist` with its real headers, except for the responses in `replaced`. */
export async function serveSite(): Promise<{ close(): void }> {
  const site = requestListener('dist');
  const server = createServer((request, response) => {
    const [, instead] = [...replaced].find(([path]) => path.test(request.url ?? '')) ?? [];
    if (!instead) return site(request, response);
    response.writeHead(instead.status, { 'content-type': instead.type, 'cache-control': 'no-store' });
    response.end(instead.body);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { close: () => server.close().closeAllConnections() };
}
