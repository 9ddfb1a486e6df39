import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import type { Dataset } from '../settings.ts';

/** Everything published of the types in `$types`. */
export const publishedQuery = '*[_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]';

/** A client of this dataset. It sees published documents, never the CDN's old ones. */
export function sanityClient(place: Dataset, options: ClientConfig = {}): SanityClient {
  const { projectId, dataset, apiHost, readToken } = place;
  return createClient({
    projectId,
    dataset,
    apiVersion: '2026-10-01',
    useCdn: false,
    perspective: 'published',
    stega: false,
    timeout: 20_000,
    requestTagPrefix: 'web.build',
    ...(readToken ? { token: readToken } : {}),
    ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
    ...options,
  });
}
