import { useCallback } from 'react';
import { type SanityClient, useClient, useUserStore } from 'sanity';

export interface Transaction {
  id: string;
  author: string;
  timestamp: string;
}

/** Reads the latest transactions of a document, newest first, from Sanity's history API. */
export async function transactionsOf(client: SanityClient, id: string, limit: number): Promise<Transaction[]> {
  const { dataset, token } = client.config();
  const asked = new URLSearchParams({ excludeContent: 'true', reverse: 'true', limit: String(limit) });
  const answer = await fetch(client.getUrl(`/data/history/${dataset}/transactions/${id}?${asked}`), {
    credentials: 'include',
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const lines = (await answer.text()).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Transaction);
}

/** Returns a function that finds the latest transaction that `isWanted`, with its author's name, if there is one. */
export function useLatestTransaction() {
  const client = useClient({ apiVersion: '2026-10-01' });
  const users = useUserStore();
  return useCallback(
    async (id: string, isWanted: (transaction: Transaction) => boolean = () => true) => {
      const latest = (await transactionsOf(client, id, 50).catch(() => [])).find(isWanted);
      return latest && { ...latest, name: (await users.getUser(latest.author))?.displayName };
    },
    [client, users],
  );
}
