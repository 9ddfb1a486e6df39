import { useEffect } from 'react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import { loadCurrent } from '../content/load.ts';
import { BankCard } from '../sections/bank-card.tsx';
import { ConfirmByChat } from '../sections/confirm-by-chat.tsx';
import { NoScriptNotice } from '../sections/no-script-notice.tsx';
import { OopsPage, WithoutState, WithState } from '../sections/oops-page.tsx';
import { PaymentLayout, PendingDetails } from '../sections/payment-layout.tsx';
import { TransactionSummary } from '../sections/transaction-summary.tsx';
import { TransferSteps } from '../sections/transfer-steps.tsx';
import { DocumentHead } from '../ui/document-head.tsx';
import { PlaceholderBand } from '../ui/placeholder-band.tsx';
import { PageHead, Sheet, SheetRow } from '../ui/sheet.tsx';
import { words } from '../words.ts';
import { useDetails } from './use-details.ts';
import { useSite } from './use-site.ts';

export const loader = () => loadCurrent('confirmation');

export function Component() {
  const page = useLoaderData<typeof loader>();
  const { productName, placeholder, contact } = useSite();
  const details = useDetails();
  const { state } = useLocation();
  useFreshAccount();
  const head = { productName, description: page.seo.description, noindex: true };
  if (details === null) {
    return (
      <>
        <DocumentHead {...head} title={words.messages.oops.title} />
        <Sheet>
          <OopsPage mark={page.mark} />
        </Sheet>
      </>
    );
  }
  if (details === 'pending') {
    return (
      <>
        <DocumentHead {...head} title={page.seo.title} />
        <WithState>
          {placeholder && <PlaceholderBand />}
          <Sheet>
            <PageHead title={page.heading} lead={page.lead} />
            <SheetRow id="pembayaran" mark={page.mark} gloss={page.gloss}>
              <PendingDetails text={page.pendingText} />
              <NoScriptNotice text={page.noscript} contact={contact} bankAccount={page.bankAccount} />
            </SheetRow>
          </Sheet>
        </WithState>
        <WithoutState data-scripts="">
          <Sheet>
            <OopsPage mark={page.mark} early />
          </Sheet>
        </WithoutState>
      </>
    );
  }
  return (
    <>
      <DocumentHead {...head} title={page.seo.title} />
      {placeholder && <PlaceholderBand />}
      <Sheet>
        <PageHead title={page.heading} lead={page.lead} />
        <SheetRow id="pembayaran" mark={page.mark} gloss={page.gloss}>
          <PaymentLayout
            payment={
              <>
                <BankCard copy={page} bankAccount={page.bankAccount} details={details} />
                <ConfirmByChat copy={page} contact={contact} details={details} />
              </>
            }
            summary={<TransactionSummary copy={page} details={details} draft={(state as { draft?: unknown }).draft} />}
          />
          <TransferSteps heading={page.stepsHeading} steps={page.steps} />
        </SheetRow>
      </Sheet>
    </>
  );
}

/** Back from the banking app, perhaps after days: asks whether the account is still the one. */
function useFreshAccount() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);
}
