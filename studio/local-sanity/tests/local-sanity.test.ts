import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { LocalSanity } from '../call.ts';
import { refill, startLocalSanity } from '../server.ts';
import { localClient } from '../studio-client.ts';
import { askRaw, clientOf, makeSeed, project } from './seed.ts';

// Tests what only the stand-in has: its guard, ports and data. What Sanity has, too: content-api.test.ts.
let server: LocalSanity;
let staff: SanityClient;
let anonymous: SanityClient;
let folder: string;
const logged: string[] = [];

async function start() {
  const seed = await makeSeed(folder);
  server = await startLocalSanity({
    port: 0,
    studioPort: 3333,
    dataDir: join(folder, 'data'),
    seed,
    log: (line) => logged.push(line),
  });
  staff = clientOf(server.url, { token: 'lokal', perspective: 'raw' });
  anonymous = clientOf(server.url);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-sanity-'));
  await start();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const studio = 'http://localhost:3333';
const site = 'http://localhost:4173';

const raw = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askRaw(server.url, path, headers, method);

const token = { authorization: 'Bearer lokal' };

describe('who may do what', () => {
  const query = '/v2026-10-01/data/query/production?query=count(*)';

  test.each<[who: string, headers: Record<string, string>, read: number, write: number]>([
    ['the Studio', { origin: studio }, 200, 200],
    ['a program with the token', token, 200, 200],
    ['the site', { origin: site }, 200, 403],
    ['the site with the token', { origin: site, ...token }, 200, 403],
    ['a foreign page', { origin: 'https://evil.example' }, 403, 403],
    ['a foreign page with the token', { origin: 'https://evil.example', ...token }, 403, 403],
    ['a page without an origin of its own', { origin: 'null', ...token }, 403, 403],
    ['an <img> or <script> of a foreign page', { 'sec-fetch-site': 'cross-site' }, 403, 403],
    ['a host name that leads to this machine', { host: 'evil.example' }, 403, 403],
  ])('%s may read and write only with its rights', async (_who, headers, read, write) => {
    expect((await raw(query, headers)).status).toBe(read);
    expect((await raw('/v1/data/mutate/production', headers, 'POST')).status).toBe(write);
  });

  test('the site cannot read drafts, even with the token', async () => {
    await staff.create({ _id: 'drafts.rahasia', _type: 'secret' });
    const path = '/v2026-10-01/data/query/production?perspective=raw&query=*[_type=="secret"]';
    expect(JSON.parse((await raw(path, { origin: site, ...token })).body)).toMatchObject({ result: [] });
  });

  test('the Studio gets CORS headers and the staff user, a foreign page gets no CORS header', async () => {
    const { headers, body } = await raw('/v1/users/me', { origin: studio });
    expect(headers).toMatchObject({
      'access-control-allow-origin': studio,
      'access-control-allow-credentials': 'true',
      'cache-control': 'no-store',
      vary: 'origin',
    });
    expect(JSON.parse(body)).toMatchObject({ id: 'stafLokal', role: 'administrator' });
    const asked = { origin: studio, 'access-control-request-headers': 'content-type' };
    const preflight = await raw('/v1/data/mutate/production', asked, 'OPTIONS');
    expect(preflight.headers).toMatchObject({ 'access-control-allow-headers': 'content-type' });
    const foreign = await raw('/v1/ping', { origin: 'https://evil.example' });
    expect(foreign.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('the server refuses to run in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await expect(startLocalSanity({ port: 0, dataDir: folder })).rejects.toThrow(/production/);
    vi.unstubAllEnvs();
  });
});

test('a malformed request or a path to another folder gets a 4xx, and an unknown path is logged', async () => {
  const query = '/v1/data/query/production?query=*';
  const paths = ['//', '/v1/unheard/of', `${query}&$a=nonsense`, '/images/a/b/%E0%A4%A'];
  const statuses = await Promise.all(paths.map(async (path) => (await raw(path)).status));
  expect(statuses).toEqual([404, 404, 400, 400]);
  const upgrade = { connection: 'upgrade', upgrade: 'websocket' };
  expect((await raw('/v1/socket/production', upgrade)).status).toBe(404);
  expect(logged.filter((line) => line.startsWith('404'))).toEqual(['404 GET //', '404 GET /v1/unheard/of']);
  for (const file of ['..%2f..%2fdocuments.ndjson', '..%2fdocuments.ndjson', 'tidak-ada.png'])
    expect((await raw(`/images/lokal/production/${file}`)).status).toBe(404);
  expect(logged.filter((line) => line.startsWith('500'))).toEqual([]);
});

test('the Studio gives each event stream a host name of its own, and sends all else to one', async () => {
  const asked: URL[] = [];
  const plain = globalThis.fetch;
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input as string;
    asked.push(new URL(url));
    // Browsers resolve these names by themselves, Node does not.
    return plain(url.replace(/\w+\.localhost/, '127.0.0.1'), { ...init, headers: token });
  });
  const local = localClient(server.url)(project);
  let welcome = 0;
  const listen = () => local.listen('*', {}, { events: ['welcome'] }).subscribe(() => (welcome += 1));
  const streams = [listen(), listen()];
  await vi.waitFor(() => expect(welcome).toBe(2), { timeout: 10_000 });
  const [one, other] = asked.map(({ hostname }) => hostname);
  expect(one).toMatch(/^\w+\.localhost$/);
  expect(other).not.toBe(one);
  expect(await local.fetch('*[_id == "homePage"]._id')).toEqual(['homePage']);
  expect(asked.slice(2).map(({ origin }) => origin)).toEqual([server.url]);
  for (const stream of streams) stream.unsubscribe();
  fetched.mockRestore();
});

test('the history of a document survives a restart, and has its revisions and its deletion', async () => {
  const at = (path: string) => staff.request({ url: `/data/history/production/${path}` });
  const action = (actionType: string, more: object) =>
    staff.action({ actionType: `sanity.action.document.${actionType}`, publishedId: 'tanya', ...more } as never);
  const draftId = 'drafts.tanya';
  await action('create', { attributes: { _id: draftId, _type: 'note', title: 'satu' } });
  await action('publish', { draftId });
  const revision = (await staff.getDocument('tanya'))?._rev;
  await action('edit', { draftId, patch: { set: { title: 'dua' } } });
  await action('publish', { draftId });
  await server.close();
  await start();
  // This revision had no draft, so the id of the draft gives the published document.
  const first = { documents: [{ _id: 'tanya', title: 'satu' }] };
  for (const id of ['tanya', draftId]) expect(await at(`documents/${id}?revision=${revision}`)).toMatchObject(first);
  await action('edit', { draftId, patch: { set: { title: 'tiga' } } });
  // A document that is no longer public, but has a draft, was not deleted.
  await action('unpublish', { draftId });
  expect(await at('events/documents/tanya')).toMatchObject({ events: { tanya: [] } });
  await action('publish', { draftId });
  await action('delete', { includeDrafts: [] });
  expect(await at('events/documents/tanya')).toMatchObject({ events: { tanya: [{ type: 'deleteDocumentGroup' }] } });
});

test('documents survive a restart on another port; a refill resets them, and their pictures are found', async () => {
  await staff.create({ _id: 'tetap', _type: 'note' });
  await staff.patch('homePage').set({ 'hero.title': 'lain' }).commit();
  await server.close();
  await start();
  expect(await anonymous.getDocument('tetap')).toBeDefined();
  await refill(server, await makeSeed(folder));
  expect(await anonymous.getDocument('tetap')).toBeUndefined();
  expect((await anonymous.getDocument('homePage'))?.hero).not.toMatchObject({ title: 'lain' });
  const urls = await anonymous.fetch<string[]>('*[_type == "sanity.imageAsset"].url');
  expect(urls).toHaveLength(2);
  const answers = await Promise.all(urls.map(async (url) => (await fetch(url)).status));
  expect(new Set(answers)).toEqual(new Set([200]));
});
