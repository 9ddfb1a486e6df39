import { useMemo } from 'react';
import { textOf } from 'site/content/stored-value.ts';
import type { TransactionType } from 'site/transaction/order.ts';
import { useDocuments } from 'studio-parts/use-documents.ts';
import type { Institute } from './answers.ts';
import type { MessageCopy } from './our-form.ts';

export interface SiteFacts {
  institute: Institute;
  /** The words of today's messages. */
  words: MessageCopy[];
}

/** What the query finds. A name is unknown, because another program may have stored anything. */
interface Stored {
  _id: string;
  organisationName: unknown;
  words: MessageCopy | null;
  transferred: MessageCopy | null;
}

/** Loads the published facts. Until the dataset has answered, there are neither facts nor a problem. */
export function useSiteFacts(): { facts?: SiteFacts | undefined; problem: string } {
  const { documents, problem } = useDocuments<Stored>(
    '*[_id in ["siteSettings", "confirmationPage"]]',
    '_id, organisationName, "words": whatsapp, "transferred": transferred.message',
    'published',
  );
  const facts = useMemo(() => documents && siteFactsOf(documents), [documents]);
  return { facts, problem };
}

function siteFactsOf(documents: readonly Stored[]): SiteFacts {
  const settings = documents.find(({ _id }) => _id === 'siteSettings');
  const page = documents.find(({ _id }) => _id === 'confirmationPage');
  const nameOf = (type: TransactionType) => textOf(page?.words?.types?.[type]) || type;
  return {
    institute: {
      name: textOf(settings?.organisationName),
      types: { donasi: nameOf('donasi'), beli: nameOf('beli'), wakaf: nameOf('wakaf') },
    },
    words: [page?.words, page?.transferred].flatMap((copy) => copy ?? []),
  };
}
