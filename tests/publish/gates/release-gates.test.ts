import { expect, test } from 'vitest';
import { fallbackDocuments } from '../../../src/publish/documents/documents.ts';
import { releaseProblems, settingProblems } from '../../../src/publish/gates/release-gates.ts';
import real from '../real-values.json' with { type: 'json' };
import { releasable, releaseEnv, withValue } from '../releasable.ts';

const problems = (id: string, path: string, value: unknown, from = releasable) =>
  releaseProblems(withValue(id, path, value, from), releaseEnv).map(({ field, kind }) => `${field} ${kind}`);

test.each([
  ['700041926', 'Bank Syariah Indonesia', 'length of account'],
  ['7000419263', 'bri', 'length of account'],
  ['7777777777', 'Bank Syariah Indonesia', 'filler'],
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

test('only an address that the public can open is accepted as that of the site', () => {
  const kinds = (SITE_URL: string) => settingProblems({ SITE_URL }).map(({ kind }) => kind);
  for (const url of ['https://maknaterang.id/', 'https://www.makna-terang.co.id:8443', 'https://tokocontoh.id'])
    expect(kinds(url)).toEqual([]);
  for (const url of ['http://maknaterang.id', ...closed.map((host) => `https://${host}`)])
    expect(kinds(url), url).toEqual(['not a public site']);
});
const closed = 'localhost maknaterang 10.0.0.1 situs.test situs.example www.contoh.or.id www.example.co.id'.split(' ');

test('a missing site, a preview and whatever is no fingerprint of 64 hexadecimal digits are reported', () => {
  const print = 'a1'.repeat(32);
  expect(settingProblems({})).toEqual([{ setting: 'SITE_URL', kind: 'missing site' }]);
  const [preview, ...others] = settingProblems({
    ...releaseEnv,
    VITE_PREVIEW: '1',
    APPROVED_PAYEES: `${print.toUpperCase()},\n ${'0'.repeat(64)}  ${print}a, ${print.slice(1)}g`,
  });
  expect(preview).toEqual({ setting: 'VITE_PREVIEW', kind: 'preview' });
  expect(others.map(({ values }) => values)).toEqual([{ entry: `${print}a` }, { entry: `${print.slice(1)}g` }]);
});
