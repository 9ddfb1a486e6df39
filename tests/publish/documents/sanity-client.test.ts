import { expect, test } from 'vitest';
import { sanityClient } from '../../../src/publish/documents/sanity-client.ts';

const place = { projectId: 'contoh', dataset: 'production' };

test('it asks for published documents, and never the CDN, which may have an old price for a minute', () => {
  const { useCdn, perspective, stega, apiVersion, timeout, token, requestTagPrefix, url } =
    sanityClient(place).config();
  expect({ useCdn, perspective, stega: stega.enabled, apiVersion, timeout, token, requestTagPrefix, url }).toEqual({
    useCdn: false,
    perspective: 'published',
    stega: false,
    apiVersion: '2026-10-01',
    timeout: 20_000,
    token: undefined,
    requestTagPrefix: 'web.build',
    url: 'https://contoh.api.sanity.io/v2026-10-01',
  });
});

test('a token and an API at one address are taken when they are given; an option goes before all', () => {
  const local = { ...place, apiHost: 'http://127.0.0.1:3900', readToken: 'kunci' };
  const { url, token, timeout } = sanityClient(local, { timeout: 5 }).config();
  expect({ url, token, timeout }).toEqual({ url: 'http://127.0.0.1:3900/v2026-10-01', token: 'kunci', timeout: 5 });
});
