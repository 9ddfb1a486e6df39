import { useMemo } from 'react';
import { textOf } from 'site/content/stored-value.ts';
import type { TransactionType } from 'site/transaction/order.ts';
import { useDocuments } from 'studio-parts/use-documents.ts';
import type { Organisation } from './answers.ts';
import type { MessageCopy } from './our-form.ts';

export interface SiteFacts {
  organisation: Organisation;
  /** The words of today's messages. */
  copies: MessageCopy[];
}

/** What the query finds. A name is unknown, because another program may have stored anything. */
interface Stored {
  _id: string;
  organisationName: unknown;
  whatsapp: MessageCopy | null;
  transferred: MessageCopy | null;
}

/** Loads the published facts. Until the dataset has answered, there are neither facts nor a problem. */
export function useSiteFacts(): { facts?: SiteFacts | undefined; problem: string } {
  const { documents, problem } = useDocuments<Stored>(
    '*[_id in ["siteSettings", "confirmationPage"]]',
    '_id, organisationName, whatsapp, "transferred": transferred.message',
    'published',
  );
  const facts = useMemo(() => documents && siteFactsOf(documents), [documents]);
  return { facts, problem };
}

function siteFactsOf(documents: readonly Stored[]): SiteFacts {
  const settings = documents.find(({ _id }) => _id === 'siteSettings');
  const page = documents.find(({ _id }) => _id === 'confirmationPage');
  const nameOfType = (type: TransactionType) => textOf(page?.whatsapp?.types?.[type]) || type;
  return {
    organisation: {
      name: textOf(settings?.organisationName),
      types: { donasi: nameOfType('donasi'), beli: nameOfType('beli'), wakaf: nameOfType('wakaf') },
    },
    copies: [page?.whatsapp, page?.transferred].flatMap((copy) => copy ?? []),
  };
}
