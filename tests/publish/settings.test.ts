import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { datasetOf, readSettings } from '../../src/publish/settings.ts';

const read = (env: NodeJS.ProcessEnv, flags: string[] = []) => readSettings(env, flags);
const sanity = { CONTENT_SOURCE: 'sanity', SANITY_PROJECT_ID: 'a1b2', SANITY_DATASET: 'production' };

test('without any setting the site is built from the checked-in content, for this machine', () => {
  expect(read({ SITE_URL: '', OUT_DIR: '' })).toMatchObject({
    source: 'fallback',
    siteOrigin: 'http://localhost:4173',
    outDir: 'dist',
    port: 4173,
    studioPort: 3333,
    studioOrigin: undefined,
    epoch: undefined,
  });
});

test('--local chooses the local content server beside the Studio, whatever else is set', () => {
  const { source, dataset } = read({ CONTENT_SOURCE: 'fallback', STUDIO_PORT: '4000' }, ['--local']);
  expect([source, dataset?.apiHost]).toEqual(['sanity', 'http://127.0.0.1:4001']);
});

test.each(['abc', '-5', '70000'])('--local reports the port %s in one line', (STUDIO_PORT) => {
  expect(() => read({ STUDIO_PORT }, ['--local'])).toThrow(/^Setting STUDIO_PORT is .*$/);
});

test('an origin is accepted with or without its slash, a time in seconds', () => {
  const { siteOrigin, epoch } = read({ SITE_URL: 'https://situs.id/', SOURCE_DATE_EPOCH: '0' });
  expect([siteOrigin, epoch?.toISOString()]).toEqual(['https://situs.id', '1970-01-01T00:00:00.000Z']);
});

test.each<[name: string, env: NodeJS.ProcessEnv, line: string]>([
  ['an unknown source', { CONTENT_SOURCE: 'contentful' }, 'CONTENT_SOURCE is “contentful”. Write "fallback" or'],
  ['a source without its dataset', { ...sanity, SANITY_DATASET: undefined }, 'SANITY_DATASET is missing.'],
  ['a time before 1970', { SOURCE_DATE_EPOCH: '-1' }, 'SOURCE_DATE_EPOCH'],
  ['a source without its project', { ...sanity, SANITY_PROJECT_ID: '' }, 'SANITY_PROJECT_ID is missing. Write t'],
  ['a project that would be another host', { SANITY_PROJECT_ID: 'a.evil.id/' }, 'SANITY_PROJECT_ID is “a.evil.id/”.'],
  ['a token of two words', { SANITY_READ_TOKEN: 'rahasia sekali' }, 'SANITY_READ_TOKEN is malformed.'],
  ['a time in words', { SOURCE_DATE_EPOCH: 'kemarin' }, 'SOURCE_DATE_EPOCH is “kemarin”. Write whole seconds since'],
  ['a port in words', { PORT: 'http' }, 'PORT is “http”. Write a port from 0 to 65535'],
  ['a site with a path', { SITE_URL: 'https://situs.id/web' }, 'SITE_URL'],
  ['a preview without its Studio', { VITE_PREVIEW: '1' }, 'STUDIO_ORIGIN is missing.'],
  ...['staf.contoh.id', '*', 'https://*.contoh.id', "https://a.id 'self'", "'self'", 'https://a.id/x'].map(
    (origin): [string, NodeJS.ProcessEnv, string] => [
      `“${origin}”, which would let others frame a preview`,
      { VITE_PREVIEW: '1', STUDIO_ORIGIN: origin },
      `STUDIO_ORIGIN is “${origin}”.`,
    ],
  ),
])('%s is reported in one line', (_name, env, line) => {
  expect(() => read(env)).toThrow(line);
});

test('all wrong settings are reported at once, and no secret is repeated', () => {
  const env = { PORT: 'x', SITE_URL: 'y', SANITY_WRITE_TOKEN: 'rahasia sekali' };
  expect(() => read(env)).toThrow(/TOKEN[\s\S]*SITE_URL[\s\S]*PORT/);
  expect(() => read(env)).not.toThrow('rahasia');
});

test('a program that needs a dataset says how to name one', () => {
  expect(() => datasetOf(read({}))).toThrow('Set SANITY_PROJECT_ID and SANITY_DATASET, or use --local.');
});

test('the workflow that releases passes on every setting but those of other programs', () => {
  const source = readFileSync('src/publish/settings.ts', 'utf8');
  const names = Array.from(source.matchAll(/^ {4}([A-Z_]+): /gm), ([, name = '']) => name);
  const others =
    'SANITY_API_HOST SANITY_WRITE_TOKEN SOURCE_DATE_EPOCH OUT_DIR PORT STUDIO_PORT VITE_PREVIEW STUDIO_ORIGIN GITHUB_STEP_SUMMARY';
  const workflow = readFileSync('.github/workflows/deploy.yml', 'utf8');
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !others.split(' ').includes(name) && !workflow.includes(`${name}: `))).toEqual([]);
});
