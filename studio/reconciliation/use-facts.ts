import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import type { Prices } from '../../src/transaction/order.ts';
import type { MessageCopy } from '../../src/transaction/read-messages.ts';
import type { Institute } from './receipt.ts';
import { wordsUntilNow } from './use-desk.ts';

interface Found {
  institute: string;
  words: MessageCopy & { types: Institute['kinds'] };
  transferred: MessageCopy;
  prices: Omit<Prices, 'weightGrams' | 'cities'> & { weightKg: number };
  cities: Prices['cities'];
}

export interface Facts {
  institute: Institute;
  prices: Prices;
  /** The words that messages are read by. */
  copies: MessageCopy[];
}

const query = `{
  "institute": *[_type == "siteSettings" && _id == "siteSettings"][0].organisationName,
  "words": *[_type == "confirmationPage" && _id == "confirmationPage"][0].whatsapp,
  "transferred": *[_type == "confirmationPage" && _id == "confirmationPage"][0].transferred.message,
  "prices": *[_type == "donationPage" && _id == "donationPage"][0].prices,
  "cities": *[_type == "shippingCity"]{name, ratePerKg}
}`;

/** Reads the published institute, prices and words of messages, once. */
export function useFacts(): { facts?: Facts; problem?: string } {
  const client = useClient({ apiVersion: '2026-10-01' }).withConfig({ perspective: 'published' });
  const [state, setState] = useState<{ facts?: Facts; problem?: string }>({});
  useEffect(() => {
    client.fetch<Found>(query).then(
      ({ institute, words, transferred, prices: { weightKg, ...prices }, cities }) =>
        setState({
          facts: {
            institute: { name: institute, kinds: words.types },
            prices: { ...prices, cities, weightGrams: Math.round(weightKg * 1000) },
            copies: wordsUntilNow([words, transferred]),
          },
        }),
      (error: unknown) => setState({ problem: (error as Error).message }),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- read once
  }, []);
  return state;
}
