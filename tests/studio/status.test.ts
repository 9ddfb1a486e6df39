import { describe, expect, test } from 'vitest';
import { compare, type Build, type Published, type Site, type Status } from '../../studio/status/compare.ts';
import { progressOf } from '../../studio/desk/live-line.tsx';
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

const reached = (
  build: Partial<Build> = {},
  error: readonly [minute: number, message: string] | null = null,
): Site => ({
  reached: true,
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
  ['no answer', published(at(20)), { reached: false }, 'unreachable'],
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
    expect(words.facts(reached())).toEqual([
      ['Terakhir dibangun', '21 Nov 2026, 15.11 WIB'],
      ['Konten terbaru di situs', '21 Nov 2026, 15.10 WIB'],
    ]);
  });

  test('say that the host tells no time', () => {
    expect(words.facts(reached({ madeAt: undefined, contentUpdated: undefined }))).toEqual([
      ['Terakhir dibangun', 'tidak diberitahukan oleh penyedia situs'],
    ]);
  });
});

describe('the line above a form', () => {
  const asked = { _id: 'bankAccount', _type: 'bankAccount', _updatedAt: at(20) };
  const built = reached({ contentUpdated: at(20), madeAt: at(22) });
  test.each([
    ['a site that cannot be reached', { reached: false }, {}, []],
    ['a site of example content', reached({ source: 'fallback' }), {}, []],
    ['a document not built yet', reached(), {}, ['Menunggu situs dibangun', 'Persetujuan Bu Ani', 'Tayang']],
    ['a document without approval', reached(), { _type: 'plan' }, ['Menunggu situs dibangun', 'Tayang']],
    ['a document on the site', built, {}, ['Tayang, situs dibangun 21 Nov 2026, 15.22 WIB']],
    ['a hidden document', built, { visible: false }, ['Tidak tampil di situs']],
    ['a coming notice', built, { from: '2027-03-09T01:00:00Z' }, ['Tampil mulai 9 Mar 2027, 08.00 WIB']],
    ['a past notice', built, { until: '2026-11-20T01:00:00Z' }, ['Sudah berakhir 20 Nov 2026, 08.00 WIB']],
  ] as const)('shows the steps of: %s', (_, site, other, steps) => {
    const { steps: shown } = progressOf({ ...asked, ...other }, { site, checkedAt: now }, 'Bu Ani');
    expect(shown).toEqual(['Diterbitkan 21 Nov 2026, 15.20 WIB', ...steps]);
  });

  test.each([
    ['a build that failed after the publication', [21, ''], 30, 'critical', 'Status situs'],
    ['a build that failed before, which is over', [19, ''], 30, 'caution', 'tayang setelah disetujui'],
    ['a wait of more than a quarter of an hour', null, 36, 'critical', 'lebih dari 15 menit'],
  ] as const)('has the tone and words of %s', (_what, error, minute, tone, sentence) => {
    const found = { site: reached({}, error), checkedAt: new Date(at(minute)) };
    const { tone: shown, note } = progressOf(asked, found, 'Bu Ani');
    expect(shown).toBe(tone);
    expect(note).toContain(sentence);
  });
});
