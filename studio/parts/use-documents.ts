import { useEffect, useState } from 'react';
import { useDocumentStore } from 'sanity';

/** Returns the documents that match `filter`, each under its published id. By default drafts replace published ones. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows its fields
export function useDocuments<Of extends { _id: string }>(
  filter: string,
  fields: string,
  perspective: 'drafts' | 'published' = 'drafts',
) {
  const { listenQuery } = useDocumentStore();
  const [state, setState] = useState<{ documents?: Of[]; problem: string }>({ problem: '' });
  useEffect(() => {
    const reading = listenQuery(`${filter}{${fields}}`, {}, { apiVersion: '2026-10-01', perspective }).subscribe({
      next: (documents: Of[]) => setState({ documents, problem: '' }),
      error: ({ message }: Error) => setState((last) => ({ ...last, problem: message })),
    });
    return () => reading.unsubscribe();
  }, [listenQuery, filter, fields, perspective]);
  return state;
}
