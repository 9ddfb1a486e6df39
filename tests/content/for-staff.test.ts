import { expect, test } from 'vitest';
import { forStaff } from '../../src/content/for-staff.ts';

test.each([
  ['rupiah', 40_000, 'Rp40.000'],
  ['rupiah', 40_000.5, '40000.5 (belum benar)'],
  ['rupiah', -5, '-5 (belum benar)'],
  ['rupiah', '40000', '“40000” (belum benar)'],
  ['rupiah', undefined, 'belum diisi'],
  ['rupiah', { a: [1] }, '{"a":[1]} (belum benar)'],
  ['rupiah', Number.NaN, 'null (belum benar)'],
  ['kg', 0.8, '0,8 kg'],
  ['kg', -1, '-1 (belum benar)'],
  ['count', 1250, '1.250'],
  ['count', 1.5, '1.5 (belum benar)'],
  ['text', 'Bandung', 'Bandung'],
  ['text', '', 'belum diisi'],
  ['text', 7, '7 (belum benar)'],
  ['day', '2026-11-21', '21 Nov 2026'],
  ['day', '2026-13-41', '“2026-13-41” (belum benar)'],
  ['day', 'kemarin', '“kemarin” (belum benar)'],
  ['moment', '2026-11-21T01:00:00Z', '21 Nov 2026, 08.00 WIB'],
  ['moment', true, 'true (belum benar)'],
] as const)('as %s, %j is shown as %s', (kind, value, text) => {
  expect(forStaff(value, kind)).toBe(text);
});
