import { useEffect, useState } from 'react';
import { type SanityClient, useClient, useDataset, useUserStore } from 'sanity';
import { applyCities, citiesQuery, type Draft, draftsQuery } from './apply-cities.ts';
import type { City, Comparison } from './compare-cities.ts';

type State = {
  cities: City[] | undefined;
  drafts: Draft[];
  problem: string | undefined;
  done: string | undefined;
  busy: boolean;
};

const nothing: State = { cities: undefined, drafts: [], problem: undefined, done: undefined, busy: false };

const messageOf = (error: unknown) => {
  const text = error instanceof Error ? error.message : String(error);
  return /revision/i.test(text)
    ? 'Sebuah kota diubah orang lain sementara Anda memeriksa. Tidak ada yang berubah; periksa daftar ini sekali lagi.'
    : `Tidak ada yang berubah, karena server menolak: ${text}`;
};

/** The cities of the dataset, and how they become those of a table. */
export function useCities() {
  const client = useClient({ apiVersion: '2026-10-01' }).withConfig({ perspective: 'raw' });
  const authorOf = useAuthors(client);
  const [state, setState] = useState(nothing);
  const read = async () => {
    try {
      const [cities, drafts] = await Promise.all([
        client.fetch<City[]>(citiesQuery),
        client.fetch<Draft[]>(draftsQuery),
      ]);
      setState((last) => ({ ...last, cities, drafts, busy: false }));
      const named = await Promise.all(drafts.map(async (draft) => ({ ...draft, by: await authorOf(draft) })));
      setState((last) => ({ ...last, drafts: named }));
    } catch (error) {
      setState((last) => ({ ...last, problem: messageOf(error), busy: false }));
    }
  };
  const apply = async (comparison: Comparison, unwanted: readonly Draft[]) => {
    setState((last) => ({ ...last, problem: undefined, done: undefined, busy: true }));
    try {
      await applyCities(client, comparison, unwanted);
      setState((last) => ({ ...last, done: `Sudah diterapkan: ${comparison.order.length} kota.` }));
    } catch (error) {
      setState((last) => ({ ...last, problem: messageOf(error) }));
    }
    await read();
  };
  // oxlint-disable-next-line react/exhaustive-deps -- read once; applying reads again
  useEffect(() => void read(), []);
  return { ...state, apply };
}

/** Who changed a draft last; nobody where the plan of Sanity keeps no history. */
function useAuthors(client: SanityClient) {
  const users = useUserStore();
  const dataset = useDataset();
  return async ({ _id }: Draft): Promise<string | undefined> => {
    const uri = `/data/history/${dataset}/transactions/${_id}?excludeContent=true&reverse=true&limit=1`;
    const answer = await client.request<unknown>({ uri, json: false }).catch(() => '');
    const [first = ''] = String(answer).trim().split('\n');
    const author = /"author":"([^"]+)"/.exec(first)?.[1];
    return author && (await users.getUser(author))?.displayName;
  };
}
