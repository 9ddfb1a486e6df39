import { expect, test } from 'vitest';
import { permitWarnings } from '../../studio/status/lists.tsx';

test.each([
  ['2027-11-30', []],
  ['2027-12-01', [/PUB\) berlaku sampai 31 Des 2027/]],
  ['2028-01-01', [/PUB\) habis 31 Des 2027/]],
])('on %s the Studio warns of a permit until 31 December 2027 with %j', (today, warnings) =>
  expect(permitWarnings({ permit: '2027-12-31', tashih: null }, today)).toEqual(
    warnings.map((text) => expect.stringMatching(text)),
  ),
);
