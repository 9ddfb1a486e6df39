import { expect, test } from 'vitest';
import { lapsedPermits } from '../../../src/publish/gates/lapsed-permits.ts';

const page =
  '<span data-permit="Izin A" data-from="2028-01-01T00:00:00+07:00" hidden="">1</span><span data-permit="Tanda B" data-from="2029-01-01T00:00:00+07:00">2</span>';

test.each([
  ['2027-12-31T23:59:59+07:00', []],
  ['2028-01-01T00:00:00+07:00', ['Izin A']],
  ['2029-01-01T00:00:00+07:00', ['Izin A', 'Tanda B']],
])('at %s the nightly check names %s', (moment, permits) =>
  expect(lapsedPermits(page, Date.parse(moment))).toEqual(
    permits.map((permit) => expect.stringContaining(`masa berlaku ${permit} sudah habis`)),
  ),
);
