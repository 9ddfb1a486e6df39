import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '../../src/page-table.ts';
import { headersFor, parseHeadersFile } from '../../src/publish/host/security-headers.ts';
import { requestListener } from '../../src/publish/host/serve.ts';
import { pageList } from '../../src/publish/html/page-list.ts';
import { words } from '../../src/words/site.ts';
import { submit, typeOf } from './order.ts';
import { expect, hold, islandCode, notice, test as base } from './site.ts';

/**
 * Ten packets, which a server sends before it waits for an answer, less 1,100 bytes of compressed headers. On 3G one
 * more answer takes 400 ms.
 */
const firstFlight = 14_500 - 1100;

/** Serves the built site, and of each page only the first packets until `release` is called. */
async function slowServer() {
  const site = requestListener('dist');
  const rules = parseHeadersFile(readFileSync('dist/_headers', 'utf8'));
  let rest = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = pageList.find(({ url }) => url === pathname);
    if (!page) return site(request, response);
    const bytes = readFileSync(`dist/${page.file}.br`);
    const type = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
    response.writeHead(200, { ...headersFor(rules, pathname), ...type }).write(bytes.subarray(0, firstFlight));
    void rest.promise.then(() => response.end(bytes.subarray(firstFlight)));
  });
  await new Promise<void>((done) => server.listen(0, done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: () => rest.resolve(),
    holdRest: () => (rest = Promise.withResolvers()),
    end: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const test = base.extend<{ server: Awaited<ReturnType<typeof slowServer>> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  server: async ({}, use) => {
    const server = await slowServer();
    await use(server);
    server.end();
  },
  baseURL: ({ server }, use) => use(server.origin),
});

/** What the screen shows. Chromium writes its pictures with and without alpha. */
async function pixels(page: Page): Promise<Buffer> {
  const picture = sharp(await page.screenshot());
  return picture.removeAlpha().raw().toBuffer();
}

// If it fails, give the first screen fewer styles of its own, or move parts that it does not show behind it.
test('the first packets of every page hold its first screen', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await hold(page, islandCode);
  const longer = pageList.filter(({ file }) => readFileSync(`dist/${file}.br`).length > firstFlight);
  for (const { url } of longer) {
    server.release();
    await page.goto(url);
    const whole = await pixels(page);
    server.holdRest();
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('h1').waitFor(); // Chromium takes no picture before it has painted
    await expect.poll(async () => (await pixels(page)).equals(whole), url).toBe(true);
    expect(await page.evaluate(() => document.readyState), 'the rest has not arrived').toBe('loading');
  }
});

test('while the rest of the form arrives, a press is marked, and another type than that of the link stays', async ({
  page,
  server,
}) => {
  await page.goto(`${paths.donation}?jenis=wakaf`, { waitUntil: 'commit' });
  await expect(typeOf(page, 'wakaf')).toBeChecked();
  await typeOf(page, 'donasi').check();
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  server.release();
  await expect(typeOf(page, 'donasi')).toBeChecked();
  await expect(notice(page, words.messages.incompleteOrder.title)).toBeVisible();
  await expect(typeOf(page, 'donasi')).toBeChecked();
});
