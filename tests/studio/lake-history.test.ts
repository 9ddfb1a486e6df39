import { expect, test } from 'vitest';
import type { Call } from '../../studio/local-lake/call.ts';
import { historyEvents } from '../../studio/local-lake/history-events.ts';
import { documentsAt, transactionsOf } from '../../studio/local-lake/history.ts';
import type { LoggedTransaction } from '../../studio/local-lake/transaction-log.ts';

/** What a member of staff sees of the past of a document, from a log whose times are known. */
const doc = (_id: string, _rev: string) => ({
  _id,
  _type: 'note',
  _rev,
  _createdAt: 'c',
  _updatedAt: 'u',
  title: _rev,
});
const at = (second: number) => `2026-01-01T00:00:0${second}Z`;

let second = 0;
function logged(id: string, ...changes: [id: string, before: string | null, after: string | null][]) {
  second += 1;
  const documents = changes.map(([each, before, after]) => ({
    id: each,
    before: before === null ? null : doc(each, before),
    after: after === null ? null : doc(each, after),
  }));
  return { id, author: 'stafLokal', timestamp: at(second), changes: documents } satisfies LoggedTransaction;
}

const log = [
  logged('t1', ['drafts.a', null, 't1']),
  logged('t2', ['drafts.a', 't1', 't2']),
  logged('t3', ['a', null, 't3'], ['drafts.a', 't2', null]),
  logged('t4', ['drafts.a', null, 't4'], ['drafts.b', null, 't4']),
  logged('t5', ['drafts.a', 't4', null]),
  logged('t6', ['drafts.b', 't4', null], ['a', 't3', 't6']),
  logged('t7', ['drafts.a', null, 't7'], ['a', 't6', null]),
  logged('t8', ['versions.rilis.a', null, 't8']),
  logged('t9', ['a', 't9', null]),
];

const written: unknown[][] = [];
const response = {
  writeHead: (...head: unknown[]) => ({ end: (text: string) => void written.push([...head, text]) }),
};
const call = (path: Record<string, string>, search = '', staff = true) =>
  ({
    lake: { store: { log: { entries: () => log } } },
    path,
    search: new URLSearchParams(search),
    staff,
    response,
  }) as unknown as Call;

test('the life of a document, newest first', () => {
  const event = (type: string, number: number, more: object = {}, versionId = 'drafts.a') => ({
    type,
    documentId: 'a',
    timestamp: at(number),
    author: 'stafLokal',
    versionId,
    ...more,
  });
  const published = (revisionId: string) => ({
    revisionId,
    publishCause: 'document.publish',
    contributors: ['stafLokal'],
  });
  const all = [
    event('deleteDocumentGroup', 9),
    event('createDocumentVersion', 8, { versionRevisionId: 't8' }, 'versions.rilis.a'),
    event('unpublishDocument', 7, { versionRevisionId: 't7' }),
    event('publishDocumentVersion', 6, published('t6')),
    event('deleteDocumentVersion', 5, { versionRevisionId: 't4' }),
    event('createDocumentVersion', 4, { versionRevisionId: 't4' }),
    event('publishDocumentVersion', 3, { ...published('t3'), versionRevisionId: 't2' }),
    event('createDocumentVersion', 1, { versionRevisionId: 't1' }),
  ];
  expect(historyEvents(call({ id: 'a' }))).toEqual({ events: { a: all }, nextCursor: '' });
  expect(historyEvents(call({ id: 'drafts.a' }))).toEqual({
    events: { 'drafts.a': all.filter(({ versionId }) => versionId === 'drafts.a') },
    nextCursor: '',
  });
  expect(historyEvents(call({ id: 'versions.rilis.a' })).events['versions.rilis.a']).toEqual([all[1]]);
});

test.each([
  ['drafts.a', 'revision=t2', [doc('drafts.a', 't2')]],
  // The Studio asks for the draft at the revision of its publication, and means what was published.
  ['drafts.a', 'revision=t3', [doc('a', 't3')]],
  ['drafts.a', 'revision=nobody', []],
  ['drafts.a', `time=${at(2)}`, [doc('drafts.a', 't2')]],
  ['a,drafts.a', `time=${at(4)}`, [doc('a', 't3'), doc('drafts.a', 't4')]],
  ['drafts.a', `time=${at(5)}`, []],
  ['a', `time=${at(0)}`, []],
  ['versions.rilis.a,drafts.a,a', '', [doc('versions.rilis.a', 't8'), doc('drafts.a', 't7')]],
])('%s at ?%s', (ids, search, documents) => {
  expect(documentsAt(call({ ids }, search))).toEqual({ documents });
});

test.each([
  ['', 't1 t2 t3 t4 t5 t6 t7 t9'],
  ['fromTransaction=t3', 't3 t4 t5 t6 t7 t9'],
  ['toTransaction=t3', 't1 t2 t3'],
  ['toTransaction=t1', 't1'],
  ['fromTransaction=t2&toTransaction=t4', 't2 t3 t4'],
  ['fromTransaction=nobody&toTransaction=nobody', 't1 t2 t3 t4 t5 t6 t7 t9'],
  ['fromTransaction=t2&limit=2', 't2 t3'],
  ['reverse=true&limit=2', 't9 t7'],
  ['reverse=false&limit=1', 't1'],
])('transactions of a document and its draft, ?%s', (search, ids) => {
  transactionsOf(call({ ids: 'a,drafts.a' }, search));
  const [status, headers, text] = written.at(-1) ?? [];
  expect([status, headers]).toEqual([200, { 'content-type': 'application/x-ndjson' }]);
  const lines = String(text).split('\n').slice(0, -1);
  expect(lines.map((line) => (JSON.parse(line) as { id: string }).id).join(' ')).toBe(ids);
});

test('a transaction tells what it did to the documents that were asked for, and names the others', () => {
  transactionsOf(call({ ids: 'drafts.b' }, 'toTransaction=t4'));
  const { _rev, ...after } = doc('drafts.b', 't4');
  expect(JSON.parse(String(written.at(-1)?.[2]))).toEqual({
    id: 't4',
    author: 'stafLokal',
    timestamp: at(4),
    documentIDs: ['drafts.a', 'drafts.b'],
    mutations: [],
    effects: { 'drafts.b': { apply: [0, after], revert: [0, null] } },
  });
});

test('50 transactions at most, unless more are asked for', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ ...log[0], id: `m${index}` }));
  const long = (search: string) => {
    transactionsOf({
      ...call({ ids: 'drafts.a' }, search),
      lake: { store: { log: { entries: () => many } } },
    } as never);
    return String(written.at(-1)?.[2]).trim().split('\n').length;
  };
  expect([long(''), long('limit=55')]).toEqual([50, 55]);
});

test('nobody but staff sees the past', () => {
  for (const ask of [historyEvents, documentsAt, transactionsOf])
    expect(() => ask(call({ id: 'a', ids: 'a' }, '', false))).toThrow(/only read what is published/);
});
