import { useCallback } from 'react';
import { type SanityDocument, useSource, validateDocument } from 'sanity';

/** Asks the form's rules about a document, now: the first problem that forbids publishing, or nothing. */
export function useVerdict(): (document: SanityDocument) => Promise<string | undefined> {
  const workspace = useSource();
  return useCallback(
    async (document) => {
      const markers = await validateDocument({ document, workspace, environment: 'studio' });
      return markers.find(({ level }) => level === 'error')?.message;
    },
    [workspace],
  );
}
