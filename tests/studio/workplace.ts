import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, type Page, expect, test as base } from '@playwright/test';
import { fallbackFiles } from '../../src/publish/documents/fallback-files.ts';
import { type OpenPort, openPort } from '../../studio/local-sanity/open-port.ts';
import { refill } from '../../studio/local-sanity/server.ts';
import { type RunningStudio, seedFrom, startStudio } from '../../studio/start.ts';
import { exampleDocuments } from '../publish/example-documents.ts';

const root = join(import.meta.dirname, '../..');

/** A Studio with the preview of the site, and the public site whose state it shows. */
interface Workplace extends RunningStudio {
  /** Where the Studio looks for the public site. Empty until a story puts a site there. */
  site: OpenPort;
  /** The folder of documents and pictures that each file of stories begins with. */
  content: string;
}

/** One tab for the stories of a file, because starting the Studio takes seconds. */
interface Day {
  file: string;
  page?: Page;
}

/**
 * One Studio for all files of stories, on a content server that is refilled with the same documents for each file, and
 * without any other network. A file must not define worker fixtures: they would need another worker, and so another
 * Studio to build.
 */
export const test = base.extend<{ day: Day }, { studio: Workplace; shared: Day }>({
  studio: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures here
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'server-'));
      const site = await openPort(0);
      const running = await startStudio({
        port: 0,
        outDir: join(root, '.cache/studio'),
        previewDir: join(root, '.cache/studio-preview'),
        dataDir,
        settings: { SANITY_STUDIO_SITE_URL: site.url },
      });
      const content = await exampleFolder();
      await use({ ...running, site, content });
      site.close();
      await running.close();
      await Promise.all([dataDir, content].map((folder) => rm(folder, { recursive: true })));
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  shared: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures here
    async ({}, use) => {
      const shared: Day = { file: '' };
      await use(shared);
      await end(shared);
    },
    { scope: 'worker' },
  ],
  day: [
    async ({ studio, shared }, use, { file }) => {
      if (shared.file !== file) {
        await end(shared);
        await refill(studio.server, await seedFrom(studio.content));
        shared.file = file;
      }
      await use(shared);
    },
    { auto: true },
  ],
  baseURL: ({ studio }, use) => use(studio.url),
  page: async ({ browser, studio, day }, use, { project }) => {
    const { viewport, locale, timezoneId } = project.use;
    day.page ??= await openTab(browser, { viewport, locale, timezoneId, baseURL: studio.url });
    const outside: string[] = [];
    day.page.on('requestfailed', (request) => {
      // The policy of the local Studio stops a request before it leaves the browser. `openTab` aborts all others.
      const error = request.failure()?.errorText;
      if (isOutside(new URL(request.url())) && error !== 'csp') outside.push(`${request.url()}: ${error}`);
    });
    await use(day.page);
    expect(outside, 'the Studio on the local server makes no request to another host').toEqual([]);
  },
});

/** Writes the example documents, and a link to the checked-in pictures, into a folder. */
async function exampleFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'contoh-'));
  const files = fallbackFiles(await exampleDocuments());
  await Promise.all(Array.from(files, ([file, text]) => writeFile(join(folder, file), text)));
  await symlink(join(root, 'content-fallback/images'), join(folder, 'images'));
  return folder;
}

async function end(day: Day): Promise<void> {
  await day.page?.context().close();
  delete day.page;
}

async function openTab(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  await page.route(isOutside, (route) => route.abort());
  return page;
}

const isOutside = (url: URL) =>
  url.protocol.startsWith('http') && !/(?:^|\.)localhost$|^127\.0\.0\.1$/.test(url.hostname);
