import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { contentApi } from './content-api.ts';

// What the stories of staff cannot show of the content API: who may read, and that nobody overwrites a newer revision.
// Tested on the local content server, or on a hosted project if its settings are there. All documents that this file
// writes have ids with a prefix of their own, and are removed.

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

const rich = () => [{ _key: 'k', _type: 'block', text: `Kaligrafi ${type}` }];

test('a search finds words in all texts of a document', async () => {
  await staff.create(note({ rich: rich() }));
  const search = '*[_id == $id && [@, _id] match text::query("kaligr*")]._id';
  await vi.waitFor(async () => expect(await staff.fetch(search, { id })).toEqual([id]), soon);
});

test('a result names the document and field of each value, and a patch removes a field', async () => {
  await staff.create(note({ rich: rich(), title: 'judul' }));
  const asked = { filterResponse: false, resultSourceMap: 'withKeyArraySelector' } as const;
  const { resultSourceMap: map } = await staff.fetch('*[_id == $id][0]{rich[]{text}}', { id }, asked);
  expect([map?.documents[0]?._id, map?.paths]).toEqual([id, ["$['rich'][?(@._key=='k')]['text']"]]);
  expect(await staff.patch(id).unset(['title']).commit()).not.toHaveProperty('title');
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
  const details = { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError' } }] };
  await expect(stale).rejects.toMatchObject({ statusCode: 409, details });
  expect(await staff.getDocument(id)).toMatchObject({ title: 'lama' });
});

test('publishing is refused when the published document has changed', async () => {
  await staff.create(note());
  await staff.create(draft());
  const stale = staff.action({
    actionType: 'sanity.action.document.publish',
    draftId: `drafts.${id}`,
    publishedId: id,
    ifPublishedRevisionId: 'stale',
  });
  await expect(stale).rejects.toMatchObject({ statusCode: 409 });
  expect(await staff.getDocument(`drafts.${id}`)).toBeDefined();
});

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
