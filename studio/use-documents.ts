import { useEffect, useState } from 'react';
import { useClient } from 'sanity';

/**
 * Returns the documents that match `filter`, each under its published id. By default drafts replace published ones.
 * They are read when the connection is made, and again after each change.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows its fields
export function useDocuments<Of extends { _id: string }>(
  filter: string,
  fields: string,
  perspective: 'drafts' | 'published' = 'drafts',
) {
  const client = useClient({ apiVersion: '2026-10-01' });
  const [state, setState] = useState<{ documents?: Of[]; problem: string }>({ problem: '' });
  useEffect(() => {
    const fresh = client.withConfig({ useCdn: false, perspective });
    const fail = ({ message }: Error) => setState((last) => ({ ...last, problem: message }));
    let reading = 0;
    const read = () => {
      const thisReading = ++reading;
      fresh.fetch<Of[]>(`${filter}{${fields}}`).then(
        (documents) => thisReading === reading && setState({ documents, problem: '' }),
        (error: Error) => thisReading === reading && fail(error),
      );
    };
    const includeAllVersions = perspective === 'drafts';
    const changes = fresh
      .listen(filter, {}, { includeAllVersions, visibility: 'query', events: ['welcome', 'mutation'] })
      .subscribe({ next: read, error: fail });
    return () => {
      reading += 1;
      changes.unsubscribe();
    };
  }, [client, filter, fields, perspective]);
  return state;
}
