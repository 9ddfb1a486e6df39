import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { documentTypes } from '../../content/document-types.ts';
import type { Dataset } from '../settings.ts';

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

/** Calls back for each published change, and at each connection, because something may have changed before. */
export function watchDataset(place: Dataset, changed: () => void): void {
  const seen = new Set<string>();
  // While the client waits to connect again nothing else keeps the process from ending.
  const awake = setInterval(() => {}, 60_000);
  sanityClient(place)
    .listen(
      publishedQuery,
      { types: documentTypes },
      { includeResult: false, visibility: 'query', events: ['welcome', 'mutation', 'reconnect'] },
    )
    .subscribe({
      next(event) {
        if (event.type === 'reconnect') return console.error('The content server does not answer. Trying again…');
        // One publish is a mutation for each of its documents.
        const id = event.type === 'mutation' ? event.transactionId : '';
        if (id && seen.has(id)) return;
        seen.add(id);
        changed();
      },
      error(error) {
        console.error(
          `The dataset cannot be watched: ${String(error)}. Check project, dataset and token, then start again.`,
        );
        clearInterval(awake);
        process.exitCode = 1;
      },
    });
}
