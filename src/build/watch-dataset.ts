import { documentTypes } from '../content/document-types.ts';
import { sanityClient } from './sanity-client.ts';

/** Calls back once for each published change of the dataset, until the process ends. */
export function watchDataset(env: NodeJS.ProcessEnv, changed: () => void): void {
  const query = '*[_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]';
  const seen = new Set<string>();
  sanityClient(env, { useCdn: false })
    .listen(query, { types: documentTypes }, { includeResult: false, visibility: 'query', events: ['mutation'] })
    .subscribe({
      next({ transactionId }) {
        // One publish is a mutation for each of its documents.
        if (seen.has(transactionId)) return;
        seen.add(transactionId);
        changed();
      },
      error: (error) => console.error(`The dataset is no longer watched: ${String(error)}. Start again.`),
    });
}
