import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Doc } from '../../studio/local-lake/document.ts';
import { prepare, type ClientMutation } from '../../studio/local-lake/mutate.ts';
import { defaultPerspective, look, parsePerspective } from '../../studio/local-lake/perspective.ts';
import { runQuery } from '../../studio/local-lake/query.ts';
import { select } from '../../studio/local-lake/selection.ts';
import { stage } from '../../studio/local-lake/stage.ts';
import { openStore } from '../../studio/local-lake/store.ts';
import { strengthen } from '../../studio/local-lake/strengthen.ts';
import type { Transaction } from '../../studio/local-lake/transaction.ts';

/** What the lake reckons with documents, without a server around it. */
const doc = (_id: string, more: object = {}): Doc => ({
  _id,
  _type: 'note',
  _rev: 'r',
  _createdAt: 'c',
  _updatedAt: 'u',
  ...more,
});
const view = (...documents: Doc[]) => ({
  get: (id: string) => documents.find(({ _id }) => _id === id),
  all: () => documents,
});
const ids = (documents: readonly Doc[]) => documents.map(({ _id }) => _id);
const ref = (_ref: string, more: object = {}) => ({ _type: 'reference', _ref, ...more });

describe('perspectives', () => {
  test.each([
    ['1', 'raw'],
    ['2025-02-18', 'raw'],
    ['2025-02-19', 'published'],
    ['2026-10-01', 'published'],
  ])('version %s asks for %s', (version, perspective) => {
    expect(defaultPerspective(version)).toBe(perspective);
  });

  test.each([
    ['published', []],
    ['drafts', ['drafts']],
    ['previewDrafts', ['drafts']],
    [' rilis , drafts,published,', ['rilis', 'drafts']],
    ['rilis,raw', 'raw'],
    ['', []],
  ])('%j', (text, perspective) => {
    expect(parsePerspective(text)).toEqual(perspective);
  });

  test('each document from its topmost layer, in whatever order they are stored', () => {
    const documents = ['a', 'drafts.a', 'versions.r.a', 'drafts.b', 'versions.s.c', 'd'].map((id) => doc(id));
    const published = ['a', 'd'].map((id) => doc(id));
    const seen = (_originalId: string) => doc(_originalId.split('.').at(-1) ?? '', { _originalId });
    for (const stored of [documents, documents.toReversed()]) {
      const sorted = (perspective: string) =>
        look(stored, parsePerspective(perspective)).toSorted((one, other) => (one._id < other._id ? -1 : 1));
      expect(look(stored, 'raw')).toBe(stored);
      expect(sorted('published')).toEqual(published);
      expect(sorted('drafts')).toEqual(['drafts.a', 'drafts.b', 'd'].map(seen));
      expect(sorted('r,drafts')).toEqual(['versions.r.a', 'drafts.b', 'd'].map(seen));
      expect(sorted('s,r')).toEqual(['versions.r.a', 'versions.s.c', 'd'].map(seen));
    }
  });
});

describe('a transaction', () => {
  const there = doc('ada', { text: 'a', n: 1 });
  const prepared = (...mutations: ClientMutation[]) =>
    prepare(view(there, doc('lain')), { steps: [() => mutations], author: 'saya', transactionId: 't' });
  const error = (type: string) => ({
    body: { error: { type: 'mutationError', description: 'The mutation(s) failed', items: [{ error: { type } }] } },
  });
  const partly = (status: number, type: string, words: RegExp) => (problem: unknown) => {
    expect(problem).toMatchObject({ status, message: expect.stringMatching(words) as string, ...error(type) });
    return true;
  };

  test('keeps what was there, what there is now and how it came about', () => {
    const { transaction, touched } = prepared(
      { createIfNotExists: { _id: 'ada', _type: 'note' } },
      { create: { _id: 'baru', _type: 'note' } },
      { patch: { id: 'baru', set: { n: 2 } } },
      { delete: { id: 'lain' } },
      { delete: { id: 'tidak-ada' } },
    );
    const { timestamp } = transaction;
    const made = { _id: 'baru', _type: 'note', _rev: 't', _createdAt: timestamp, _updatedAt: timestamp, n: 2 };
    const operations = [{ create: { _id: 'baru', _type: 'note' } }, { patch: { id: 'baru', set: { n: 2 } } }];
    const changes = [
      { id: 'baru', before: null, after: made, operations },
      { id: 'lain', before: doc('lain'), after: null, operations: [{ delete: { id: 'lain' } }] },
    ];
    expect(transaction).toEqual({ id: 't', author: 'saya', timestamp, changes });
    expect(Date.parse(timestamp)).toBeGreaterThan(Date.now() - 60_000);
    expect(touched).toEqual([{ id: 'ada', before: there, after: there, operations: [] }, ...changes]);
    expect(there).toEqual(doc('ada', { text: 'a', n: 1 }));
  });

  test('replaces as a whole, and may then change the type', () => {
    const [change] = prepared({ createOrReplace: { _id: 'ada', _type: 'other' } }).transaction.changes;
    expect(change?.after).toEqual(expect.objectContaining({ _id: 'ada', _type: 'other', _rev: 't' }));
    expect(change?.after).not.toHaveProperty('text');
  });

  test.each<[object, number, string, RegExp]>([
    [{}, 400, 'unknownMutation', /Unknown mutation "undefined"/],
    [{ dance: {} }, 400, 'unknownMutation', /Unknown mutation "dance"/],
    [{ create: { _type: 'note' }, delete: { id: 'ada' } }, 400, 'unknownMutation', /Unknown mutation "create"/],
    [{ delete: { id: 'ada' }, patch: { id: 'ada' } }, 400, 'unknownMutation', /Unknown mutation "delete"/],
    [{ create: { _id: 'x' } }, 400, 'validationError', /Document "x" has no "_type"/],
    [{ create: { _id: '-a', _type: 'note' } }, 400, 'validationError', /Invalid document id "-a"/],
    [{ create: { _id: 'a b', _type: 'note' } }, 400, 'validationError', /Invalid document id "a b"/],
    [{ create: { _id: 'a'.repeat(129), _type: 'note' } }, 400, 'validationError', /Invalid document id/],
    [{ create: { _id: 'ada', _type: 'note' } }, 409, 'documentAlreadyExistsError', /"ada" already exists/],
    [{ patch: { id: 'ada', set: { _id: 'x' } } }, 409, 'immutableAttributeError', /_id and _type of "ada"/],
    [{ patch: { id: 'ada', set: { _type: 'x' } } }, 409, 'immutableAttributeError', /_id and _type of "ada"/],
    [{ patch: { id: 'x', set: { n: 1 } } }, 409, 'documentNotFoundError', /"x" was not found/],
    [{ patch: { id: 'ada', inc: { n: 'a' } } }, 409, 'validationError', /Cannot increment "n" of "ada"/],
    [{ patch: { id: 'ada', dec: { text: 1 } } }, 409, 'validationError', /Cannot increment "text" of "ada"/],
    [{ patch: { id: 'ada', diffMatchPatch: { text: '@@ nonsense' } } }, 400, 'mutationError', /./],
    [{ patch: { set: { n: 1 } } }, 400, 'validationError', /needs an id or a query/],
    [{ delete: { query: '*[' } }, 400, 'queryParseError', /Syntax error/],
  ])('%j is refused', (mutation, status, type, words) => {
    expect(() => prepared(mutation as ClientMutation)).toThrow(expect.toSatisfy(partly(status, type, words)) as Error);
  });

  test('names what has no name, or half of one', () => {
    const named = (_id?: string) =>
      prepared({ create: { ...(_id === undefined ? {} : { _id }), _type: 'note' } }).transaction.changes[0]?.id;
    expect(named()).toMatch(/^\w{22}$/);
    expect(named('')).toMatch(/^\w{22}$/);
    expect(named('drafts.')).toMatch(/^drafts\.\w{22}$/);
    expect(named('a'.repeat(128))).toBe('a'.repeat(128));
    expect(named('_a-b.c')).toBe('_a-b.c');
  });

  test('leaves no strong reference dangling', () => {
    const nowhere = 'documentReferencesNonExistentDocumentError';
    const create = (to: unknown) => prepared({ create: { _id: 'x', _type: 'note', to } });
    expect(() => create([{ deep: ref('tidak-ada') }])).toThrow(/"x" references non-existent document "tidak-ada"/);
    expect(() => create(ref('tidak-ada', { _weak: true }))).not.toThrow();
    expect(() => create(ref('ada'))).not.toThrow();
    expect(() => prepared({ delete: { id: 'ada' } }, { create: { _id: 'x', _type: 'note', to: ref('ada') } })).toThrow(
      /references non-existent document "ada"/,
    );
    expect(() => prepared({ create: { _id: 'x', _type: 'note', to: ref('x') } })).not.toThrow();

    const from = doc('dari', { to: ref('ada'), lost: ref('hilang') });
    const store = view(there, from);
    const together = (...mutations: ClientMutation[]) => prepare(store, { steps: [() => mutations], author: 'saya' });
    expect(() => together({ patch: { id: 'ada', set: { n: 2 } } })).not.toThrow();
    // What dangled before is not this transaction's fault.
    expect(() => together({ patch: { id: 'dari', set: { n: 1 } } })).not.toThrow();
    expect(() => together({ delete: { id: 'dari' } }, { delete: { id: 'ada' } })).not.toThrow();
    expect(() => together({ patch: { id: 'dari', unset: ['to'] } }, { delete: { id: 'ada' } })).not.toThrow();
    let problem: unknown;
    try {
      together({ delete: { id: 'ada' } });
    } catch (reason) {
      problem = reason;
    }
    const description = 'Document "ada" cannot be deleted as there are references to it from "dari"';
    const broken = { type: 'documentHasExistingReferencesError', description, id: 'ada', referencingIDs: ['dari'] };
    expect(problem).toMatchObject({ status: 409, body: { error: { items: [{ error: broken }] } } });
    try {
      create(ref('tidak-ada'));
    } catch (reason) {
      problem = reason;
    }
    expect(problem).toMatchObject({
      status: 409,
      body: { error: { items: [{ error: { type: nowhere, id: 'x', referenceID: 'tidak-ada' } }] } },
    });
  });
});

test('later steps of a transaction see what earlier ones did', () => {
  const now = stage(view(doc('a'), doc('b')));
  now.changes.set('a', { id: 'a', before: doc('a'), after: null, operations: [] });
  now.changes.set('c', { id: 'c', before: null, after: doc('c'), operations: [] });
  expect([now.get('a'), now.get('b'), now.get('c'), now.get('d')]).toEqual([undefined, doc('b'), doc('c'), undefined]);
  expect(ids(now.all())).toEqual(['b', 'c']);
});

test('a selection is one id, or all that a query finds', () => {
  const store = view(doc('a', { n: 1 }), doc('b', { n: 2, _id: 'b' }), doc('c', { n: 2 }));
  expect(select(store, { id: 'x' })).toEqual(['x']);
  expect(select(store, { query: '*[n == $n]', params: { n: 2 } })).toEqual(['b', 'c']);
  expect(select(store, { query: '*[_id == "a"][0]' })).toEqual(['a']);
  expect(select(store, { query: '*[0...$n]', params: { n: 2 } })).toEqual(['a', 'b']);
  for (const query of ['*[_id == "x"][0]', '*.n', '"a"', '*{n}', '[{"_id": 1}, null, 7]'])
    expect(select(store, { query })).toEqual([]);
});

describe('queries', () => {
  const documents = [
    doc('a', { n: 1, rich: [{ text: 'Kaligrafi', level: null }, { deep: ['Kufi'] }], to: ref('b') }),
    doc('b', { n: 2, title: 'Kufi' }),
    doc('c', { n: 3, to: ref('b', { _weak: true }) }),
  ];
  const ask = (query: string, params: Record<string, unknown> = {}) =>
    runQuery({ query, params }, { documents, perspective: 'raw', identity: 'saya' });

  test.each<[string, Record<string, unknown>, unknown]>([
    ['*[0...$n]._id', { n: 2 }, ['a', 'b']],
    ['*[0...$n]._id', { n: 1 }, ['a']],
    ['identity()', {}, 'saya'],
    ['sanity::projectId()', {}, 'lokal'],
    ['sanity::dataset()', {}, 'production'],
    ['*[@ match text::query($w)]._id', { w: 'kufi' }, ['a', 'b']],
    ['*[[@, _id] match text::query($w)]._id', { w: 'kufi' }, ['a', 'b']],
    ['*[title match text::query($w)]._id', { w: 'kufi' }, ['b']],
    ['*[rich[].text match text::query($w)]._id', { w: 'kaligr*' }, ['a']],
    ['*[title match $w]._id', { w: 'kufi' }, ['b']],
    ['*[title match "kaligrafi" || _id == "c"]._id', {}, ['c']],
    ['*[title == null]._id', {}, ['a', 'c']],
    ['*{"n": documents::incomingRefCount()}.n', {}, [0, 2, 0]],
    ['*[0]{incomingRefCount}', {}, { incomingRefCount: null }],
    ['*[documents::incomingRefCount() > 1]._id', {}, ['b']],
    ['*[_id == "b" && documents::incomingRefCount() > 1][0]', {}, documents[1]],
  ])('%s %j', async (query, params, result) => {
    expect(await ask(query, params)).toEqual(result);
  });

  test('one that cannot be answered here says so', async () => {
    await expect(ask('geo::distance(1, 2)')).rejects.toMatchObject({
      status: 400,
      body: { error: { type: 'queryParseError', description: 'not implemented' } },
    });
  });

  test.each(['*[', '*[_id == $nobody'])('%s cannot be read', async (query) => {
    await expect(ask(query)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('Syntax error') as string,
      body: {
        error: {
          type: 'queryParseError',
          description: expect.stringContaining('Syntax error') as string,
          query,
          start: 0,
          end: query.length,
        },
      },
    });
  });
});

test('publishing makes references as strong as the schema wants them', () => {
  const wanted = { type: 'note' };
  const strong = ref('a', { _weak: true, _strengthenOnPublish: wanted });
  const weak = ref('a', { _weak: true, _strengthenOnPublish: { ...wanted, weak: true } });
  const plain = ref('a', { _weak: true });
  expect(strengthen({ a: strong, list: [strong, weak, plain, 'x', null, 1] })).toEqual({
    a: ref('a'),
    list: [ref('a'), plain, plain, 'x', null, 1],
  });
  expect(strong).toHaveProperty('_weak');
});

describe('the store', () => {
  async function folder() {
    const dataDir = await mkdtemp(join(tmpdir(), 'store-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    return dataDir;
  }
  const transaction = (id: string, ...changes: [Doc | null, Doc | null][]): Transaction => ({
    id,
    author: 'saya',
    timestamp: 't',
    changes: changes.map(([before, after]) => ({
      id: (before ?? after)?._id ?? '',
      before,
      after,
      operations: [{ delete: { id: 'x' } }],
    })),
  });

  test('keeps documents and history, and tells who listens', async () => {
    const dataDir = await folder();
    const store = await openStore(dataDir);
    const told: string[] = [];
    const stop = store.subscribe(({ id }) => told.push(id));
    store.commit(transaction('t1', [null, doc('a')], [null, doc('b')]));
    store.commit(transaction('t2', [doc('a'), null], [doc('b'), doc('b', { n: 1 })]));
    stop();
    store.commit(transaction('t3', [null, doc('c')]));
    expect(told).toEqual(['t1', 't2']);
    await store.flush();
    expect(readFileSync(join(dataDir, 'documents.ndjson'), 'utf8').split('\n')).toHaveLength(3);
    expect(readFileSync(join(dataDir, '.gitignore'), 'utf8')).toBe('*\n');
    const again = await openStore(dataDir);
    for (const each of [store, again]) {
      expect(each.all()).toEqual([doc('b', { n: 1 }), doc('c')]);
      expect(each.get('b')).toEqual(doc('b', { n: 1 }));
      expect(each.log.entries()).toEqual([
        {
          id: 't1',
          author: 'saya',
          timestamp: 't',
          changes: [
            { id: 'a', before: null, after: doc('a') },
            { id: 'b', before: null, after: doc('b') },
          ],
        },
        expect.objectContaining({ id: 't2' }),
        expect.objectContaining({ id: 't3' }),
      ]);
    }
    await again.flush();
  });

  test.each([
    [500, 500, 'm0'],
    [501, 500, 'm1'],
  ])('of %i transactions remembers %i', async (count, kept, first) => {
    const dataDir = await folder();
    const file = join(dataDir, 'transactions.ndjson');
    const lines = Array.from({ length: count }, (_, index) => `${JSON.stringify({ ...transaction(`m${index}`) })}\n`);
    await writeFile(file, lines.join(''));
    const store = await openStore(dataDir);
    expect([store.log.entries().length, store.log.entries()[0]?.id]).toEqual([kept, first]);
    expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(kept);
    store.commit(transaction('baru'));
    await store.flush();
    expect((await readFile(file, 'utf8')).trim().split('\n').at(-1)).toContain('baru');
  });
});
