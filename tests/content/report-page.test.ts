import { expect, test } from 'vitest';
import texts from '../../content-fallback/reportPage.json' with { type: 'json' };
import { reportPage } from '../../src/content/report-page.ts';

const entry = (day: string, quantity = 1) => ({ day, kind: 'tpa', place: null, city: 'Kota Depok', quantity });
test.each([
  [entry('2026-11-21'), undefined],
  [entry('2009-12-31'), 'tulis hari setelah tahun 2009'],
  [entry('9999-01-01'), 'tulis hari mushaf itu sampai, bukan hari yang belum tiba'],
  [entry('2026-02-30'), 'tulis tanggal sebagai tahun-bulan-hari, misalnya 2024-12-15'],
  [entry('2026-11-21', 0), 'Too small: expected number to be >=1'],
  [{ ...entry('2026-11-21'), kind: 'sekolah' }, 'Invalid option: expected one of "masjid"|"pesantren"|"tpa"|"lain"'],
])('the message for the entry %j is: %s', (given, message) => {
  const { error } = reportPage.safeParse({ ...texts, entries: [given] });
  expect(error?.issues[0]?.message).toBe(message);
});
