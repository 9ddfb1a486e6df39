import { type SanityClient, useClient, useDataset, useUserStore } from 'sanity';
import { applyCities, citiesQuery, type Draft, draftsQuery } from './apply-cities.ts';
import type { City, Comparison } from './compare-cities.ts';
import { useTable } from './use-table.ts';

/** The cities of the dataset, the drafts of some, and how they become those of a table. */
export function useCities() {
  const client = useClient({ apiVersion: '2026-10-01' }).withConfig({ perspective: 'raw' });
  const authorOf = useAuthors(client);
  const { apply: write, ...table } = useTable('Sebuah kota', async () => {
    const [cities, drafts] = await Promise.all([client.fetch<City[]>(citiesQuery), client.fetch<Draft[]>(draftsQuery)]);
    const named = drafts.map(async (draft) => ({ ...draft, by: await authorOf(draft) }));
    return { cities, drafts: await Promise.all(named) };
  });
  const apply = (comparison: Comparison, unwanted: readonly Draft[]) =>
    write(() => applyCities(client, comparison, unwanted), `Sudah diterapkan: ${comparison.order.length} kota.`);
  return { ...table, apply };
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
