import { expect, test } from 'vitest';
import { fallbackDocuments } from '../../../src/publish/documents/documents.ts';
import { approvedIn } from '../../../src/publish/gates/hold-back.ts';
import { releaseProblems, settingProblems } from '../../../src/publish/gates/release-gates.ts';
import real from '../real-values.json' with { type: 'json' };
import { releasable, releaseEnv, withValue } from '../releasable.ts';

const problems = (id: string, path: string, value: unknown, from = releasable) =>
  releaseProblems(withValue(id, path, value, from), releaseEnv).map(({ field, kind }) => `${field} ${kind}`);

test('content that everybody approved passes', () => {
  expect(releaseProblems(releasable, releaseEnv)).toEqual([]);
});

test.each([
  ['700041926', 'Bank Syariah Indonesia', 'length of account'],
  ['70004192633', 'Bank Syariah Indonesia', 'length of account'],
  ['7000419263', 'Bank Mandiri', 'length of account'],
  ['7000419263', 'bri', 'length of account'],
  ['7777777777', 'Bank Syariah Indonesia', 'filler'],
  ['1234567890', 'Bank Kita Sendiri', 'filler'],
  ['9876543210', 'Bank Kita Sendiri', 'filler'],
  ['0001234567', 'Bank Kita Sendiri', 'filler'],
])('the account %s at %s is refused, even when it is approved', (number, bank, kind) => {
  const documents = withValue('bankAccount', 'bank', bank);
  expect(problems('bankAccount', 'number', number, documents)).toEqual([`number ${kind}`]);
});

test('at an unknown bank any length is accepted', () => {
  expect(problems('bankAccount', 'number', '70004192', withValue('bankAccount', 'bank', 'Bank Kita'))).toEqual([]);
});

test('a document that is marked as an example is refused, and every example of the fallback is marked', async () => {
  expect(problems('paket-pro', 'placeholder', true)).toEqual(['placeholder marked as example']);
  expect(problems('paket-pro', 'placeholder', 'true')).toEqual([]);
  const examples = Object.keys(real).filter((key) => !key.includes('placeholder'));
  const unmarked = (await fallbackDocuments()).filter(
    (document) => document.placeholder !== true && examples.some((text) => JSON.stringify(document).includes(text)),
  );
  expect(unmarked.map(({ _id }) => _id)).toEqual([]);
});

test.each(['https://maknaterang.id/baca', 'https://WWW.maknaterang.id:443/', 'http://localhost:4174/'])(
  'a reader at %s is refused',
  (url) => expect(problems('quranPage', 'reader.url', url)).toEqual(['reader.url reader address']),
);

const print = 'a1'.repeat(32);

test('only an address that the public can open is accepted as that of the site', () => {
  const kinds = (SITE_URL: string) => settingProblems({ SITE_URL }).map(({ kind }) => kind);
  for (const url of ['https://maknaterang.id/', 'https://www.makna-terang.co.id:8443', 'https://tokocontoh.id'])
    expect(kinds(url)).toEqual([]);
  for (const url of ['http://maknaterang.id', ...closed.map((host) => `https://${host}`)])
    expect(kinds(url), url).toEqual(['not a public site']);
});
const closed = 'localhost maknaterang 10.0.0.1 situs.test situs.example www.contoh.or.id www.example.co.id'.split(' ');

test('each missing or malformed setting is reported', () => {
  expect(settingProblems({})).toEqual([{ setting: 'SITE_URL', kind: 'missing site' }]);
  expect(settingProblems({ ...releaseEnv, VITE_PREVIEW: '1', APPROVED_PAYEES: `${print}, 7000419263` })).toEqual([
    { setting: 'VITE_PREVIEW', kind: 'preview' },
    { setting: 'APPROVED_PAYEES', kind: 'not a fingerprint', values: { entry: '7000419263' } },
  ]);
});

test('a fingerprint has 64 hexadecimal digits, in upper or lower case', () => {
  const wrong = [print.slice(1), `${print}a`, `${print.slice(1)}g`];
  const { approved, malformed } = approvedIn(`${print.toUpperCase()},\n ${'0'.repeat(64)}  ${wrong.join(',')},`);
  expect([malformed, [...approved].slice(0, 2)]).toEqual([wrong, [print, '0'.repeat(64)]]);
});
