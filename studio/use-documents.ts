import { useEffect, useState } from 'react';
import { getPublishedId, isDraftId, isVersionId, useClient } from 'sanity';

interface Document {
  _id: string;
}

/** Replaces documents by their drafts. A version of a release is no content yet. */
function currentOf<Of extends Document>(documents: Of[]): Of[] {
  const drafts = documents.filter(({ _id }) => isDraftId(_id));
  const current = new Map(
    [...documents.filter(({ _id }) => !isVersionId(_id)), ...drafts].map((document) => [
      getPublishedId(document._id),
      document,
    ]),
  );
  return Array.from(current, ([_id, document]) => ({ ...document, _id }));
}

/** Documents that match `filter`, drafts first. Reads when the connection is made and after each change. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows its fields
export function useDocuments<Of extends Document>(filter: string, fields: string) {
  const client = useClient({ apiVersion: '2026-10-01' });
  const [state, setState] = useState<{ documents?: Of[]; problem: string }>({ problem: '' });
  useEffect(() => {
    const raw = client.withConfig({ useCdn: false, perspective: 'raw' });
    const fail = ({ message }: Error) => setState((last) => ({ ...last, problem: message }));
    let reading = 0;
    const read = () => {
      const turn = ++reading;
      raw.fetch<Of[]>(`${filter}{${fields}}`).then(
        (found) => turn === reading && setState({ documents: currentOf(found), problem: '' }),
        (error: Error) => turn === reading && fail(error),
      );
    };
    const changes = raw
      .listen(
        filter,
        {},
        { includeResult: false, includeAllVersions: true, visibility: 'query', events: ['welcome', 'mutation'] },
      )
      .subscribe({ next: read, error: fail });
    return () => {
      reading += 1;
      changes.unsubscribe();
    };
  }, [client, filter, fields]);
  return state;
}
