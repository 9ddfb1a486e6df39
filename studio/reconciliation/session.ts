import { createContext, use, useEffect, useState } from 'react';
import { useClient } from 'sanity';
import type { Prices } from 'site/transaction/order.ts';
import type { Claim, MessageCopy } from './read-messages.ts';
import { claimKey, type Decisions } from './decide.ts';
import type { Matched } from './match-transfers.ts';
import type { Role } from './column-roles.ts';
import type { Credit } from './read-statement.ts';
import type { Institute } from './receipt.ts';

/** The pasted statement and messages, and what a person decided about them. */
interface Session {
  statement: string;
  messages: string;
  decisions: Decisions;
  /** Claims whose answer was opened in WhatsApp. */
  answered: readonly string[];
  /** Endowments for which drafts of distributions exist. */
  drafted: string;
}

export const newSession: Session = { statement: '', messages: '', decisions: {}, answered: [], drafted: '' };
/** Kept in the memory of this tab, so that it survives a visit to another tool of the Studio. */
let kept = newSession;

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

export function useSession() {
  const [session, show] = useState(kept);
  const change = (part: Partial<Session>) => {
    kept = { ...kept, ...part };
    const isEmpty = kept.statement === '' && kept.messages === '';
    globalThis[isEmpty ? 'removeEventListener' : 'addEventListener']('beforeunload', ask);
    show(kept);
  };
  return { session, change };
}

/** Reads local storage, which holds titles of columns and words of our messages, but nothing about people. */
function remembered<Of>(key: string, otherwise: Of): Of {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Of | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}
function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {} // full or blocked: staff choose the columns again next time
}
const [columnsKey, wordsKey] = ['cocokkan-kolom', 'cocokkan-kata'];

export const knownColumns = (): Record<string, readonly Role[]> => remembered(columnsKey, {});
export const rememberColumns = (titles: string, roles: readonly Role[]): void =>
  remember(columnsKey, { ...knownColumns(), [titles]: roles });

/** The words of our messages, newest first, also earlier ones: an old message has the labels of its time. */
function wordsUntilNow(now: readonly MessageCopy[]): MessageCopy[] {
  const all = [...now, ...remembered<MessageCopy[]>(wordsKey, [])].map((copy) => [JSON.stringify(copy), copy] as const);
  const copies = [...new Map(all).values()].slice(0, 40);
  remember(wordsKey, copies);
  return copies;
}

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
  copies: MessageCopy[];
}

const query = `{
  "institute": *[_type == "siteSettings" && _id == "siteSettings"][0].organisationName,
  "words": *[_type == "confirmationPage" && _id == "confirmationPage"][0].whatsapp,
  "transferred": *[_type == "confirmationPage" && _id == "confirmationPage"][0].transferred.message,
  "prices": *[_type == "donationPage" && _id == "donationPage"][0].prices,
  "cities": *[_type == "shippingCity"]{name, ratePerKg}
}`;

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

/** State that all parts of the screen share, and how they change it. */
interface Work {
  session: Session;
  change: (part: Partial<Session>) => void;
  facts: Facts;
  credits: readonly Credit[];
  numbers: ReadonlyMap<Credit, string>;
  decided: Matched;
}

export const WorkContext = createContext({} as Work);

export function useWork() {
  const work = use(WorkContext);
  const decide = (claim: Claim, chosen: string[]) =>
    work.change({ decisions: { ...work.session.decisions, [claimKey(claim)]: chosen } });
  return { ...work, decide };
}
