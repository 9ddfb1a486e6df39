import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type ClientConfig, type ListenEvent, type SanityClient } from '@sanity/client';
import { jsonPathToStudioPath, resolveEditInfo, studioPath } from '@sanity/client/csm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Lake } from '../../studio/local-lake/lake.ts';
import { localClient } from '../../studio/local-client.ts';
import { refill, startLake } from '../../studio/local-lake/server.ts';
import { rawRequest } from './lake-at-work.ts';

/** What is the local lake's alone: its data, its guard, its limits. What it shares with Sanity: content-api.test.ts. */

let dataDir: string;
const plain = globalThis.fetch;
let lake: Lake;
let staff: SanityClient;
let anonymous: SanityClient;
const logged: string[] = [];

const client = (options: ClientConfig = {}) =>
  createClient({
    projectId: 'lokal',
    dataset: 'production',
    apiHost: lake.url,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2026-10-01',
    maxRetries: 0,
    ...options,
  });

const start = () => startLake({ port: 0, dataDir, seed: 'content-fallback', log: (line) => logged.push(line) });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lake-'));
  lake = await start();
  staff = client({ token: 'lokal', perspective: 'raw' });
  anonymous = client();
});

afterAll(async () => {
  await lake.close();
  await rm(dataDir, { recursive: true });
});

let number = 0;
let id: string;
beforeEach(() => {
  number += 1;
  id = `test-${number}`;
});

/** Collects a listener's events, starting with its welcome. */
async function listening(query: string, options: object = {}, params = {}) {
  const events: ListenEvent<Record<string, unknown>>[] = [];
  const listen = staff.listen(query, params, { events: ['welcome', 'mutation'], includeAllVersions: true, ...options });
  const subscription = listen.subscribe((event) => events.push(event as ListenEvent<Record<string, unknown>>));
  await vi.waitFor(() => expect(events[0]?.type).toBe('welcome'));
  return {
    mutations: () => events.filter((event) => event.type === 'mutation'),
    stop: () => subscription.unsubscribe(),
  };
}

async function raw(path: string, headers: Record<string, string>, method = 'GET') {
  const { body, ...answer } = await rawRequest(lake.url, path, { headers, method });
  return { ...answer, body: body.toString('utf8') };
}

describe('reading', () => {
  test('the fallback content is there, with revision and times', async () => {
    const page = await anonymous.fetch<Record<string, string>>('*[_type == "homePage"][0]');
    expect(page).toMatchObject({ _id: 'homePage', _createdAt: '2026-01-01T00:00:00Z' });
    expect(page._rev).toMatch(/^\w{22}$/);
  });

  test('text::query matches every string of a document', async () => {
    await staff.create({ _id: id, _type: 'note', rich: [{ _type: 'block', text: 'Kaligrafi Kufi' }] });
    const search = '*[[@, _id] match text::query($words)]._id';
    expect(await anonymous.fetch(search, { words: 'kaligr*' })).toEqual([id]);
    expect(await anonymous.fetch(search, { words: 'kaligr' })).toEqual([]);
    const scored =
      '*[_type == "note"] | score(boost(_id match text::query($words), 5), [@, _id] match text::query($words))[_score > 0]{_id}';
    expect(await anonymous.fetch(scored, { words: 'kufi' })).toEqual([{ _id: id }]);
  });
});

describe('where values come from', () => {
  const asked = { filterResponse: false, resultSourceMap: 'withKeyArraySelector', perspective: 'drafts' } as const;
  /** Document and field behind one path of the result. */
  const sourceOf = async (query: string, path: (string | number)[]) => {
    const { result, resultSourceMap } = await staff.fetch<unknown>(query, {}, asked);
    const source = resolveEditInfo({ resultSourceMap, resultPath: path, studioUrl: '/' } as never);
    return { result, at: source && `${source.id} ${studioPath.toString(jsonPathToStudioPath(source.path as never))}` };
  };

  test('a text, a number, what a reference brings, a draft', async () => {
    await staff.createOrReplace({ ...(await staff.getDocument('paket-pro')), _id: 'drafts.paket-pro', _type: 'plan' });
    const plans =
      '*[_type == "pricingPage"][0]{hero, "list": *[_type == "plan"] | order(orderRank asc){price, "first": features[0]}}';
    expect((await sourceOf(plans, ['hero', 'title'])).at).toBe('pricingPage hero.title');
    expect((await sourceOf(plans, ['list', 1, 'price'])).at).toBe('drafts.paket-pro price');
    expect((await sourceOf(plans, ['list', 0, 'first'])).at).toBe('paket-gratis features[0]');
    await staff.delete('drafts.paket-pro');
    const rows = '*[_type == "pricingPage"][0].comparison.rows';
    expect((await sourceOf(rows, [0, 'label'])).at).toMatch(/^pricingPage comparison\.rows\[_key=="\w+"\]\.label$/);
  });

  test('not of what was computed, nor of what a comparison of values has mixed up', async () => {
    expect(await sourceOf('{"n": count(*[_type == "plan"])}', ['n'])).toEqual({ result: { n: 2 }, at: undefined });
    for (const [order, name, plan] of [
      ['asc', 'Gratis', 'paket-gratis'],
      ['desc', 'Pro', 'paket-pro'],
    ]) {
      const { result, at } = await sourceOf(`{"name": *[_type == "plan"] | order(price ${order})[0].name}`, ['name']);
      expect(result).toEqual({ name });
      expect([undefined, `${plan} name`]).toContain(at);
    }
    const { at } = await sourceOf('{"price": *[price == 29000][0].price}', ['price']);
    expect(at).toBeUndefined();
    const whole = await sourceOf('{"plan": *[price == 29000][0]{name}, "none": *[_id == "tidak-ada"][0]}', [
      'plan',
      'name',
    ]);
    expect(whole).toEqual({ result: { plan: { name: 'Pro' }, none: null }, at: undefined });
  });

  test('each document is named once', async () => {
    const { resultSourceMap } = await staff.fetch('*[_id == "paket-pro"]{name, period}', {}, asked);
    expect(resultSourceMap?.documents).toEqual([{ _id: 'paket-pro', _type: 'plan' }]);
  });

  test('only for those who ask', async () => {
    const answer = await staff.fetch('*[_type == "plan"]', {}, { filterResponse: false });
    expect(answer).not.toHaveProperty('resultSourceMap');
  });
});

describe('perspectives', () => {
  const title = '*[_id == $id][0]{_id, _originalId, title}';
  beforeEach(async () => {
    await staff.create({ _id: id, _type: 'note', title: 'terbit' });
    await staff.create({ _id: `drafts.${id}`, _type: 'note', title: 'draf' });
    await staff.create({ _id: `versions.rilis.${id}`, _type: 'note', title: 'rilis' });
  });

  test('raw shows all three', async () => {
    expect(await staff.fetch('count(*[sanity::versionOf($id)])', { id })).toBe(3);
  });

  test('a list is looked through from its first name on', async () => {
    expect(await staff.fetch(title, { id }, { perspective: ['rilis', 'drafts'] })).toMatchObject({ title: 'rilis' });
    expect(await staff.fetch(title, { id }, { perspective: ['lain', 'drafts'] })).toMatchObject({ title: 'draf' });
  });

  test('before 2025-02-19 raw was the default', async () => {
    const old = client({ token: 'lokal', apiVersion: '2024-01-01' });
    expect(await old.fetch('count(*[sanity::versionOf($id)])', { id })).toBe(3);
  });
});

describe('mutations', () => {
  test('an id that ends with a dot is completed', async () => {
    expect((await staff.create({ _id: 'drafts.', _type: 'note' }))._id).toMatch(/^drafts\.\w{22}$/);
  });

  test('a document cannot be created twice, nor change its type', async () => {
    await staff.create({ _id: id, _type: 'note' });
    await expect(staff.create({ _id: id, _type: 'note' })).rejects.toMatchObject({ statusCode: 409 });
    await expect(staff.patch(id).set({ _type: 'other' }).commit()).rejects.toMatchObject({ statusCode: 409 });
  });
});

describe('listening', () => {
  test('mendoza effects replace the whole document', async () => {
    const listener = await listening('*[_id == $id]', { effectFormat: 'mendoza', includeResult: false }, { id });
    await staff.create({ _id: id, _type: 'note' });
    await vi.waitFor(() => expect(listener.mutations()).toHaveLength(1));
    listener.stop();
    const [event] = listener.mutations();
    expect(event).toMatchObject({ effects: { apply: [0, { _id: id }], revert: [0, null] } });
    expect(event).not.toHaveProperty('result');
  });

  test('the Studio spreads its streams over further addresses, and asks all else at one', async () => {
    const asked: URL[] = [];
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const url = input as string;
      asked.push(new URL(url));
      return plain(url, { ...init, headers: { authorization: 'Bearer lokal' } });
    });
    const place = { projectId: 'lokal', dataset: 'production', useCdn: false, apiVersion: '2026-10-01' };
    const local = localClient(lake.url, lake.streamUrls)(place);
    let welcome = 0;
    const streams = Array.from({ length: 24 }, () =>
      local.listen('*', {}, { events: ['welcome'] }).subscribe(() => (welcome += 1)),
    );
    await vi.waitFor(() => expect(welcome).toBe(24));
    expect(Object.values(Object.groupBy(asked, ({ origin }) => origin)).map((each) => each?.length)).toEqual(
      lake.streamUrls.map(() => 2),
    );
    asked.length = 0;
    expect(await local.fetch('*[_id == "homePage"]._id')).toEqual(['homePage']);
    expect(asked.map(({ origin }) => origin)).toEqual([lake.url]);
    for (const stream of streams) stream.unsubscribe();
    fetched.mockRestore();
  });

  test('anonymous listeners hear of published documents only', async () => {
    const heard: string[] = [];
    const listen = anonymous.listen('*', {}, { events: ['welcome', 'mutation'], includeAllVersions: true });
    const subscription = listen.subscribe((event) => heard.push('documentId' in event ? event.documentId : event.type));
    await vi.waitFor(() => expect(heard).toEqual(['welcome']));
    await staff.create({ _id: `drafts.${id}`, _type: 'note' });
    await staff.create({ _id: id, _type: 'note' });
    await vi.waitFor(() => expect(heard).toEqual(['welcome', id]));
    subscription.unsubscribe();
  });
});

describe('actions', () => {
  const action = (name: string, more: object) =>
    staff.action({ actionType: `sanity.action.document.${name}`, ...more } as Parameters<SanityClient['action']>[0]);
  const pair = () => ({ draftId: `drafts.${id}`, publishedId: id });

  test('several at once see one another', async () => {
    await staff.action([
      {
        actionType: 'sanity.action.document.create',
        publishedId: id,
        attributes: { _id: `drafts.${id}`, _type: 'note' },
        ifExists: 'fail',
      },
      { actionType: 'sanity.action.document.edit', ...pair(), patch: { set: { title: 'satu' } } },
    ]);
    expect(await staff.getDocument(`drafts.${id}`)).toMatchObject({ title: 'satu' });
  });

  test('version.discard, replaceDraft, delete with a draft that was not named', async () => {
    await staff.create({ _id: id, _type: 'note' });
    await action('replaceDraft', { publishedId: id, attributes: { _id: `drafts.${id}`, _type: 'note', title: 'x' } });
    await expect(action('delete', { publishedId: id, includeDrafts: [] })).rejects.toMatchObject({ statusCode: 409 });
    await action('version.discard', { versionId: `drafts.${id}` });
    expect(await staff.getDocument(`drafts.${id}`)).toBeUndefined();
  });
});

describe('history', () => {
  test('events, transactions and documents of the past', async () => {
    const draftId = `drafts.${id}`;
    const made = await staff.create({ _id: draftId, _type: 'note', title: 'a' });
    await staff.patch(draftId).set({ title: 'b' }).commit();
    await staff.action({ actionType: 'sanity.action.document.publish', draftId, publishedId: id });
    const { events } = await staff.request<{ events: Record<string, { type: string }[]> }>({
      url: `/data/history/production/events/documents/${draftId}?limit=10`,
    });
    expect(events[draftId]?.map(({ type }) => type)).toEqual(['publishDocumentVersion', 'createDocumentVersion']);
    const { documents } = await staff.request<{ documents: unknown[] }>({
      url: `/data/history/production/documents/${draftId}?revision=${made._rev}`,
    });
    expect(documents).toMatchObject([{ title: 'a' }]);
    const seeded = await staff.getDocument('homePage');
    const first = { url: `/data/history/production/documents/drafts.homePage?revision=${seeded?._rev}` };
    expect(await staff.request(first)).toMatchObject({ documents: [{ _id: 'homePage' }] });
    const lines = await fetch(`${lake.url}/v1/data/history/production/transactions/${draftId}`, {
      headers: { authorization: 'Bearer lokal' },
    });
    expect((await lines.text()).trim().split('\n')).toHaveLength(3);
  });
});

describe('pictures', () => {
  test('drawings and moving pictures are refused, as the forms refuse them', async () => {
    const svg = await readFile('content-fallback/images/kemasan-mushaf.svg');
    const refused = { statusCode: 400, message: expect.stringContaining('png, jpg and webp') as string };
    await expect(staff.assets.upload('image', svg)).rejects.toMatchObject(refused);
    const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
    await expect(staff.assets.upload('image', gif)).rejects.toMatchObject(refused);
  });

  test('pictures of the fallback are served', async () => {
    const urls = await anonymous.fetch<string[]>('*[_type == "sanity.imageAsset"].url');
    expect(urls.length).toBeGreaterThan(5);
    const answers = await Promise.all(urls.map(async (url) => (await fetch(url)).status));
    expect(new Set(answers)).toEqual(new Set([200]));
  });
});

/** What this site does not use: a sentence instead of a silence. */
describe('what the lake does not promise is a 501 that says so', () => {
  const answer = async (method: string, path: string) => {
    const { status, body } = await raw(path, { authorization: 'Bearer lokal' }, method);
    return [status, (JSON.parse(body) as { message: string }).message];
  };

  test.each([
    ['POST', '/v1/assets/files/production', /files that are no pictures/],
    ['GET', '/v1/data/export/production', /npm run content:pull -- --lake/],
    ['PUT', '/v1/datasets/production', /there is one/],
    ['POST', '/v1/projects/lokal/tokens', /tokens/],
    ['POST', '/v1/hooks/projects/lokal', /npm run build:watch -- --lake/],
    ['POST', '/v1/schedules/lokal/production', /scheduled publishing/],
    ['POST', '/v1/collaboration/comments', /comments/],
    ['POST', '/v1/graphql/production/default', /GraphQL/],
  ])('%s %s', async (method, path, sentence) => {
    expect(await answer(method, path)).toEqual([501, expect.stringMatching(sentence)]);
  });

  test('of pictures: blurring, other formats; of actions: releases', async () => {
    const url = await anonymous.fetch<string>('*[_type == "sanity.imageAsset"][0].url');
    const { pathname } = new URL(url);
    for (const asked of ['?blur=50', '?fm=avif', '?w=9&fit=fillmax'])
      expect(await answer('GET', pathname + asked)).toEqual([501, expect.stringContaining('pictures')]);
    for (const asked of ['?w=wide', '?w=-1', '?rect=0,0,9', '?w=99999'])
      expect((await answer('GET', pathname + asked))[0]).toBe(400);
    const release = staff.action({ actionType: 'sanity.action.release.create', releaseId: 'r', metadata: {} } as never);
    await expect(release).rejects.toMatchObject({ statusCode: 501 });
  });
});

describe('who may do what', () => {
  const studio = 'http://localhost:3333';
  const pages = ['http://localhost:4173', 'http://127.0.0.1:4174', 'http://localhost:4175', 'http://localhost:5173'];
  const write = (headers: Record<string, string>) =>
    raw('/v1/data/mutate/production', { 'content-type': 'application/json', ...headers }, 'POST');

  test.each([
    ['the Studio', { origin: studio }, 200],
    ['a program with the token', { authorization: 'Bearer lokal' }, 200],
    ['a program without one', {}, 403],
    ['a program with another', { authorization: 'Bearer x' }, 401],
    ...pages.flatMap((origin): [string, Record<string, string>, number][] => [
      [origin, { origin }, 403],
      [`${origin} with the token`, { origin, authorization: 'Bearer lokal' }, 403],
    ]),
    ['a foreign page with the token', { origin: 'https://evil.example', authorization: 'Bearer lokal' }, 403],
    ['a page without an origin of its own', { origin: 'null', authorization: 'Bearer lokal' }, 403],
  ] as [string, Record<string, string>, number][])('%s', async (_who, headers, status) => {
    expect((await write(headers)).status).toBe(status);
  });

  test('a token does not let a page of the site see a draft', async () => {
    await staff.create({ _id: `drafts.${id}`, _type: 'secret' });
    const path = '/v2026-10-01/data/query/production?perspective=raw&query=*[_type=="secret"]';
    const { body } = await raw(path, { origin: pages[0] ?? '', authorization: 'Bearer lokal' });
    expect(JSON.parse(body)).toMatchObject({ result: [] });
  });

  test('the Studio is the member of staff, the site is not', async () => {
    const userOf = async (origin: string) => JSON.parse((await raw('/v1/users/me', { origin })).body) as object;
    expect(await userOf('http://localhost:3333')).toMatchObject({ id: 'stafLokal' });
    expect(await userOf('http://localhost:4173')).toEqual({});
    expect(await anonymous.users.getById('me')).toEqual({});
    expect(await staff.users.getById('me')).toMatchObject({ role: 'administrator' });
  });

  test('known origins get CORS with credentials, foreign ones a 403', async () => {
    const known = await raw('/v1/ping', { origin: 'http://127.0.0.1:4173' });
    expect(known.headers).toMatchObject({
      'access-control-allow-origin': 'http://127.0.0.1:4173',
      'access-control-allow-credentials': 'true',
    });
    for (const origin of ['https://evil.example', 'http://localhost:9999', 'null']) {
      const foreign = await raw('/v1/data/query/production?query=*', { origin });
      expect(foreign.status).toBe(403);
      expect(foreign.headers).not.toHaveProperty('access-control-allow-origin');
      expect((await raw('/v1/data/mutate/production', { origin }, 'OPTIONS')).status).toBe(403);
    }
  });

  test('an anonymous listener cannot ask about a draft through a reference', async () => {
    await staff.create({ _id: `drafts.${id}`, _type: 'secret', word: 'rahasia' });
    const heard: string[] = [];
    const question = '*[_type == "spy" && (!defined(to) || to->word == "rahasia")]';
    const listen = anonymous.listen(question, {}, { events: ['welcome', 'mutation'], includeAllVersions: true });
    const subscription = listen.subscribe((event) => heard.push('documentId' in event ? event.documentId : event.type));
    await vi.waitFor(() => expect(heard).toEqual(['welcome']));
    await staff.create({ _id: `${id}-asks`, _type: 'spy', to: { _type: 'reference', _ref: `drafts.${id}` } });
    await staff.create({ _id: `${id}-ends`, _type: 'spy' });
    await vi.waitFor(() => expect(heard).toEqual(['welcome', `${id}-ends`]));
    subscription.unsubscribe();
  });

  test('the presence socket answers the Studio and nobody else', async () => {
    const open = (origin: string) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`${lake.url.replace('http', 'ws')}/v1/socket/production`, {
          headers: { origin },
        } as unknown as string);
        socket.addEventListener('open', () => {
          socket.send('not JSON');
          socket.send(JSON.stringify({ jsonrpc: '2.0', id: 'a', method: 'presence_rollcall', params: {} }));
        });
        socket.addEventListener('message', ({ data }) => {
          if (!String(data).includes('"id"')) return;
          socket.close();
          resolve(String(data));
        });
        socket.addEventListener('error', () => resolve('refused'));
      });
    expect(JSON.parse(await open('http://localhost:3333'))).toEqual({ jsonrpc: '2.0', id: 'a', result: 'ok' });
    expect(await open('https://evil.example')).toBe('refused');
  });

  test('nonsense is a 4xx and the lake lives on', async () => {
    expect((await raw('/v1/data/query/production?query=*&$a=nonsense', {})).status).toBe(400);
    expect((await raw('/images/a/b/%E0%A4%A', {})).status).toBe(400);
    expect((await raw('/v1/data/mutate/production', { authorization: 'Bearer lokal' }, 'POST')).status).toBe(200);
    expect((await raw('/v1/users/me/keyvalue', {}, 'PUT')).status).toBe(403);
    expect(logged.filter((line) => line.startsWith('500'))).toEqual([]);
  });

  test('a host name that is not this machine is a 403', async () => {
    expect((await raw('/v1/ping', { host: 'evil.example' })).status).toBe(403);
  });

  test('it refuses to run in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await expect(start()).rejects.toThrow(/production/);
    vi.unstubAllEnvs();
  });

  test('unknown paths are logged and answered with 404', async () => {
    await expect(staff.request({ url: '/unheard/of' })).rejects.toMatchObject({ statusCode: 404 });
    expect(logged.at(-1)).toContain('/unheard/of');
    expect((await raw('/images/lokal/production/..%2f..%2fdocuments.ndjson', {})).status).toBe(404);
  });
});

test('it is filled again as a lake that starts', async () => {
  const place = '/v1/users/me/keyvalue';
  await staff.create({ _id: id, _type: 'note' });
  await staff.patch('homePage').set({ 'hero.title': 'lain' }).commit();
  lake.keyValues.set('a', 1);
  const heard: string[] = [];
  const stop = lake.store.subscribe(({ author }) => heard.push(author));
  await refill(lake, 'content-fallback');
  stop();
  expect(heard).toEqual(['content-fallback', 'content-fallback']);
  expect(await staff.getDocument(id)).toBeUndefined();
  expect((await anonymous.getDocument('homePage'))?.hero).not.toMatchObject({ title: 'lain' });
  expect(JSON.parse((await raw(`${place}/a`, {})).body)).toEqual([]);
  const pictures = await anonymous.fetch<Record<string, string>[]>('*[_type == "sanity.imageAsset"]');
  for (const { _id, _createdAt, path, url, size } of pictures) {
    expect([url, _createdAt]).toEqual([`${lake.url}/${path}`, '2026-01-01T00:00:00Z']);
    expect(`image-${path?.split('/').at(-1)?.replace('.', '-')}`).toBe(_id);
    expect((await (await fetch(url ?? '')).arrayBuffer()).byteLength).toBe(size);
  }
  const first = lake.store.log.entries().find(({ author }) => author === 'content-fallback');
  const home = first?.changes.find((change) => change.id === 'homePage');
  expect(home).toMatchObject({ before: null, after: { _rev: first?.id, _updatedAt: '2026-01-01T00:00:00Z' } });
});

test('what was written is there after a restart, on whatever port', async () => {
  await staff.create({ _id: id, _type: 'note', title: 'tetap' });
  await lake.close();
  lake = await start();
  staff = client({ token: 'lokal', perspective: 'raw' });
  anonymous = client();
  expect(await anonymous.getDocument(id)).toMatchObject({ title: 'tetap' });
  const url = await anonymous.fetch<string>('*[_type == "sanity.imageAsset"][0].url');
  expect((await fetch(url)).status).toBe(200);
});
