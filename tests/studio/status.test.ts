import { describe, expect, test } from 'vitest';
import { compare, type Build, type Published, type Site, type Status } from '../../studio/status/compare.ts';
import * as words from '../../studio/status/words.ts';

const at = (minute: number, rest = ':00Z') => `2026-11-21T08:${String(minute).padStart(2, '0')}${rest}`;
const now = new Date(at(30));

/** Three published documents, last updated at `changed`; by default at minutes 10, 9 and 8. */
const published = (...changed: string[]): Published[] =>
  [at(10), at(9), at(8)].map((time, index) => ({
    _id: `paket-${index}`,
    _type: 'plan',
    _updatedAt: changed[index] ?? time,
  }));

const reached = (build: Partial<Build> = {}, error: readonly [minute: number, message: string] | null = null) => ({
  build: { source: 'sanity', contentUpdated: at(10), documents: 3, madeAt: at(11), ...build },
  error: error && { time: at(error[0]), problems: [{ text: error[1] }] },
});

type Row = [what: string, published: Published[], site: Site, state: Status['state'], newer?: string[]];
const table: Row[] = [
  ['nothing changed since the build', published(), reached(), 'live'],
  ['the same moment, written with and without a fraction', published(at(10, ':00.000Z')), reached(), 'live'],
  ['a change', published(at(20)), reached(), 'waiting', ['paket-0']],
  ['a change in the same second', published(at(10, ':00.400Z')), reached(), 'waiting', ['paket-0']],
  ['two changes, the newest first', published(at(20), at(25)), reached(), 'waiting', ['paket-1', 'paket-0']],
  ['a document was added', [...published(), ...published(at(20)).slice(0, 1)], reached(), 'waiting', ['paket-0']],
  ['a document was deleted', published().slice(0, 2), reached(), 'waiting', []],
  ['the newest document was deleted', published().slice(1), reached(), 'waiting', []],
  ['a site that does not say how many it has', published().slice(1), reached({ documents: undefined }), 'live'],
  ['the build is ahead of what the Studio has read', published(), reached({ contentUpdated: at(12) }), 'live'],
  ['a build failed after the change', published(at(20)), reached({}, [21, 'Isi harga.']), 'failed', ['paket-0']],
  ['a build failed after a deletion', published().slice(1), reached({}, [21, 'Isi harga.']), 'failed', []],
  ['a change after the failure: a new build is due', published(at(22)), reached({}, [21, '']), 'waiting', ['paket-0']],
  ['an error that an earlier build left', published(at(5)), reached({}, [9, '']), 'live'],
  ['an error older than the build, something deleted since', published().slice(1), reached({}, [9, '']), 'waiting', []],
  ['a failure, although the site has everything', published(), reached({}, [21, '']), 'live'],
  ['a failure on a server that tells no times', published(at(20)), reached({ madeAt: undefined }, [21, '']), 'failed'],
  ['the checked-in content', published(at(20)), reached({ source: 'fallback', contentUpdated: undefined }), 'example'],
  ['content without a day', published(), reached({ contentUpdated: undefined }), 'waiting'],
  ['no answer', published(at(20)), { build: null, error: null }, 'unreachable'],
];

test.each(table)('the status is found for: %s', (_what, documents, site, state, newer) => {
  const status = compare(documents, site, now);
  expect(status.state).toBe(state);
  if (newer) expect('newer' in status && status.newer.map(({ _id }) => _id)).toEqual(newer);
});

test.each([
  [14, false],
  [15, false],
  [16, true],
])('a wait of %i minutes is overdue: %s', (minutes, isOverdue) => {
  expect(compare(published(at(30 - minutes)), reached(), now)).toMatchObject({ state: 'waiting', isOverdue });
});

describe('the words of the status page', () => {
  test('mention a wait of more than 15 minutes', () => {
    expect(words.describe(compare(published(at(12)), reached(), now)).meaning).toMatch(/lebih dari 15 menit/);
  });

  test('give times in Jakarta', () => {
    expect(words.facts(reached().build)).toEqual([
      ['Terakhir dibangun', '21 Nov 2026, 15.11 WIB'],
      ['Konten terbaru di situs', '21 Nov 2026, 15.10 WIB'],
    ]);
  });

  test('say that the host tells no time', () => {
    expect(words.facts(reached({ madeAt: undefined, contentUpdated: undefined }).build)).toEqual([
      ['Terakhir dibangun', 'tidak diberitahukan oleh penyedia situs'],
    ]);
  });
});
