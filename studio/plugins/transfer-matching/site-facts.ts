import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { shown, textOf } from 'site/content/shown.ts';
import type { TransactionType } from 'site/transaction/order.ts';
import type { Institute } from './answers.ts';
import type { MessageCopy } from './messages.ts';

/** The answer to the query. A name is unknown, because another program may have stored anything. */
interface Answer {
  institute: unknown;
  words: MessageCopy | null;
  transferred: MessageCopy | null;
}

export interface SiteFacts {
  institute: Institute;
  /** The words of today's messages. */
  words: MessageCopy[];
}

const query = `{
  "institute": *[_type == "siteSettings" && _id == "siteSettings"][0].organisationName,
  "words": *[_type == "confirmationPage" && _id == "confirmationPage"][0].whatsapp,
  "transferred": *[_type == "confirmationPage" && _id == "confirmationPage"][0].transferred.message
}`;

function factsOf({ institute, words, transferred }: Answer): SiteFacts {
  const nameOf = (type: TransactionType) => textOf(words?.types?.[type]) || type;
  return {
    institute: {
      name: shown(institute, 'text'),
      kinds: { donasi: nameOf('donasi'), beli: nameOf('beli'), wakaf: nameOf('wakaf') },
    },
    words: [words, transferred].flatMap((copy) => copy ?? []),
  };
}

/** Loads the published facts. Until the dataset has answered, it returns neither facts nor an error. */
export function useSiteFacts(): { facts?: SiteFacts; problem?: string } {
  const client = useClient({ apiVersion: '2026-10-01' }).withConfig({ perspective: 'published' });
  const [state, setState] = useState<{ facts?: SiteFacts; problem?: string }>({});
  useEffect(() => {
    const failed = (error: unknown) => setState({ problem: (error as Error).message });
    client.fetch<Answer>(query).then((found) => setState({ facts: factsOf(found) }), failed);
    // oxlint-disable-next-line react/exhaustive-deps -- read once
  }, []);
  return state;
}
