import { useCallback } from 'react';
import { pathToString, type SanityDocument, useClient, useCurrentUser, useSource, validateDocument } from 'sanity';
import { titlesOf } from '../fields/titles-of.ts';
import { mushafPayments, payeeChanges, priceChanges, type PageAndCity, pageAndCityQuery } from './money-changes.ts';
import type { Question } from './publish-question.tsx';
import { useLatestTransaction } from '../transactions.ts';

/** The reason why a draft cannot be published, or the question to ask first. Neither if it can be published at once. */
export interface DraftCheck {
  problem?: string;
  question?: Question;
}

/** Used if the request for page and city fails: no payments are shown then, only the changes. */
const noPageAndCity: PageAndCity = { page: null, city: null };

/** Milliseconds after the last key in which a person may still be writing the same sentence. */
const typingPause = 60_000;

function useOtherTypist() {
  const me = useCurrentUser()?.id;
  const latestTransaction = useLatestTransaction();
  return useCallback(
    async ({ _id }: SanityDocument): Promise<Question['doubts']> => {
      const now = Date.now();
      const isRecent = (timestamp: string) => now - Date.parse(timestamp) < typingPause;
      const other = await latestTransaction(_id, ({ author, timestamp }) => author !== me && isRecent(timestamp));
      if (!other) return [];
      const seconds = Math.max(1, Math.round((now - Date.parse(other.timestamp)) / 1000));
      const message = `${other.name ?? 'Orang lain'} mengetik di sini ${seconds} detik lalu. Kalimatnya yang belum selesai ikut terbit: tunggu, atau tanyakan dulu.`;
      return [{ title: 'Ada yang sedang mengetik', message }];
    },
    [me, latestTransaction],
  );
}

/**
 * Returns a function that validates a draft, compares its account and amounts with the published ones, and checks
 * whether somebody else is typing.
 */
export function useDraftCheck() {
  const workspace = useSource();
  const client = useClient({ apiVersion: '2026-10-01' });
  const otherTypistOf = useOtherTypist();
  return useCallback(
    async (published: SanityDocument | null, draft: SanityDocument): Promise<DraftCheck> => {
      const markers = await validateDocument({ document: draft, workspace, environment: 'studio' });
      const markersWithTitles = markers.map(({ level, path, message }) => ({
        level,
        // Without the first title, which is that of the document's type.
        title: titlesOf(workspace.schema, draft._type, pathToString(path)).slice(1).join(' › '),
        message,
      }));
      const problem = markersWithTitles.find(({ level }) => level === 'error');
      if (problem) return { problem: [problem.title, problem.message].filter(Boolean).join(': ') };
      const payees = payeeChanges(draft._type, published, draft);
      const prices = priceChanges(published, draft);
      const doubts = [...(await otherTypistOf(draft)), ...markersWithTitles.filter(({ level }) => level === 'warning')];
      if (payees.length + prices.length + doubts.length === 0) return {};
      const pageAndCity = await client
        .fetch<PageAndCity>(pageAndCityQuery, {}, { perspective: 'published' })
        .catch(() => noPageAndCity);
      return { question: { doubts, payees, prices, payments: mushafPayments(published, draft, pageAndCity) } };
    },
    [workspace, client, otherTypistOf],
  );
}
