import { randomBytes } from 'node:crypto';
import type { ListenEvent, SanityClient } from '@sanity/client';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentApi } from './content-api.ts';

/**
 * Everything that site and Studio need from the content API: tested on the local content server, or on a hosted project
 * when its settings are there. It writes only documents under a prefix of its own and removes them.
 */
let api: Awaited<ReturnType<typeof contentApi>>;
let staff: SanityClient;
let anonymous: SanityClient;
/** The type of the documents written here, which no page queries. */
let type: string;

beforeAll(async () => {
  api = await contentApi();
  type = `${api.prefix}note`.replaceAll('-', '');
  staff = api.client({ token: api.token, perspective: 'raw' });
  anonymous = api.client();
});

afterAll(() => api.close());

/** A hosted project and a busy machine take their time. */
const soon = { timeout: 10_000 };

let number = 0;
let id: string;
beforeEach(() => {
  number += 1;
  id = `${api.prefix}${number}`;
});

const note = (fields: object = {}) => ({ _id: id, _type: type, ...fields });
const draft = (fields: object = {}) => ({ _id: `drafts.${id}`, _type: type, ...fields });
/** The type of the error that a mutation or an action failed with. */
const refused = (statusCode: number, error: string) => ({
  statusCode,
  details: { items: [{ error: { type: error } }] },
});

describe('queries', () => {
  test('parameters go by address and, when long, by body', async () => {
    await staff.create(note());
    const query = '*[_id == $id && !(_id in $others)]._id';
    expect(await staff.fetch(query, { id, others: [] })).toEqual([id]);
    const others = Array.from({ length: 2000 }, (_, index) => `nobody-${index}`);
    expect(await staff.fetch(query, { id, others })).toEqual([id]);
  });

  test('words are found in all texts of a document', async () => {
    await staff.create(note({ rich: [{ _type: 'block', _key: 'a', text: `Kaligrafi Kufi ${type}` }] }));
    const search = '*[_id == $id && [@, _id] match text::query($words)]._id';
    const find = (words: string) => staff.fetch(search, { id, words });
    await vi.waitFor(async () => expect(await find('kaligr*')).toEqual([id]), soon);
    expect(await find('kaligr')).toEqual([]);
  });

  test('a result names the document and field that it comes from', async () => {
    await staff.create(note({ items: [{ _key: 'k', label: 'satu' }] }));
    const asked = { filterResponse: false, resultSourceMap: 'withKeyArraySelector' } as const;
    const { resultSourceMap } = await staff.fetch('*[_id == $id][0]{items}', { id }, asked);
    expect(resultSourceMap?.documents).toMatchObject([{ _id: id }]);
    expect(resultSourceMap?.paths.join()).toMatch(/^\$\['items'\]\[\?\(@\._key=='k'\)\]\['label'\]$/);
  });
});

describe('perspectives', () => {
  const title = '*[_id == $id][0]{_id, _originalId, title}';
  beforeEach(async () => {
    await staff.create(note({ title: 'terbit' }));
    await staff.create(draft({ title: 'draf' }));
  });

  test('published hides drafts, raw shows both', async () => {
    const published = api.client({ token: api.token });
    expect(await published.fetch('*[sanity::versionOf($id)].title', { id })).toEqual(['terbit']);
    expect(await staff.fetch('count(*[sanity::versionOf($id)])', { id })).toBe(2);
  });

  test('the perspective drafts overlays the published documents, under their ids', async () => {
    const drafts = { perspective: 'drafts' } as const;
    expect(await staff.fetch(title, { id }, drafts)).toEqual({ _id: id, _originalId: `drafts.${id}`, title: 'draf' });
  });
});

describe('mutations', () => {
  test('a document can be created, patched with every operation, and deleted', async () => {
    const made = await staff.create(note({ list: [{ _key: 'a', n: 1 }], count: 1, text: 'satu dua' }));
    expect(made).toMatchObject({ _id: id, _createdAt: made._updatedAt });
    const patched = await staff
      .patch(id)
      .set({ 'list[_key=="a"].n': 2, title: 'Judul' })
      .setIfMissing({ title: 'lain', extra: true })
      .insert('after', 'list[-1]', [{ _key: 'b', n: 3 }])
      .inc({ count: 4 })
      .dec({ 'list[_key=="a"].n': 1 })
      .diffMatchPatch({ text: '@@ -1,8 +1,9 @@\n satu \n+t\n dua\n' })
      .unset(['extra'])
      .ifRevisionId(made._rev)
      .commit<Record<string, unknown>>();
    const list = [
      { _key: 'a', n: 1 },
      { _key: 'b', n: 3 },
    ];
    expect(patched).toMatchObject({ list, count: 5, title: 'Judul', text: 'satu tdua' });
    expect(patched).not.toHaveProperty('extra');
    expect(patched._rev).not.toBe(made._rev);
    await staff.delete(id);
    expect(await staff.getDocument(id)).toBeUndefined();
  });

  test('a transaction is applied as a whole or not at all', async () => {
    const half = staff
      .transaction()
      .create(note())
      .patch(`${id}-nobody`, { set: { a: 1 } });
    await expect(half.commit()).rejects.toMatchObject({ statusCode: 409 });
    expect(await staff.getDocument(id)).toBeUndefined();
    const both = staff
      .transaction()
      .create(note())
      .patch(id, { set: { a: 1 } })
      .transactionId(`tx-${id}`);
    expect((await both.commit()).transactionId).toBe(`tx-${id}`);
    expect(await staff.getDocument(id)).toMatchObject({ _rev: `tx-${id}`, a: 1 });
  });

  test('an outdated revision gets a 409 and changes nothing', async () => {
    await staff.create(note({ title: 'lama' }));
    const stale = staff.patch(id).set({ title: 'baru' }).ifRevisionId('stale').commit();
    await expect(stale).rejects.toMatchObject(refused(409, 'documentRevisionIDDoesNotMatchError'));
    expect(await staff.getDocument(id)).toMatchObject({ title: 'lama' });
  });
});

describe('listening', () => {
  /** Collects the events of a listener after its welcome. */
  async function listening(client: SanityClient, query: string, params: object) {
    const events: ListenEvent<Record<string, unknown>>[] = [];
    const subscription = client
      .listen(query, params, { events: ['welcome', 'mutation'], includeAllVersions: true })
      .subscribe((event) => events.push(event));
    await vi.waitFor(() => expect(events[0]?.type).toBe('welcome'), soon);
    const mutations = () => events.filter((event) => event.type === 'mutation');
    const received = (count: number) => vi.waitFor(() => expect(mutations()).toHaveLength(count), soon);
    return { mutations, received, stop: () => subscription.unsubscribe() };
  }

  test('appear, update and disappear: each event continues from the revision of the last one', async () => {
    const listener = await listening(staff, '*[_id == $id]', { id });
    const made = await staff.create(note({ title: 'a' }));
    await staff.patch(id).set({ title: 'b' }).commit();
    await staff.delete(id);
    await listener.received(3);
    listener.stop();
    const [appear, update, disappear] = listener.mutations();
    expect(appear).toMatchObject({ transition: 'appear', documentId: id, result: { title: 'a' } });
    expect(update).toMatchObject({ transition: 'update', previousRev: made._rev, result: { title: 'b' } });
    expect(disappear).toMatchObject({ transition: 'disappear', previousRev: update?.resultRev });
    expect(disappear?.result).toBeUndefined();
  });

  test('publishing makes one transaction with two events', async () => {
    await staff.create(draft({ title: 'draf' }));
    const listener = await listening(staff, '*[_id in $ids]', { ids: [id, `drafts.${id}`] });
    await staff.action({ actionType: 'sanity.action.document.publish', draftId: `drafts.${id}`, publishedId: id });
    await listener.received(2);
    listener.stop();
    const transactions = listener.mutations().map(({ transactionId }) => transactionId);
    expect(new Set(transactions).size).toBe(1);
    expect(listener.mutations()).toMatchObject([{ transactionTotalEvents: 2 }, { transactionTotalEvents: 2 }]);
  });

  test('live events say that something changed', async () => {
    const types: string[] = [];
    const live = api.client({ token: api.token, perspective: 'drafts' }).live.events({ includeDrafts: true });
    const subscription = live.subscribe((event) => types.push(event.type));
    await vi.waitFor(() => expect(types).toContain('welcome'), soon);
    await staff.create(draft());
    await vi.waitFor(() => expect(types).toContain('message'), soon);
    subscription.unsubscribe();
  });
});

describe('actions', () => {
  const action = (name: string, more: object) =>
    staff.action({ actionType: `sanity.action.document.${name}`, ...more } as Parameters<SanityClient['action']>[0]);
  const pair = () => ({ draftId: `drafts.${id}`, publishedId: id });

  test('a document can be created, edited, published, edited, discarded, unpublished and deleted', async () => {
    await action('create', { publishedId: id, attributes: draft(), ifExists: 'fail' });
    await action('edit', { ...pair(), patch: { set: { title: 'satu' } } });
    await action('publish', pair());
    expect(await staff.getDocument(id)).toMatchObject({ _id: id, title: 'satu' });
    expect(await staff.getDocument(`drafts.${id}`)).toBeUndefined();

    await action('edit', { ...pair(), patch: { set: { title: 'dua' } } });
    expect(await staff.getDocument(`drafts.${id}`)).toMatchObject({ title: 'dua' });
    await action('discard', { draftId: `drafts.${id}` });
    expect(await staff.getDocument(id)).toMatchObject({ title: 'satu' });

    await action('unpublish', pair());
    expect(await staff.getDocument(id)).toBeUndefined();
    await action('publish', pair());
    await action('delete', { publishedId: id, includeDrafts: [] });
    expect(await staff.fetch('count(*[sanity::versionOf($id)])', { id })).toBe(0);
  });

  test('publishing is refused when the published document has changed', async () => {
    await staff.create(note());
    await staff.create(draft());
    const stale = action('publish', { ...pair(), ifPublishedRevisionId: 'stale' });
    await expect(stale).rejects.toMatchObject({ statusCode: 409 });
    expect(await staff.getDocument(`drafts.${id}`)).toBeDefined();
  });
});

describe('pictures', () => {
  /** Bytes that have not been uploaded before. */
  const picture = () =>
    sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } })
      .withExif({ IFD0: { ImageDescription: randomBytes(8).toString('hex') } })
      .png()
      .toBuffer();

  test('a picture’s id has its hash and size, and its bytes are returned unchanged', async () => {
    const bytes = await picture();
    const asset = await staff.assets.upload('image', bytes, { filename: `${id}.png` });
    expect(asset._id).toMatch(/^image-[0-9a-f]{40}-400x200-png$/);
    expect(asset).toMatchObject({
      _type: 'sanity.imageAsset',
      originalFilename: `${id}.png`,
      size: bytes.length,
      metadata: { dimensions: { width: 400, height: 200 } },
    });
    expect(Buffer.from(await (await fetch(asset.url)).arrayBuffer()).equals(bytes)).toBe(true);
    expect((await staff.assets.upload('image', bytes))._id).toBe(asset._id);
  });
});

describe('roles', () => {
  test('without a token, no perspective and no listener shows a draft', async () => {
    const heard: string[] = [];
    const events = ['welcome', 'mutation'] as ('welcome' | 'mutation')[];
    const subscription = anonymous
      .listen('*[_type == $type]', { type }, { events, includeAllVersions: true })
      .subscribe((event) => heard.push('documentId' in event ? event.documentId : event.type));
    await vi.waitFor(() => expect(heard).toEqual(['welcome']), soon);
    await staff.create(draft());
    for (const perspective of ['raw', 'drafts', 'published'] as const)
      expect(await anonymous.fetch('*[sanity::versionOf($id)]', { id }, { perspective })).toEqual([]);
    expect(await anonymous.getDocument(`drafts.${id}`)).toBeUndefined();
    expect(heard).toEqual(['welcome']);
    subscription.unsubscribe();
  });

  test('without a token nothing can be written', async () => {
    await staff.create(note({ title: 'lama' }));
    await staff.create(draft());
    const discard = { actionType: 'sanity.action.document.discard', draftId: `drafts.${id}` } as const;
    const tries = [
      () => anonymous.create({ _type: type }),
      () => anonymous.patch(id).set({ title: 'baru' }).commit(),
      () => anonymous.delete(id),
      () => anonymous.action(discard),
      () => anonymous.assets.upload('image', Buffer.from('x')),
    ];
    for (const attempt of tries) {
      const status = await attempt().then(
        () => 200,
        (error: { statusCode: number }) => error.statusCode,
      );
      expect([401, 403]).toContain(status);
    }
    expect(await staff.getDocument(id)).toMatchObject({ title: 'lama' });
    expect(await staff.getDocument(`drafts.${id}`)).toBeDefined();
  });
});
