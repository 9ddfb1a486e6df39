import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type ClientConfig, type ListenEvent, type SanityClient } from '@sanity/client';
import { jsonPathToStudioPath, resolveEditInfo, studioPath } from '@sanity/client/csm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startLake, type Lake } from '../../studio/local-lake/server.ts';

/** The contract of the local lake: what the real client must be able to do with it. */

let dataDir: string;
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

/** Collects the events of a listener from its welcome on. */
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

/** What browsers send and `fetch` does not let us set. */
function raw(path: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>((resolve, reject) => {
    const sent = request(new URL(path, lake.url), { headers, method }, (response) => {
      let body = '';
      response.on('data', (part) => (body += String(part)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    sent.on('error', reject).end();
  });
}

describe('reading', () => {
  test('the fallback content is there, with revision and times', async () => {
    const page = await anonymous.fetch<Record<string, string>>('*[_type == "homePage"][0]');
    expect(page).toMatchObject({ _id: 'homePage', _createdAt: '2026-01-01T00:00:00Z' });
    expect(page._rev).toMatch(/^\w{22}$/);
  });

  test('parameters go by address and, when long, by body', async () => {
    const query = '*[_id == $id && !(_id in $others)]._id';
    expect(await anonymous.fetch(query, { id: 'homePage', others: [] })).toEqual(['homePage']);
    const others = Array.from({ length: 2000 }, (_, index) => `nobody-${index}`);
    expect(await anonymous.fetch(query, { id: 'homePage', others })).toEqual(['homePage']);
  });

  test('a query that cannot be parsed is a 400 that says so', async () => {
    await expect(anonymous.fetch('*[_type ==')).rejects.toMatchObject({
      statusCode: 400,
      details: { type: 'queryParseError' },
    });
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

  test('getDocument and getDocuments', async () => {
    expect(await anonymous.getDocument('homePage')).toMatchObject({ _type: 'homePage' });
    expect(await anonymous.getDocuments(['nobody', 'homePage'])).toMatchObject([null, { _type: 'homePage' }]);
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
    const plans = '*[_type == "pricingPage"][0]{hero, "list": plans.items[]->{price, "first": features[0]}}';
    expect((await sourceOf(plans, ['hero', 'title'])).at).toBe('pricingPage hero.title');
    expect((await sourceOf(plans, ['list', 1, 'price'])).at).toBe('drafts.paket-pro price');
    expect((await sourceOf(plans, ['list', 0, 'first'])).at).toBe('paket-gratis features[0]');
    await staff.delete('drafts.paket-pro');
    const rows = '*[_type == "pricingPage"][0].comparison.rows';
    expect((await sourceOf(rows, [0, 'label'])).at).toMatch(/^pricingPage comparison\.rows\[_key=="\w+"\]\.label$/);
  });

  test('not of what was computed, nor of what a comparison of values has mixed up', async () => {
    expect(await sourceOf('{"n": count(*[_type == "plan"])}', ['n'])).toEqual({ result: { n: 2 }, at: undefined });
    const cheapest = '{"name": *[_type == "plan"] | order(price desc)[0].name}';
    expect(await sourceOf(cheapest, ['name'])).toMatchObject({ result: { name: 'Pro' } });
    const { at } = await sourceOf('{"price": *[price == 29000][0].price}', ['price']);
    expect(at).toBeUndefined();
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

  test('published is the default and hides drafts and versions', async () => {
    expect(await client({ token: 'lokal' }).fetch('*[_id match $id]._id', { id: `*${id}` })).toEqual([id]);
  });

  test('raw shows all three', async () => {
    expect(await staff.fetch('count(*[sanity::versionOf($id)])', { id })).toBe(3);
  });

  test('drafts lie over published, under the published id', async () => {
    const drafts = { perspective: 'drafts' } as const;
    expect(await staff.fetch(title, { id }, drafts)).toEqual({ _id: id, _originalId: `drafts.${id}`, title: 'draf' });
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
  test('create, patch with every operation, delete', async () => {
    const made = await staff.create({
      _id: id,
      _type: 'note',
      list: [{ _key: 'a', n: 1 }],
      count: 1,
      text: 'satu dua',
    });
    expect(made).toMatchObject({ _id: id, _createdAt: made._updatedAt });
    const patched = await staff
      .patch(id)
      .set({ 'list[_key=="a"].n': 2, title: 'Judul' })
      .setIfMissing({ title: 'lain', extra: true })
      .insert('after', 'list[-1]', [{ _key: 'b', n: 3 }])
      .inc({ count: 4 })
      .diffMatchPatch({ text: '@@ -1,8 +1,9 @@\n satu \n+t\n dua\n' })
      .unset(['extra'])
      .ifRevisionId(made._rev)
      .commit<Record<string, unknown>>();
    expect(patched).toMatchObject({
      list: [
        { _key: 'a', n: 2 },
        { _key: 'b', n: 3 },
      ],
      count: 5,
      title: 'Judul',
      text: 'satu tdua',
    });
    expect(patched).not.toHaveProperty('extra');
    expect(patched._rev).not.toBe(made._rev);
    await staff.delete(id);
    expect(await staff.getDocument(id)).toBeUndefined();
  });

  test('an id that ends with a dot is completed', async () => {
    expect((await staff.create({ _id: 'drafts.', _type: 'note' }))._id).toMatch(/^drafts\.\w{22}$/);
  });

  test('createIfNotExists leaves what is there, createOrReplace does not', async () => {
    await staff.create({ _id: id, _type: 'note', title: 'lama', other: 1 });
    expect(await staff.createIfNotExists({ _id: id, _type: 'note', title: 'baru' })).toMatchObject({ title: 'lama' });
    await staff.createOrReplace({ _id: id, _type: 'note', title: 'baru' });
    const now = await staff.getDocument(id);
    expect(now).toMatchObject({ title: 'baru' });
    expect(now).not.toHaveProperty('other');
  });

  test('patch and delete by query', async () => {
    await staff.create({ _id: id, _type: 'kind', a: 1 });
    await staff.patch({ query: '*[_type == "kind"]' }).set({ a: 2 }).commit();
    expect(await staff.fetch('*[_type == "kind"].a')).toEqual([2]);
    await staff.delete({ query: '*[_type == $type]', params: { type: 'kind' } });
    expect(await staff.fetch('count(*[_type == "kind"])')).toBe(0);
  });

  test('a transaction happens as a whole or not at all', async () => {
    const transaction = staff
      .transaction()
      .create({ _id: id, _type: 'note' })
      .patch('nobody', { set: { a: 1 } });
    await expect(transaction.commit()).rejects.toMatchObject({ statusCode: 409 });
    expect(await staff.getDocument(id)).toBeUndefined();
    const both = await staff
      .transaction()
      .create({ _id: id, _type: 'note' })
      .patch(id, { set: { a: 1 } })
      .transactionId(`tx-${id}`)
      .commit();
    expect(both.transactionId).toBe(`tx-${id}`);
    expect(await staff.getDocument(id)).toMatchObject({ _rev: `tx-${id}`, a: 1 });
  });

  test('a stale revision is a 409 and changes nothing', async () => {
    await staff.create({ _id: id, _type: 'note', title: 'lama' });
    const stale = staff.patch(id).set({ title: 'baru' }).ifRevisionId('stale').commit();
    await expect(stale).rejects.toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError' } }] },
    });
    expect(await staff.getDocument(id)).toMatchObject({ title: 'lama' });
  });

  test('a document cannot be created twice, nor change its type', async () => {
    await staff.create({ _id: id, _type: 'note' });
    await expect(staff.create({ _id: id, _type: 'note' })).rejects.toMatchObject({ statusCode: 409 });
    await expect(staff.patch(id).set({ _type: 'other' }).commit()).rejects.toMatchObject({ statusCode: 409 });
  });

  test('strong references must lead somewhere, weak ones need not', async () => {
    const about = (extra: object) => ({
      _id: `${id}-from`,
      _type: 'note',
      to: { _type: 'reference', _ref: id, ...extra },
    });
    await expect(staff.create(about({}))).rejects.toThrow(/references non-existent document/);
    await staff.createOrReplace(about({ _weak: true }));
    await staff.create({ _id: id, _type: 'note' });
    await staff.createOrReplace(about({}));
    await expect(staff.delete(id)).rejects.toThrow(/cannot be deleted as there are references/);
  });

  test('dryRun answers and stores nothing', async () => {
    const made = await staff.create({ _id: id, _type: 'note' }, { dryRun: true });
    expect(made._id).toBe(id);
    expect(await staff.getDocument(id)).toBeUndefined();
  });
});

describe('listening', () => {
  test('appear, update, disappear, with revisions that join up', async () => {
    const listener = await listening('*[_type == "note" && _id == $id]', { includePreviousRevision: true }, { id });
    const made = await staff.create({ _id: id, _type: 'note', title: 'a' });
    await staff.patch(id).set({ title: 'b' }).commit();
    await staff.delete(id);
    await vi.waitFor(() => expect(listener.mutations()).toHaveLength(3));
    listener.stop();
    const [appear, update, disappear] = listener.mutations();
    expect(appear).toMatchObject({ transition: 'appear', documentId: id, result: { title: 'a' }, previous: null });
    expect(appear).not.toHaveProperty('previousRev');
    expect(update).toMatchObject({
      transition: 'update',
      previousRev: made._rev,
      result: { title: 'b' },
      mutations: [{ patch: { id, set: { title: 'b' } } }],
    });
    expect(disappear).toMatchObject({ transition: 'disappear', previousRev: update?.resultRev });
    expect(disappear).not.toHaveProperty('result');
  });

  test('mendoza effects replace the whole document', async () => {
    const listener = await listening('*[_id == $id]', { effectFormat: 'mendoza', includeResult: false }, { id });
    await staff.create({ _id: id, _type: 'note' });
    await vi.waitFor(() => expect(listener.mutations()).toHaveLength(1));
    listener.stop();
    const [event] = listener.mutations();
    expect(event).toMatchObject({ effects: { apply: [0, { _id: id }], revert: [0, null] } });
    expect(event).not.toHaveProperty('result');
  });

  test('publishing is one transaction of two events', async () => {
    await staff.create({ _id: `drafts.${id}`, _type: 'note', title: 'draf' });
    const listener = await listening('*[_id in $ids]', {}, { ids: [id, `drafts.${id}`] });
    await staff.action({ actionType: 'sanity.action.document.publish', draftId: `drafts.${id}`, publishedId: id });
    await vi.waitFor(() => expect(listener.mutations()).toHaveLength(2));
    listener.stop();
    const events = listener.mutations();
    expect(new Set(events.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect(events.map(({ transactionTotalEvents }) => transactionTotalEvents)).toEqual([2, 2]);
    expect(events.map(({ transactionCurrentEvent }) => transactionCurrentEvent)).toEqual([0, 1]);
    expect(events.map(({ documentId, transition }) => [documentId, transition])).toEqual([
      [id, 'appear'],
      [`drafts.${id}`, 'disappear'],
    ]);
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

  test('live events say that something changed', async () => {
    const types: string[] = [];
    const live = client({ token: 'lokal', perspective: 'drafts' }).live.events({ includeDrafts: true });
    const subscription = live.subscribe(({ type }) => types.push(type));
    await vi.waitFor(() => expect(types).toEqual(['welcome']));
    await staff.create({ _id: `drafts.${id}`, _type: 'note' });
    await vi.waitFor(() => expect(types).toEqual(['welcome', 'message']));
    subscription.unsubscribe();
  });

  test('a browser’s stream is sent on to another port, where its ticket lets it in', async () => {
    const path = '/v2026-10-01/data/listen/production?query=*';
    const first = await raw(path, { origin: 'http://localhost:3333' });
    expect(first.status).toBe(307);
    const location = new URL(String(first.headers.location));
    expect(location.hostname).toBe('127.0.0.1');
    expect(location.port).not.toBe(new URL(lake.url).port);
    const abort = new AbortController();
    const followed = await fetch(location, { headers: { origin: 'null' }, signal: abort.signal });
    expect(followed.status).toBe(200);
    expect(followed.headers.get('access-control-allow-origin')).toBe('null');
    abort.abort();
    const elsewhere = new URL('/v1/users/me', location);
    elsewhere.search = location.search;
    expect((await fetch(elsewhere, { headers: { origin: 'null' } })).status).toBe(403);
    expect(await (await fetch(elsewhere)).json()).toEqual({});
    location.searchParams.set('ticket', 'guessed');
    expect((await fetch(location, { headers: { origin: 'null' } })).status).toBe(403);
  });
});

describe('actions', () => {
  const action = (name: string, more: object) =>
    staff.action({ actionType: `sanity.action.document.${name}`, ...more } as Parameters<SanityClient['action']>[0]);
  const pair = () => ({ draftId: `drafts.${id}`, publishedId: id });

  test('create, edit, publish, edit, discard, unpublish, delete', async () => {
    await action('create', { publishedId: id, attributes: { _id: `drafts.${id}`, _type: 'note' }, ifExists: 'fail' });
    await action('edit', { ...pair(), patch: { set: { title: 'satu' } } });
    await action('publish', pair());
    const published = await staff.getDocument(id);
    expect(published).toMatchObject({ _id: id, title: 'satu' });
    expect(await staff.getDocument(`drafts.${id}`)).toBeUndefined();

    await action('edit', { ...pair(), patch: { set: { title: 'dua' } } });
    expect(await staff.getDocument(`drafts.${id}`)).toMatchObject({ title: 'dua', _createdAt: published?._createdAt });
    await action('discard', { draftId: `drafts.${id}` });
    expect(await staff.getDocument(id)).toMatchObject({ title: 'satu' });

    await action('unpublish', pair());
    expect(await staff.getDocument(id)).toBeUndefined();
    expect(await staff.getDocument(`drafts.${id}`)).toMatchObject({ title: 'satu' });
    await action('publish', pair());
    await action('delete', { publishedId: id, includeDrafts: [] });
    expect(await staff.fetch('count(*[sanity::versionOf($id)])', { id })).toBe(0);
  });

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

  test('publish refuses when the published document moved on', async () => {
    await staff.create({ _id: id, _type: 'note' });
    await staff.create({ _id: `drafts.${id}`, _type: 'note' });
    await expect(action('publish', { ...pair(), ifPublishedRevisionId: 'stale' })).rejects.toMatchObject({
      statusCode: 409,
    });
    expect(await staff.getDocument(`drafts.${id}`)).toBeDefined();
  });

  test('publish makes references strong', async () => {
    const to = { _type: 'reference', _ref: 'homePage', _weak: true, _strengthenOnPublish: { type: 'homePage' } };
    await staff.create({ _id: `drafts.${id}`, _type: 'note', to });
    await action('publish', pair());
    expect((await staff.getDocument(id))?.to).toEqual({ _type: 'reference', _ref: 'homePage' });
  });

  test('version.discard, replaceDraft, delete with a draft that was not named', async () => {
    await staff.create({ _id: id, _type: 'note' });
    await action('replaceDraft', { publishedId: id, attributes: { _id: `drafts.${id}`, _type: 'note', title: 'x' } });
    await expect(action('delete', { publishedId: id, includeDrafts: [] })).rejects.toMatchObject({ statusCode: 409 });
    await action('version.discard', { versionId: `drafts.${id}` });
    expect(await staff.getDocument(`drafts.${id}`)).toBeUndefined();
  });

  test('an unknown action is a 400', async () => {
    await expect(action('dance', {})).rejects.toMatchObject({ statusCode: 400 });
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

describe('assets', () => {
  test('an image is named by its bytes and its size, and can be fetched', async () => {
    const bytes = await readFile('content-fallback/images/kemasan-mushaf.png');
    const asset = await staff.assets.upload('image', bytes, { filename: 'Kemasan baru.png' });
    expect(asset).toMatchObject({
      _id: 'image-2b1ae838a440d0a784f953f5ffbceb93382ff511-960x720-png',
      _type: 'sanity.imageAsset',
      metadata: { dimensions: { width: 960, height: 720 } },
    });
    const fetched = await fetch(asset.url);
    expect(fetched.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await fetched.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('svg, file, and what is no image', async () => {
    const svg = await readFile('content-fallback/images/kemasan-mushaf.svg');
    expect((await staff.assets.upload('image', svg))._id).toMatch(/^image-[0-9a-f]{40}-\d+x\d+-svg$/);
    const file = await staff.assets.upload('file', Buffer.from('halo'), { filename: 'salam.txt' });
    expect(file._id).toMatch(/^file-[0-9a-f]{40}-txt$/);
    expect(await (await fetch(file.url)).text()).toBe('halo');
    await expect(staff.assets.upload('image', Buffer.from('halo'))).rejects.toMatchObject({ statusCode: 400 });
  });

  test('pictures of the fallback are served', async () => {
    const urls = await anonymous.fetch<string[]>('*[_type == "sanity.imageAsset"].url');
    expect(urls.length).toBeGreaterThan(5);
    const answers = await Promise.all(urls.map(async (url) => (await fetch(url)).status));
    expect(new Set(answers)).toEqual(new Set([200]));
  });
});

describe('who may do what', () => {
  test('anonymous sees no draft, in any perspective, and changes nothing', async () => {
    await staff.create({ _id: `drafts.${id}`, _type: 'secret' });
    for (const perspective of ['raw', 'drafts', 'published'] as const) {
      expect(await anonymous.fetch('*[_type == "secret"]', {}, { perspective })).toEqual([]);
    }
    expect(await anonymous.getDocument(`drafts.${id}`)).toBeUndefined();
    await expect(anonymous.create({ _type: 'note' })).rejects.toMatchObject({ statusCode: 403 });
    await expect(anonymous.delete('homePage')).rejects.toMatchObject({ statusCode: 403 });
    await expect(anonymous.assets.upload('file', Buffer.from('x'))).rejects.toMatchObject({ statusCode: 403 });
    await expect(client({ token: 'guessed' }).delete('homePage')).rejects.toMatchObject({ statusCode: 403 });
    const discard = { actionType: 'sanity.action.document.discard', draftId: `drafts.${id}` } as const;
    await expect(anonymous.action(discard)).rejects.toMatchObject({ statusCode: 403 });
    await expect(anonymous.request({ url: '/data/history/production/documents/homePage' })).rejects.toMatchObject({
      statusCode: 403,
    });
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
