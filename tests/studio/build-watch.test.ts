import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sanityClient } from '../../src/publish/documents/sanity-documents.ts';
import type { ContentServer } from '../../studio/content-server/call.ts';
import { startContentServer } from '../../studio/content-server/server.ts';
import { builtFrom } from './live-site.ts';

/** src/publish/build-watch.ts runs on its own content server. */
const root = mkdtempSync(join(tmpdir(), 'watch-'));
const outDir = join(root, 'site');
const polling = { timeout: 30_000, interval: 10 };
let server: ContentServer;
let staff: SanityClient;
let watcher: ChildProcess;
let output = '';

const page = (name: string) => readFileSync(join(outDir, `${name}.html`), 'utf8');
const buildInfo = () =>
  JSON.parse(readFileSync(join(outDir, 'build.json'), 'utf8')) as { source: string; contentUpdated: string };

/** Publishes as the Studio does: an edit makes a draft, which then replaces the document. */
async function publish(id: string, set: Record<string, unknown>): Promise<void> {
  const document = await staff.getDocument(id);
  if (!document) throw new Error(`the content server has no ${id}`);
  await staff.createOrReplace({ ...document, _id: `drafts.${id}` });
  await staff.patch(`drafts.${id}`).set(set).commit();
  await staff.action({ actionType: 'sanity.action.document.publish', draftId: `drafts.${id}`, publishedId: id });
}

const start = (port: number) =>
  startContentServer({ port, dataDir: join(root, 'server'), seed: 'content-fallback', log: () => {} });

beforeAll(async () => {
  // A fixed port, outside those that the machine gives to programs, because it is opened again below.
  server = await start(20_000 + (process.pid % 10_000));
  const place = { projectId: 'lokal', dataset: 'production', apiHost: server.url };
  staff = sanityClient(place, { token: 'lokal', perspective: 'raw' });
  watcher = spawn(process.execPath, ['src/publish/build-watch.ts'], { env: builtFrom(server.url, outDir) });
  for (const stream of [watcher.stdout, watcher.stderr]) stream?.on('data', (text) => (output += String(text)));
  await vi.waitFor(() => expect(existsSync(outDir), output).toBe(true), { ...polling, timeout: 60_000 });
}, 90_000);

afterAll(async () => {
  watcher.kill();
  await server.close();
  rmSync(root, { recursive: true });
});

test('a published price reaches the site; build.json and the home page say when it was published', async () => {
  await publish('paket-pro', { price: 31_000 });
  await vi.waitFor(() => expect(page('pricing')).toContain('Rp31.000'), polling);
  const { source, contentUpdated } = buildInfo();
  expect(source).toBe('sanity');
  expect(contentUpdated).toBe((await staff.getDocument('paket-pro'))?._updatedAt);
  const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });
  expect(page('index').replaceAll(/<[^>]*>/g, '')).toContain(
    `Konten diperbarui ${day.format(new Date(contentUpdated))}`,
  );
});

test('invalid content leaves the site as it was and says why; once corrected it reaches the site', async () => {
  await publish('paket-pro', { price: -1 });
  await vi.waitFor(() => expect(output).toContain('No new site was made.'), polling);
  expect(output).toMatch(/Dokumen pricingPage, isian plans\.items\.\d\.price: /);
  expect(page('pricing')).toContain('Rp31.000');
  const failure = join(outDir, 'build-error.json');
  expect(readFileSync(failure, 'utf8')).toContain('"type":"plan","path":"price","id":"paket-pro"');
  await publish('paket-pro', { price: 33_000 });
  await vi.waitFor(() => expect(page('pricing')).toContain('Rp33.000'), polling);
  // The checked-in content is an example, which can be built but not released.
  const rehearsal = () => readFileSync(failure, 'utf8');
  await vi.waitFor(() => expect(rehearsal()).toContain('"isRehearsal":true'), polling);
  expect(rehearsal()).toContain('data contoh');
});

test('a content server that stops and restarts is watched again', async () => {
  await server.close();
  await vi.waitFor(() => expect(output).toContain('Trying again'), polling);
  server = await start(Number(new URL(server.url).port));
  await publish('paket-pro', { price: 34_000 });
  await vi.waitFor(() => expect(page('pricing')).toContain('Rp34.000'), polling);
});
