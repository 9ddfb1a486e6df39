import { faultyServer } from './faulty-server.ts';
import { test as base } from './site.ts';

/** Each story has a server of its own, on real sockets, which stalls and fails as the story says. */
export const test = base.extend<{ server: Awaited<ReturnType<typeof faultyServer>> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  server: async ({}, use) => {
    const server = await faultyServer();
    await use(server);
    server.end();
  },
  baseURL: ({ server }, use) => use(server.origin),
  forgiven: /Failed to load resource|ERR_/,
});
