import { describe, expect, test } from 'vitest';
import { releaseProblems } from '../../src/publish/gates/release-gates.ts';
import type { SanityDocument } from '../../src/publish/documents/sanity-document.ts';
import type { ReleaseSettings } from '../../src/publish/settings.ts';
import { approvalsOf, asStaffMakeIt, releaseEnv, withValue } from './releasable.ts';

const problems = (documents: SanityDocument[], env: ReleaseSettings = releaseEnv) => releaseProblems(documents, env);

const account = (number: string, bank = 'Bank Syariah Indonesia') =>
  withValue('bankAccount', 'bank', bank, withValue('bankAccount', 'number', number));

describe('an impossible account number is refused even when it is approved', () => {
  test.each<[name: string, documents: SanityDocument[], values: object]>([
    ['a digit short', account('700041926'), { right: 10, own: 9 }],
    ['a digit too many', account('70004192633'), { right: 10, own: 11 }],
    ['as long as that of another bank', account('7000419263', 'Bank Mandiri'), { right: 13, own: 10 }],
    ['a bank written another way', account('7000419263', 'bri'), { right: 15 }],
  ])('%s', (_name, documents, values) => {
    expect(problems(documents)).toMatchObject([{ field: 'number', kind: 'length of account', values }]);
  });

  test.each(['7777777777', '1234567890', '9876543210'])('%s, whose digits repeat or count up or down', (number) => {
    expect(problems(account(number))).toMatchObject([{ field: 'number', kind: 'example' }]);
  });

  test('but at an unknown bank any length is accepted', () => {
    expect(problems(account('70004192', 'Bank Kita Sendiri'))).toEqual([]);
    expect(problems(account(''))).toEqual([]);
  });
});

test('what staff add in a year is released once it is approved', () => {
  const documents = asStaffMakeIt();
  expect(problems(documents, { ...releaseEnv, APPROVED_PAYEES: approvalsOf(documents) })).toEqual([]);
});

test('a Quran reader on the origin of the site is refused', () => {
  for (const url of ['https://maknaterang.id/baca', 'https://WWW.maknaterang.id:443/'])
    expect(problems(withValue('quranPage', 'reader.url', url)).map(({ kind }) => kind)).toContain('reader on our site');
});

test('a preset may be any amount, but a text may not contain the same digits', () => {
  const documents = withValue('donationPage', 'form.presets', [412_345_678]);
  expect(problems(documents)).toEqual([]);
  const withNumber = withValue('homePage', 'hero.lead', 'Transfer ke BSI nomor Rp412345678', documents);
  expect(problems(withNumber)).toHaveLength(1);
});
