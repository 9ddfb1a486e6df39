import { randomBytes } from 'node:crypto';
import type { SanityClient } from '@sanity/client';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentApi } from './content-api.ts';

/**
 * What the stories of staff cannot show of the content API: who may read and write, and that nobody overwrites a newer
 * revision. Tested on the local content server, or on a hosted project when its settings are there. It writes only
 * documents under a prefix of its own and removes them.
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

describe('perspectives', () => {
  beforeEach(async () => {
    await staff.create(note({ title: 'terbit' }));
    await staff.create(draft({ title: 'draf' }));
  });

  test('published hides drafts, raw shows both', async () => {
    const published = api.client({ token: api.token });
    expect(await published.fetch('*[sanity::versionOf($id)].title', { id })).toEqual(['terbit']);
    expect(await staff.fetch('count(*[sanity::versionOf($id)])', { id })).toBe(2);
  });
});

describe('mutations', () => {
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

describe('actions', () => {
  const action = (name: string, more: object) =>
    staff.action({ actionType: `sanity.action.document.${name}`, ...more } as Parameters<SanityClient['action']>[0]);
  const pair = () => ({ draftId: `drafts.${id}`, publishedId: id });

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
