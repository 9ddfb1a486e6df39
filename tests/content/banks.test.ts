import { expect, test } from 'vitest';
import { accountLength, bankCode } from '../../src/content/banks.ts';
import { pageData } from '../../src/publish/documents/read-content.ts';
import { changed } from '../publish/hostile.ts';

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

test('the build refuses the code of another bank (the Studio: tests/studio/rules.test.ts)', async () => {
  await expect(pageData(changed('bankAccount', 'bank', 'Bank Muamalat'))).rejects.toThrow(
    /bankAccount\.code: kode Bank Muamalat adalah 147/,
  );
});
