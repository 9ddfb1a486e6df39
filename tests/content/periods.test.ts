import { describe, expect, test } from 'vitest';
import { beginningOf, dayOf, daysBetween, endOf, isCrowded, permitStateOn } from '../../src/content/periods.ts';

test.each([
  ['0–4 1–3', false],
  ['0–4 1–3 2–5', true],
  ['0–2 0–2 2–4 2–4', false],
  ['0–10 1–2 3–4 5–6', false],
])('of the notices at the hours %s, more than two overlap: %s', (hours, crowded) => {
  const at = (hour?: string) => new Date(Number(hour) * 3_600_000).toISOString();
  const periods = hours.split(' ').map((period) => period.split('–').map(at));
  expect(isCrowded(periods.map(([from = '', until = '']) => ({ from, until })))).toBe(crowded);
});

test('days begin at midnight in Western Indonesia', () => {
  expect(daysBetween('2026-12-01', '2026-12-31')).toBe(30);
  expect(dayOf(Date.parse('2026-12-31T17:00:00Z'))).toBe('2027-01-01');
  expect(dayOf(Date.parse('2026-12-31T16:59:59Z'))).toBe('2026-12-31');
  expect(Date.parse(beginningOf('2027-01-01'))).toBe(Date.parse('2026-12-31T17:00:00Z'));
});

describe('a permit until 31 December 2027', () => {
  test.each([
    ['2027-11-30', 'valid'],
    ['2027-12-01', 'ending'],
    ['2027-12-31', 'ending'],
    ['2028-01-01', 'lapsed'],
  ])('on %s it is %s', (today, standing) => expect(permitStateOn(today, '2027-12-31')).toBe(standing));

  test('it is valid until its last day has passed in Western Indonesia', () =>
    expect(endOf('2027-12-31')).toBe('2028-01-01T00:00:00+07:00'));
});
