import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { shown, textOf } from 'site/content/shown.ts';
import type { Prices, TransactionType } from 'site/transaction/order.ts';
import type { Role } from './column-roles.ts';
import type { MessageCopy } from './read-messages.ts';
import type { Institute } from './receipt.ts';

/** Reads local storage, which holds titles of columns and words of our messages, but nothing about people. */
function remembered<Value>(key: string, fallback: Value): Value {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null) ?? fallback;
  } catch {
    return fallback;
  }
}
function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The storage is full or blocked. Staff choose the columns again next time.
  }
}
const [columnsKey, wordsKey] = ['cocokkan-kolom', 'cocokkan-kata'];

export const knownColumns = (): Record<string, readonly Role[]> => remembered(columnsKey, {});
export const rememberColumns = (titles: string, roles: readonly Role[]): void =>
  remember(columnsKey, { ...knownColumns(), [titles]: roles });

/** Returns the words of our messages, today's first. Old messages have the words of earlier times. */
function wordsUntilNow(todays: readonly (MessageCopy | null)[]): MessageCopy[] {
  const byText = [...todays, ...remembered<MessageCopy[]>(wordsKey, [])].flatMap((copy) =>
    copy ? [[JSON.stringify(copy), copy] as const] : [],
  );
  const copies = [...new Map(byText).values()].slice(0, 40);
  remember(wordsKey, copies);
  return copies;
}

/** The answer to the query. A name is unknown, because another program may have stored anything. */
interface Answer {
  institute: unknown;
  words: MessageCopy | null;
  transferred: MessageCopy | null;
  prices: (Omit<Prices, 'weightGrams' | 'cities'> & { weightKg: number }) | null;
  cities: Prices['cities'];
}

export interface Facts {
  institute: Institute;
  prices: Prices;
  copies: MessageCopy[];
}

const unpriced = { unitPrice: { beli: 0, wakaf: 0 }, weightKg: 0, minDonation: 0, maxDonation: 0, maxQuantity: 0 };

const query = `{
  "institute": *[_type == "siteSettings" && _id == "siteSettings"][0].organisationName,
  "words": *[_type == "confirmationPage" && _id == "confirmationPage"][0].whatsapp,
  "transferred": *[_type == "confirmationPage" && _id == "confirmationPage"][0].transferred.message,
  "prices": *[_type == "donationPage" && _id == "donationPage"][0].prices,
  "cities": *[_type == "shippingCity" && string(name) == name && ratePerKg > 0]{name, ratePerKg}
}`;

function factsOf({ institute, words, transferred, prices, cities }: Answer): Facts {
  const nameOf = (type: TransactionType) => textOf(words?.types?.[type]) || type;
  const { weightKg, ...money } = prices ?? unpriced;
  return {
    institute: {
      name: shown(institute, 'text'),
      kinds: { donasi: nameOf('donasi'), beli: nameOf('beli'), wakaf: nameOf('wakaf') },
    },
    prices: { ...money, weightGrams: Math.round(weightKg * 1000), cities },
    copies: wordsUntilNow([words, transferred]),
  };
}

/** Loads the published facts. Until the dataset has answered, it returns neither facts nor an error. */
export function useFacts(): { facts?: Facts; problem?: string } {
  const client = useClient({ apiVersion: '2026-10-01' }).withConfig({ perspective: 'published' });
  const [state, setState] = useState<{ facts?: Facts; problem?: string }>({});
  useEffect(() => {
    const failed = (error: unknown) => setState({ problem: (error as Error).message });
    client.fetch<Answer>(query).then((found) => setState({ facts: factsOf(found) }), failed);
    // oxlint-disable-next-line react/exhaustive-deps -- read once
  }, []);
  return state;
}
