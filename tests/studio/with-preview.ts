import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { follow } from '../../src/publish/host/serve.ts';
import { type OpenPort, openPort } from '../../studio/open-port.ts';
import { expect, test as withStudio } from './staff.ts';

/** The public site, built anew at every publication (`npm run build:watch`), as it is served. */
interface LiveSite {
  url: string;
  watcher: ChildProcess;
}

/** The Studio with the preview of the site in it, and the public site at an address that the Studio knows. */
export const test = withStudio.extend<object, { port: OpenPort; live: LiveSite }>({
  withPreview: [true, { scope: 'worker' }],
  port: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures here
    async ({}, use) => {
      const port = await openPort(0);
      await use(port);
      port.close();
    },
    { scope: 'worker' },
  ],
  settings: [({ port }, use) => use({ SANITY_STUDIO_SITE_URL: port.url }), { scope: 'worker' }],
  live: [
    async ({ studio, port }, use) => {
      const root = await mkdtemp(join(tmpdir(), 'live-'));
      const outDir = join(root, 'site');
      const content = { CONTENT_SOURCE: 'sanity', SANITY_PROJECT_ID: 'lokal', SANITY_DATASET: 'production' };
      const env = { ...process.env, ...content, CI: '', OUT_DIR: outDir, SANITY_API_HOST: studio.lake.url };
      const watcher = spawn(process.execPath, ['src/publish/build-watch.ts'], { env });
      await saidOnce(watcher, /^Built /m);
      port.answerWith(follow(outDir));
      await use({ url: port.url, watcher });
      watcher.kill('SIGKILL');
      await rm(root, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

function saidOnce(child: ChildProcess, words: RegExp): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        output += String(text);
        if (words.test(output)) resolve();
      });
    }
    child.once('close', () => reject(new Error(output)));
  });
}

/**
 * Opens Presentation beside a form (`plan/paket-pro`; none for the page's own) and waits until its page shows drafts and
 * takes clicks for the form.
 */
export async function openPreview(page: Page, address: string, form = ''): Promise<FrameLocator> {
  await page.goto(`/presentation/${form}?preview=${encodeURIComponent(address)}`);
  const frame = page.frameLocator('iframe');
  // Marks arrive with Presentation's first answer; the overlays know them once they outline what is under the pointer.
  const marked = frame.locator('main [data-sanity]').first();
  await marked.waitFor({ timeout: 60_000 });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await marked.hover();
    await expect(frame.locator('[data-sanity-overlay-element]').first()).toBeAttached({ timeout: 1000 });
  }).toPass();
  return frame;
}

export { expect };
