import { expect, test } from 'vitest';
import { daysBetween, readMoment } from '../../src/transaction/read-moment.ts';

test.each([
  ['23/11/2026', '2026-11-23', null],
  ['23-11-26', '2026-11-23', null],
  ['2026-11-23 14:05:33', '2026-11-23', '14.05'],
  ['23 Nov 2026 9.05', '2026-11-23', '09.05'],
  ['23-Nov-26', '2026-11-23', null],
  ['Senin, 3 Agustus 2026 pukul 14.05 WIB', '2026-08-03', '14.05'],
  ['17 Ags 2026', '2026-08-17', null],
  ['Rp330.409, 1 Mei 2026', '2026-05-01', null],
  ['23/11/26, 12:05 AM', '2026-11-23', '00.05'],
  ['23/11/26 11.59 pm', '2026-11-23', '23.59'],
  ['23/11/26 14.05 atas nama Ali', '2026-11-23', '14.05'],
  ['23/11/26 25.05', '2026-11-23', null],
])('“%s” is read as the day %s and the hour %s', (text, day, hour) => {
  expect(readMoment(text)).toEqual({ day, hour });
});

test.each(['31/11/2026', '2026-13-01', '23/11', '1/1/1970', '99 Foo 2026', 'Senin', '', '1.250.409'])(
  '%s is not a day',
  (text) => {
    expect(readMoment(text)).toBeNull();
  },
);

test('an American export begins with the month', () => {
  expect(readMoment('11/23/26', { monthFirst: true })?.day).toBe('2026-11-23');
  expect(readMoment('2026-11-23', { monthFirst: true })?.day).toBe('2026-11-23');
});

test('days are counted across the end of a month', () => {
  expect(daysBetween('2026-11-29', '2026-12-02')).toBe(3);
  expect(daysBetween('2026-12-02', '2026-11-29')).toBe(-3);
});
