import { expect, test } from 'vitest';
import { approvedIn } from '../../../src/publish/gates/approved-groups.ts';
import { settingProblems } from '../../../src/publish/gates/release-gates.ts';
import type { ReleaseSettings } from '../../../src/publish/settings.ts';

const print = 'a1'.repeat(32);
const set: ReleaseSettings = { SITE_URL: 'https://maknaterang.id', APPROVED_PAYEES: print };
const problems = (changes: ReleaseSettings) => settingProblems({ ...set, ...changes });

test('only an address that the public can open is accepted as that of the site', () => {
  const good = [
    'https://maknaterang.id/',
    'https://www.makna-terang.co.id:8443',
    'HTTPS://Maknaterang.ID',
    'https://tokocontoh.id',
  ];
  const bad = [
    'http://maknaterang.id',
    ...[
      'localhost',
      'maknaterang',
      '10.0.0.1',
      'situs.test',
      'situs.example',
      'www.contoh.or.id',
      'www.example.co.id',
    ].map((host) => `https://${host}`),
  ];
  const wrong = (url: string) => ({ setting: 'SITE_URL', kind: 'not a public site', values: { url } });
  expect([...good, ...bad].flatMap((SITE_URL) => problems({ SITE_URL }))).toEqual(bad.map(wrong));
});

test('each other missing or malformed setting is reported', () => {
  const nobody = { setting: 'APPROVED_PAYEES', kind: 'missing approvals' };
  expect(settingProblems({})).toEqual([{ setting: 'SITE_URL', kind: 'missing site' }, nobody]);
  expect(problems({ VITE_PREVIEW: '1', APPROVED_PAYEES: ' , ' })).toEqual([
    { setting: 'VITE_PREVIEW', kind: 'preview' },
    nobody,
  ]);
  expect(problems({ APPROVED_PAYEES: `${print}, 7000419263`, APPROVED_PRICES: `29000 ${print}` })).toEqual([
    { setting: 'APPROVED_PAYEES', kind: 'not a fingerprint', values: { entry: '7000419263' } },
    { setting: 'APPROVED_PRICES', kind: 'not a fingerprint', values: { entry: '29000' } },
  ]);
  expect(problems({ APPROVED_HOSTS: 'https://a.id,b.id' })).toEqual([
    { setting: 'APPROVED_HOSTS', kind: 'not a host', values: { entry: 'https://a.id' } },
  ]);
});

test('a fingerprint has 64 hexadecimal digits, that of a picture 40, in upper or lower case', () => {
  const wrong = [print.slice(1), `${print}a`, `${print.slice(1)}g`];
  const { approved, malformed } = approvedIn(`${print.toUpperCase()},\n ${'0'.repeat(40)}  ${wrong.join(',')},`);
  expect(malformed).toEqual(wrong);
  expect([...approved].slice(0, 2)).toEqual([print, '0'.repeat(40)]);
});
