import { randomUUID } from 'node:crypto';
import type { SanityClient } from '@sanity/client';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sanityClient } from '../../src/publish/documents/sanity-documents.ts';
import { readSettings } from '../../src/publish/settings.ts';
import { localServer } from './local-server.ts';

// What the stories of staff cannot show of the content API: who may read, and that nobody overwrites a newer revision.
// Tested on the local content server, or on a hosted project if its settings are there. All documents that this file
// writes have ids with a prefix of their own, and are removed.

const prefix = `contract-${randomUUID().slice(0, 8)}-`;
/** The type of the documents written here, which no page queries. */
const type = `${prefix}note`.replaceAll('-', '');
let staff: SanityClient;
let anonymous: SanityClient;

/** The hosted project of the settings, if they have a token that may write, or else a local content server of its own. */
async function connect() {
  const { dataset } = readSettings(process.env, []);
  if (!dataset?.writeToken) return { ...(await localServer()), token: 'lokal' };
  console.log(`Content API: project ${dataset.projectId}, dataset ${dataset.dataset}`);
  return { project: { ...dataset, readToken: undefined }, token: dataset.writeToken, close: async () => {} };
}

beforeAll(async () => {
  const { project, token, close } = await connect();
  staff = sanityClient(project, { maxRetries: 0, token, perspective: 'raw' });
  anonymous = sanityClient(project, { maxRetries: 0 });
  return async () => {
    const mine = '*[string::startsWith(_id, $prefix) || string::startsWith(_id, "drafts." + $prefix)]._id';
    const transaction = staff.transaction();
    for (const id of await staff.fetch<string[]>(mine, { prefix })) transaction.delete(id);
    await transaction.commit();
    await close();
  };
});

/** A hosted project and a busy machine take their time. */
const soon = { timeout: 10_000 };

let number = 0;
let id: string;
beforeEach(() => {
  number += 1;
  id = `${prefix}${number}`;
});

const note = (fields: object = {}) => ({ _id: id, _type: type, ...fields });
const draft = () => ({ _id: `drafts.${id}`, _type: type });

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
