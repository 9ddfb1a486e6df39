import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { applyCities, citiesQuery } from './apply-cities.ts';
import type { City, Comparison } from './compare-cities.ts';

type State = { cities: City[] | undefined; problem: string | undefined; done: string | undefined; busy: boolean };

const nothing: State = { cities: undefined, problem: undefined, done: undefined, busy: false };

const messageOf = (error: unknown) => {
  const text = error instanceof Error ? error.message : String(error);
  return /revision/i.test(text)
    ? 'Sebuah kota diubah orang lain sementara Anda memeriksa. Tidak ada yang berubah; periksa daftar ini sekali lagi.'
    : `Tidak ada yang berubah, karena server menolak: ${text}`;
};

/** The cities of the dataset, and how they become those of a table. */
export function useCities() {
  const client = useClient({ apiVersion: '2026-10-01' }).withConfig({ perspective: 'raw' });
  const [state, setState] = useState(nothing);
  const read = async () => {
    try {
      const cities = await client.fetch<City[]>(citiesQuery);
      setState((last) => ({ ...last, cities, busy: false }));
    } catch (error) {
      setState((last) => ({ ...last, problem: messageOf(error), busy: false }));
    }
  };
  const apply = async (comparison: Comparison) => {
    setState((last) => ({ ...last, problem: undefined, done: undefined, busy: true }));
    try {
      await applyCities(client, comparison);
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
