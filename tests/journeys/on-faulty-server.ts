import type { Page } from '@playwright/test';
import content from '../../content-fallback/donationPage.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { faultyServer } from './faulty-server.ts';
import { chooseCity, farCity, uniqueCode } from './order.ts';
import { openPage, test as base } from './site.ts';

/** A story with its own server on real sockets, which fails when the story calls `server.fail`. */
export const test = base.extend<{ server: Awaited<ReturnType<typeof faultyServer>> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  server: async ({}, use) => {
    const server = await faultyServer();
    await use(server);
    server.end();
  },
  baseURL: ({ server }, use) => use(server.origin),
  allowedErrors: /Failed to load resource|ERR_/,
});

export const name = (page: Page) => page.getByLabel(content.form.nameLabel);
export const submit = (page: Page) => page.locator('main form [type=submit]');

/** Fills in a wakaf to `farCity` without sending it, waits for content of the confirmation, and returns the code. */
export async function fillIn(page: Page) {
  await openPage(page, `${paths.donation}?jenis=wakaf`);
  const loaded = page.waitForResponse(/content\/confirmation/);
  await chooseCity(page, farCity.name);
  await loaded;
  await name(page).fill('Fatimah');
  return uniqueCode(page);
}
