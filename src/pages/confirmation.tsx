import { useEffect, useRef, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { currentPrices, loadCurrent } from '../content/load.ts';
import { AccountNotice, CheckNotice } from '../sections/give/check-notice.tsx';
import { BankCard } from '../sections/give/bank-card.tsx';
import { ConfirmByChat } from '../sections/give/confirm-by-chat.tsx';
import { LateChat, LateSections } from '../sections/give/late-sections.tsx';
import { NoScriptNotice } from '../sections/give/no-script-notice.tsx';
import { OopsPage, WithoutState, WithState } from '../sections/give/oops-page.tsx';
import { Beside, Columns, PaymentRow, PendingDetails } from '../sections/give/payment-layout.tsx';
import { TransferAdvice, TransferSteps } from '../sections/give/transfer-steps.tsx';
import { useDetails, usePriceCheck } from '../sections/give/use-transfer.ts';
import type { TransactionDetails } from '../transaction/transaction-details.ts';
import { transferredText } from '../transaction/confirmation-text.ts';
import { whatsappLink } from '../transaction/whatsapp.ts';
import { DocumentHead } from '../ui/document-head.tsx';
import { PlaceholderBand } from '../ui/placeholder-band.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast.ts';
import { paymentWords } from '../payment-words.ts';
import { useSite } from './page.tsx';

export const loader = () => loadCurrent('confirmation');

export function Component() {
  const { content: page, checked } = useLoaderData<typeof loader>();
  const { productName, organisationName, placeholder, contact } = useSite();
  const details = useDetails();
  const head = { productName, description: page.seo.description, noindex: true };
  const known = details === 'pending' ? null : details;
  const checks = useChecks(page.bankAccount, known);
  const chat = whatsappLink(contact.whatsapp, transferredText(page.transferred.message, known, page.whatsapp.types));
  if (details === null) {
    return (
      <>
        <DocumentHead {...head} title={paymentWords.oops.title} />
        {null}
        {/* At the position of the early one below, so that React keeps its DOM nodes. */}
        <WithoutState data-state="" data-known="">
          <Sheet>
            <OopsPage copy={page} chat={chat} />
          </Sheet>
        </WithoutState>
      </>
    );
  }
  const purpose = known ? ` ${page.whatsapp.types[known.type]}.` : '';
  const thanks = known ? page.thanks[known.type] : undefined;
  const first = { ...page, thanks, printed: `${organisationName}.${purpose} ${page.printNote}` };
  return (
    <>
      <DocumentHead {...head} title={page.seo.title} />
      <WithState data-state="" data-known={known ? '' : undefined}>
        {placeholder && <PlaceholderBand />}
        <Sheet>
          <PaymentRow {...first}>
            {known ? (
              <>
                <CheckNotice {...checks} account={!checked} chat={chat} />
                <AccountNotice account={page.bankAccount} copy={page.changed} chat={chat} />
                <Columns>
                  <BankCard copy={page} details={known} />
                  <Beside>
                    <TransferSteps heading={page.stepsHeading} steps={page.steps} />
                    <ConfirmByChat copy={page} contact={contact} details={known} />
                  </Beside>
                  <LateChat copy={page} contact={contact} details={known} />
                </Columns>
                <TransferAdvice advice={page.advice} />
              </>
            ) : (
              <>
                <PendingDetails data-scripts="">{page.pendingText}</PendingDetails>
                <NoScriptNotice text={page.noscript} contact={contact} bankAccount={page.bankAccount} />
              </>
            )}
          </PaymentRow>
          {/* The key forces a new render: the prerendered HTML may show an older account. */}
          <LateSections key={known ? 'known' : 'built'} copy={page} institute={organisationName} contact={contact} />
        </Sheet>
      </WithState>
      {!known && (
        <WithoutState data-state="" data-scripts="">
          <Sheet>
            <OopsPage copy={page} chat={chat} early />
          </Sheet>
        </WithoutState>
      )}
    </>
  );
}

/** Whether prices and account could be checked, and a function that checks both again. */
function useChecks(account: object, details: TransactionDetails | null) {
  const checkAccount = useFreshAccount(account);
  const { check: checkPrices, ...prices } = usePriceCheck(details, currentPrices);
  const [busy, setBusy] = useState(false);
  const onAgain = async () => {
    setBusy(true);
    await Promise.all([checkAccount(), checkPrices()]);
    setBusy(false);
  };
  return { ...prices, busy, onAgain: () => void onAgain() };
}

/** Checks the account each time the visitor comes back to the tab, perhaps after days, and reports a change. */
function useFreshAccount(account: object) {
  const { revalidate } = useRevalidator();
  const shown = useRef(JSON.stringify(account));
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);
  useEffect(() => {
    const now = JSON.stringify(account);
    if (now !== shown.current) showToast({ ...paymentWords.accountChanged, tone: 'danger' });
    shown.current = now;
  }, [account]);
  return revalidate;
}
