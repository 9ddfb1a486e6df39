import { expect, test } from 'vitest';
import { sanityClient } from '../../../src/publish/documents/sanity-documents.ts';

const place = { projectId: 'contoh', dataset: 'production' };

test('the client asks for published documents, and never the CDN, which may serve an old price for a minute', () => {
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
