import { useCallback } from 'react';
import {
  pathToString,
  type SanityDocument,
  useClient,
  useCurrentUser,
  useSource,
  useUserStore,
  validateDocument,
} from 'sanity';
import { titlesOf } from '../fields/titles-of.ts';
import { mushafPayments, payeeChanges, priceChanges, type Surroundings, surroundingsQuery } from './money-changes.ts';
import type { Question } from './publish-question.tsx';
import { transactionsOf } from '../transactions.ts';

interface Verdict {
  problem?: string;
  question?: Question;
}

/** If the request fails, the changes themselves are still shown. */
const noSurroundings: Surroundings = { page: null, city: null };

/** Milliseconds in which somebody who typed may still be in the middle of a sentence. */
const lately = 60_000;

/** Who else has just typed in the draft. Without an answer of the history nobody is asked about. */
function useOthers() {
  const client = useClient({ apiVersion: '2026-10-01' });
  const me = useCurrentUser()?.id;
  const users = useUserStore();
  return useCallback(
    async ({ _id }: SanityDocument): Promise<Question['doubts']> => {
      const found = await transactionsOf(client, _id, 50).catch(() => []);
      const now = Date.now();
      const last = found.find(({ author, timestamp }) => author !== me && now - Date.parse(timestamp) < lately);
      if (!last) return [];
      const name = (await users.getUser(last.author))?.displayName ?? 'Orang lain';
      const seconds = Math.max(1, Math.round((now - Date.parse(last.timestamp)) / 1000));
      const message = `${name} mengetik di sini ${seconds} detik lalu. Kalimatnya yang belum selesai ikut terbit: tunggu, atau tanyakan dulu.`;
      return [{ title: 'Ada yang sedang mengetik', message }];
    },
    [client, me, users],
  );
}

/** Validates `draft` now, compares its account and amounts with the published ones, and looks who else typed. */
export function useVerdict() {
  const workspace = useSource();
  const client = useClient({ apiVersion: '2026-10-01' });
  const othersIn = useOthers();
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
      const doubts = [...(await othersIn(draft)), ...named.filter(({ level }) => level === 'warning')];
      if (payees.length + prices.length + doubts.length === 0) return {};
      const around = await client
        .fetch<Surroundings>(surroundingsQuery, {}, { perspective: 'published' })
        .catch(() => noSurroundings);
      return { question: { doubts, payees, prices, payments: mushafPayments(published, draft, around) } };
    },
    [workspace, client, othersIn],
  );
}
