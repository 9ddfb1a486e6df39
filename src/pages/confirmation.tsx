import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { loadCurrent } from '../client/content.ts';
import { AfterMessage } from '../sections/give/after-message.tsx';
import { AlreadyTransferred } from '../sections/give/already-transferred.tsx';
import { BankCard, TransferFacts } from '../sections/give/bank-card.tsx';
import { AccountNotice, CheckNotice } from '../sections/give/check-notice.tsx';
import { ConfirmByChat } from '../sections/give/confirm-by-chat.tsx';
import { FoldedOnceSent } from '../sections/give/folded-once-sent.tsx';
import type { Intention as WholeIntention } from '../sections/give/intention.tsx';
import { KeepIt } from '../sections/give/keep-it.tsx';
import { NoScriptNotice } from '../sections/give/no-script-notice.tsx';
import { OopsPage, WithoutState, WithState } from '../sections/give/oops-page.tsx';
import { PaymentGuide } from '../sections/give/payment-guide.tsx';
import { Beside, Columns, PaymentRow, PendingDetails } from '../sections/give/payment-layout.tsx';
import { PrintedFoot } from '../sections/give/printed-foot.tsx';
import { TransactionSummary } from '../sections/give/transaction-summary.tsx';
import { TransferSteps } from '../sections/give/transfer-steps.tsx';
import { useChecks, useDetails, useSent } from '../sections/give/use-transfer.ts';
import { lapsedNote } from '../sections/give/last-day.ts';
import { transferredText } from '../transaction/confirmation-text.ts';
import { whatsappLink } from '../transaction/whatsapp.ts';
import { DocumentHead } from '../ui/document-head.tsx';
import { PlaceholderBand } from '../ui/placeholder-band.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { paymentWords } from '../payment-words.ts';
import { useSite } from './page.tsx';

export const loader = () => loadCurrent('confirmation');

/** Loads with the first render, because a row that came later could push the focused element off the screen. */
const Intention = lazy<typeof WholeIntention>(() =>
  import('../sections/give/intention.tsx').then(
    (code) => ({ default: code.Intention }),
    () => ({ default: () => <></> }), // if its code fails to load, the row is absent
  ),
);

export function Component() {
  const { content: page, checked } = useLoaderData<typeof loader>();
  const { productName, organisationName: institute, placeholder, contact } = useSite();
  const details = useDetails();
  // While details are pending, the page has both states (oops-page.tsx). `data-known` marks the one that React chose.
  const known = details === 'pending' ? null : details;
  const payment = known && { copy: page, details: known, institute, contact };
  const { sent, setSent } = useSent(known); // `sent` is null until the donor says that the message is sent
  const checks = useChecks(page.bankAccount, known);
  const chatLink = whatsappLink(
    contact.whatsapp,
    transferredText(page.transferred.message, known, page.whatsapp.types),
  );
  const { heading, gloss } = sent === null ? page : { heading: page.sent.heading, gloss: '' };
  const title = sent === null ? page.seo.title : heading;
  const purpose = known ? ` ${page.whatsapp.types[known.type]}.` : '';
  return (
    <>
      <DocumentHead
        productName={productName}
        description={page.seo.description}
        noindex
        title={details === null ? paymentWords.oops.title : title}
      />
      {details !== null && (
        <WithState data-state="" data-known={known ? '' : undefined}>
          {placeholder && <PlaceholderBand />}
          <Sheet>
            <PaymentRow
              heading={heading}
              gloss={gloss}
              lead={page.lead}
              thanks={known ? page.thanks[known.type] : undefined}
              printed={`${institute}.${purpose} ${page.printNote}`}
            >
              {payment ? (
                <>
                  <CheckNotice
                    {...checks}
                    isAccountUnknown={!checked}
                    lapsedText={sent === null ? lapsedNote(page, payment.details) : null}
                    chatLink={chatLink}
                  />
                  <AccountNotice account={page.bankAccount} copy={page.changed} chatLink={chatLink} />
                  <FoldedOnceSent {...payment} sent={sent} onUndo={() => setSent(false)}>
                    <Columns>
                      <BankCard {...payment} />
                      <Beside>
                        <TransferSteps {...payment} />
                        <ConfirmByChat {...payment} onSent={sent === null ? () => setSent(true) : undefined} />
                      </Beside>
                      <TransferFacts {...payment} />
                      <KeepIt {...payment} />
                    </Columns>
                  </FoldedOnceSent>
                </>
              ) : (
                <>
                  <PendingDetails data-scripts="">{page.pendingText}</PendingDetails>
                  <NoScriptNotice text={page.noscript} contact={contact} bankAccount={page.bankAccount} />
                </>
              )}
            </PaymentRow>
            {payment && <AfterMessage {...payment} sent={sent} />}
            {sent === null && <PaymentGuide copy={page} details={known} />}
            {payment && <TransactionSummary {...payment} />}
            {payment && (
              <Suspense>
                <Intention {...payment} />
              </Suspense>
            )}
            <AlreadyTransferred copy={page.transferred} chatLink={chatLink} />
            {payment && <PrintedFoot copy={page.print} phone={contact.phone} />}
          </Sheet>
        </WithState>
      )}
      {known === null && (
        <WithoutState data-state="" data-scripts="" data-known={details === null ? '' : undefined}>
          <Sheet>
            <OopsPage copy={page} chatLink={chatLink} early={details !== null} />
          </Sheet>
        </WithoutState>
      )}
    </>
  );
}
