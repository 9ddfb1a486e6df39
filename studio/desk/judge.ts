import { useCallback } from 'react';
import { pathToString, type SanityDocument, useClient, useSource, validateDocument } from 'sanity';
import { titlesOf } from '../fields/titles-of.ts';
import { mushafPayments, payeeChanges, priceChanges, type Surroundings, surroundingsQuery } from './money-changes.ts';
import type { Question } from './publish-question.tsx';

interface Verdict {
  problem?: string;
  question?: Question;
}

/** If the request fails, the changes themselves are still shown. */
const noSurroundings: Surroundings = { page: null, city: null };

/** Validates `draft` now, and compares its account and amounts with the published ones. */
export function useVerdict() {
  const workspace = useSource();
  const client = useClient({ apiVersion: '2026-10-01' });
  return useCallback(
    async (published: SanityDocument | null, draft: SanityDocument): Promise<Verdict> => {
      const markers = await validateDocument({ document: draft, workspace, environment: 'studio' });
      const named = markers.map(({ level, path, message }) => ({
        level,
        title: titlesOf(workspace.schema, draft._type, pathToString(path)).slice(1).join(' › '),
        message,
      }));
      const problem = named.find(({ level }) => level === 'error');
      if (problem) return { problem: [problem.title, problem.message].filter(Boolean).join(': ') };
      const payees = payeeChanges(draft._type, published, draft);
      const prices = priceChanges(published, draft);
      const doubts = named.filter(({ level }) => level === 'warning');
      if (payees.length + prices.length + doubts.length === 0) return {};
      const around = await client
        .fetch<Surroundings>(surroundingsQuery, {}, { perspective: 'published' })
        .catch(() => noSurroundings);
      return { question: { doubts, payees, prices, payments: mushafPayments(published, draft, around) } };
    },
    [workspace, client],
  );
}
