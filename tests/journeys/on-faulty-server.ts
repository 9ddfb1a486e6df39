import type { Page } from '@playwright/test';
import { faultyServer, type FaultyServer } from './faulty-server.ts';
import { farCity, fillIn, uniqueCode } from './order.ts';
import { test as base } from './site.ts';

/** A story with its own server on real sockets, which fails when the story calls `server.fail`. */
export const test = base.extend<{ server: FaultyServer }>({
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
