import { expect, test } from 'vitest';
import { spaceAccount } from '../../src/transaction/space-account.ts';

test.each([
  ['0001234567', '000 123 4567'],
  ['7001234567', '700 123 4567'],
  ['12345678', '1 234 5678'],
  ['123456789012', '12 345 678 9012'],
  ['1234', '1234'],
])('the account number %s is shown as %s', (digits, spaced) => {
  expect(spaceAccount(digits)).toBe(spaced);
  expect(spaceAccount(digits).replaceAll(' ', '')).toBe(digits);
});
