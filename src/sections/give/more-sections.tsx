import type { ComponentProps } from 'react';
import type { TransactionDetails } from '../../transaction/transaction-details.ts';
import { AlreadyTransferred } from './already-transferred.tsx';
import { KeepIt } from './keep-it.tsx';
import { PaymentGuide } from './payment-guide.tsx';
import { valuesOf, type Account } from './payment-values.tsx';
import { PrintedFoot } from './printed-foot.tsx';
import { TransactionSummary } from './transaction-summary.tsx';

export interface MoreSectionsProps {
  copy: ComponentProps<typeof TransactionSummary>['copy'] &
    ComponentProps<typeof KeepIt>['copy'] & {
      bankAccount: Account;
      print: ComponentProps<typeof PrintedFoot>['copy'];
      guide: ComponentProps<typeof PaymentGuide>['guide'];
      transferred: ComponentProps<typeof AlreadyTransferred>['copy'];
    };
  /** Null in the prerendered page, which holds for everybody. */
  details: TransactionDetails | null;
  draft: unknown;
  institute: string;
  phone: string;
  /** Chat with the text that tells of a transfer. */
  chat: string;
}

/** Everything below the card and its button. */
export function MoreSections({ copy, details, draft, chat, ...issuer }: MoreSectionsProps) {
  return (
    <>
      <PaymentGuide guide={copy.guide} values={valuesOf(copy.bankAccount, details)} />
      {details && <KeepIt copy={copy} details={details} {...issuer} />}
      {details && <TransactionSummary copy={copy} details={details} draft={draft} />}
      <AlreadyTransferred copy={copy.transferred} chat={chat} />
      {details && <PrintedFoot copy={copy.print} />}
    </>
  );
}
