import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { transferredText, type TransferredCopy } from '../../transaction/transferred-text.ts';
import { whatsappLink } from '../../transaction/whatsapp.ts';
import { AlreadyTransferred } from './already-transferred.tsx';
import { KeepIt } from './keep-it.tsx';
import { PaymentGuide } from './payment-guide.tsx';
import { valuesOf, type Account } from './payment-values.tsx';
import { PrintedFoot } from './printed-foot.tsx';
import { TransactionSummary } from './transaction-summary.tsx';
import { useDetails } from './use-details.ts';

export interface MoreSectionsProps {
  copy: ComponentProps<typeof TransactionSummary>['copy'] &
    ComponentProps<typeof KeepIt>['copy'] & {
      bankAccount: Account;
      print: ComponentProps<typeof PrintedFoot>['copy'];
      guide: ComponentProps<typeof PaymentGuide>['guide'];
      transferred: ComponentProps<typeof AlreadyTransferred>['copy'] & { message: TransferredCopy };
    };
  institute: string;
  phone: string;
  /** International digits. */
  whatsapp: string;
}

/** Everything below the card and its button. It reads the details by itself, which keeps that out of the start. */
export function MoreSections({ copy, whatsapp, ...issuer }: MoreSectionsProps) {
  const known = useDetails();
  const details = known === 'pending' ? null : known;
  const { state } = useLocation();
  const chat = whatsappLink(whatsapp, transferredText(copy.transferred.message, details, copy.whatsapp.types));
  return (
    <>
      <PaymentGuide guide={copy.guide} values={valuesOf(copy.bankAccount, details)} total={details?.total ?? null} />
      {details && <KeepIt copy={copy} details={details} {...issuer} />}
      {details && (
        <TransactionSummary copy={copy} details={details} draft={(state as { draft?: unknown } | null)?.draft} />
      )}
      <AlreadyTransferred copy={copy.transferred} chat={chat} />
      {details && <PrintedFoot copy={copy.print} />}
    </>
  );
}
