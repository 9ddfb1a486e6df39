import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysIn } from '../../src/content/durations.ts';
import { type Days, lastDay, reminderDay } from '../../src/sections/give/last-day.ts';
import { calendarFile } from '../../src/sections/give/reminder.ts';

test.each([
  ['2026-11-23T21:05:00+07:00', 1, '2026-11-25', 'a Monday'],
  ['2026-11-24T00:30:00+07:00', 1, '2026-11-26', 'still Monday in London'],
  ['2026-11-26T09:00:00+07:00', 1, '2026-11-30', 'answered on Friday: nobody is there on Saturday'],
  ['2026-11-27T23:59:00+07:00', 1, '2026-12-01', 'Friday night: answered on Monday'],
  ['2026-11-28T08:00:00+07:00', 2, '2026-12-02', 'a Saturday'],
  ['2026-11-28T00:30:00+07:00', 1, '2026-12-01', 'a Saturday, though still Friday in London'],
  ['2026-12-31T18:00:00+07:00', 3, '2027-01-06', 'over the year'],
])('for a transfer of %s and an answer within %i working days, the reminder is on %s (%s)', (from, days, day) => {
  expect(reminderDay(Date.parse(from), { count: days, working: true })).toBe(day);
});

test.each([
  ['1 hari kerja (contoh)', '2026-11-30'],
  ['3 hari (contoh)', '2026-11-30'],
  ['2 sampai 5 hari', '2026-12-02'],
])('from a Friday evening, %s ends on %s', (duration, day) => {
  expect(lastDay(Date.parse('2026-11-27T21:05:00+07:00'), daysIn(duration) as Days)).toBe(day);
});

test('a duration in months or hours gives no number of days', () =>
  expect(['3 bulan', '24 jam'].map(daysIn)).toEqual([null, null]));

const reminder = {
  day: '2026-11-25',
  title: 'Yayasan Contoh: sudah ada jawaban?',
  text: 'Belum ada? Tanya kami; jangan transfer lagi, ya.\n+62 811',
  url: 'https://contoh.id/contact',
  madeAt: Date.UTC(2026, 10, 23, 14, 5, 7, 123),
};
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('the reminder begins at nine in the morning in Jakarta, with its texts escaped', () => {
  const lines = unfolded(calendarFile(reminder));
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART:20261125T020000Z',
      'DTSTAMP:20261123T140507Z',
      'UID:1795442707123@contoh.id',
      'SUMMARY:Yayasan Contoh: sudah ada jawaban?',
      String.raw`DESCRIPTION:Belum ada? Tanya kami\; jangan transfer lagi\, ya.\n+62 811`,
      'URL:https://contoh.id/contact',
    ]),
  );
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});

test('whatever its text, the file holds it whole, in lines of at most 75 bytes, and no other field changes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const file = calendarFile({ ...reminder, text });
      const lines = file.split('\r\n');
      expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
      const description = unfolded(file).find((line) => line.startsWith('DESCRIPTION:')) ?? '';
      const read = description
        .slice('DESCRIPTION:'.length)
        .replaceAll(/\\(n|[\\;,])/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));
      expect(read).toBe(text.replaceAll('\r\n', '\n'));
      expect(unfolded(file)).toHaveLength(unfolded(calendarFile(reminder)).length);
    }),
    { examples: [['🕌'.repeat(60)]] },
  );
});
