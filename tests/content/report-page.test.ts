import { expect, test } from 'vitest';
import texts from '../../content-fallback/reportPage.json' with { type: 'json' };
import { contract, reportParts } from '../../src/content/report-page.ts';

const entry = (day: string, quantity = 1) => ({ day, kind: 'tpa', place: null, city: 'Kota Depok', quantity });
const pageOf = (days: string[]) => contract.shape.parse({ ...texts, entries: days.map((day) => entry(day)) });
const parts = (days: string[]) => [...reportParts(pageOf(days))].map(([part, { year }]) => [part, year]);

test('each year has a page, even without entries, and one more page holds all years', () => {
  const page = pageOf(['2026-11-21', '2026-01-01', '2024-12-31']);
  expect(page.summary).toEqual({ mushaf: 3, places: 3, last: '2026-11-21', years: [2026, 2025, 2024] });
  const made = reportParts(page);
  expect([...made].map(([part, { year, entries }]) => [part, year, entries.length])).toEqual([
    ['', 2026, 2],
    ['2025', 2025, 0],
    ['2024', 2024, 1],
    ['semua', null, 3],
  ]);
  expect([...made.values()].every(({ hasAll, summary }) => hasAll && summary === page.summary)).toBe(true);
  expect([...made.values()].map(({ seo }) => seo.title)).toEqual(
    ['', ' 2025', ' 2024', ''].map((year) => texts.seo.title + year),
  );
});

test('without entries there is no page, and with a single year no page of all years', () => {
  expect(parts([])).toEqual([]);
  expect(parts(['2026-11-21'])).toEqual([['', 2026]]);
});

test('with more rows than fit a page there is no page of all years', () => {
  const days = (count: number) => Array.from({ length: count }, (_, i) => (i < 200 ? '2026-01-01' : '2025-01-01'));
  expect(parts(days(400)).map(([part]) => part)).toEqual(['', '2025', 'semua']);
  expect(parts(days(401)).map(([part]) => part)).toEqual(['', '2025']);
});

test.each([
  [entry('2026-11-21'), undefined],
  [entry('2009-12-31'), 'tulis hari setelah tahun 2009'],
  [entry('9999-01-01'), 'tulis hari mushaf itu sampai, bukan hari yang belum tiba'],
  [entry('2026-02-30'), 'tulis tanggal sebagai tahun-bulan-hari, misalnya 2024-12-15'],
  [entry('2026-11-21', 0), 'Too small: expected number to be >=1'],
  [{ ...entry('2026-11-21'), kind: 'sekolah' }, 'Invalid option: expected one of "masjid"|"pesantren"|"tpa"|"lain"'],
])('the message for the entry %j is: %s', (given, message) => {
  const { error } = contract.shape.safeParse({ ...texts, entries: [given] });
  expect(error?.issues[0]?.message).toBe(message);
});
