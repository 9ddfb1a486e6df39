import { expect, test } from 'vitest';
import { accountLength, bankCode } from '../../src/content/banks.ts';
import { pageData } from '../../src/publish/documents/page-data.ts';
import { changed } from '../publish/hostile.ts';

/** A wrong code or length here would refuse a correct account. */
test.each<[names: string, code: string, digits: number | undefined]>([
  ['BRI, Rakyat Indonesia', '002', 15],
  ['Mandiri', '008', 13],
  ['BNI, Negara Indonesia', '009', 10],
  ['Danamon, Danamon Indonesia', '011', undefined],
  ['Permata', '013', undefined],
  ['BCA, Central Asia', '014', 10],
  ['Maybank, Maybank Indonesia', '016', undefined],
  ['Panin', '019', undefined],
  ['CIMB Niaga', '022', undefined],
  ['OCBC, OCBC NISP, OCBC Indonesia', '028', undefined],
  ['BJB', '110', undefined],
  ['DKI', '111', undefined],
  ['Muamalat, Muamalat Indonesia', '147', 10],
  ['BTN, Tabungan Negara', '200', 16],
  ['BJB Syariah', '425', undefined],
  ['Mega', '426', undefined],
  ['BSI, Syariah Indonesia', '451', 10],
  ['Mega Syariah', '506', 10],
  ['Panin Dubai Syariah', '517', undefined],
  ['BCA Syariah', '536', 10],
  ['BTPN Syariah', '547', undefined],
])('every name of %s has code %s, and %s digits', (names, code, digits) => {
  for (const name of names.split(', '))
    for (const bank of [name, `Bank ${name}`, `PT ${name}`, ` PT Bank ${name}, Tbk. `, `Bank ${name} Persero Tbk`])
      expect([bank, bankCode(bank), accountLength(bank)]).toEqual([bank, code, digits]);
});

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
])('%s: code %s, %s digits', (bank, code, digits) => {
  expect(bankCode(bank)).toBe(code);
  expect(accountLength(bank)).toBe(digits);
});

test('the build refuses a code that is not that of a known bank; the Studio does too (tests/studio/rules.test.ts)', async () => {
  await expect(pageData(changed('bankAccount', 'bank', 'Bank Muamalat'))).rejects.toThrow(
    /bankAccount\.code: kode Bank Muamalat adalah 147/,
  );
});
