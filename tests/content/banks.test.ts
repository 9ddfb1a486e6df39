import { expect, test } from 'vitest';
import { accountLength, bankCode } from '../../src/content/banks.ts';

test.each([
  ['Bank Syariah Indonesia', '451', 10],
  ['PT Bank Syariah Indonesia Tbk', '451', 10],
  ['BSI', '451', 10],
  ['bank  mandiri', '008', 13],
  ['Bank Rakyat Indonesia (Persero)', '002', 15],
  ['Bank Muamalat Indonesia', '147', 10],
  ['BCA', '014', 10],
  ['BCA Syariah', '536', 10],
  ['Mega', '426', undefined],
  ['Bank Contoh Syariah', undefined, undefined],
  ['Mandiri Taspen', undefined, undefined],
  ['BJB Tbk Syariah', undefined, undefined],
])('a bank written “%s” has the code %s and account numbers of %s digits', (bank, code, digits) => {
  expect(bankCode(bank)).toBe(code);
  expect(accountLength(bank)).toBe(digits);
});
