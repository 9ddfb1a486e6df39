import { useLoaderData } from 'react-router-dom';
import { loadPage } from '../content/load.ts';
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

export const loader = () => loadPage('confirmation');

export function Component() {
  const page = useLoaderData<typeof loader>();
  const { productName, placeholder, contact } = useSite();
  const details = useDetails();
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
            summary={<TransactionSummary copy={page} details={details} />}
          />
          <TransferSteps heading={page.stepsHeading} steps={page.steps} />
        </SheetRow>
      </Sheet>
    </>
  );
}
