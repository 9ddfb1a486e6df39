import type { Current } from '../client/content.ts';
import type { Contents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { BankCard } from '../sections/give/transfer/bank-card.tsx';
import { CheckNotice } from '../sections/give/transfer/check-notice.tsx';
import { ConfirmByChat } from '../sections/give/transfer/confirm-by-chat.tsx';
import { NextSteps } from '../sections/give/transfer/next-steps.tsx';
import { NoScriptNotice } from '../sections/give/transfer/no-script-notice.tsx';
import { OopsPage, WithoutState, WithState } from '../sections/give/transfer/oops-page.tsx';
import { PaymentGuide } from '../sections/give/transfer/payment-guide.tsx';
import { Columns, PaymentRow, PendingDetails } from '../sections/give/transfer/payment-row.tsx';
import { PrintedFoot } from '../sections/give/transfer/printed-foot.tsx';
import { ProofField } from '../sections/give/transfer/proof-field.tsx';
import { purposeOf } from '../sections/give/transfer/slip-text.ts';
import { TransactionSummary } from '../sections/give/transfer/transaction-summary.tsx';
import { useChecks, useDetails } from '../sections/give/transfer/use-transfer.ts';
import { transferredText } from '../transaction/confirmation-text.ts';
import { whatsappLink } from '../transaction/whatsapp.ts';
import { DocumentHead } from '../ui/document-head.tsx';
import { PlaceholderBand } from '../ui/placeholder-band.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { paymentWords } from '../words/payment.ts';
import { useCurrent, useOpen } from './giving.tsx';
import { useSite } from './use-site.ts';

export function ConfirmationPage(initial: Current<Contents['confirmation']>) {
  const [current, refresh] = useCurrent('confirmation', initial);
  const { content: page } = current;
  const open = useOpen();
  const { productName, organisationName, placeholder, contact } = useSite();
  const details = useDetails();
  // While details are pending, the page has both states (oops-page.tsx). `known` shows the one that React chose.
  const known = details === 'pending' ? null : details;
  const payment = known && { copy: page, details: known, contact };
  const checks = useChecks(current, refresh, known);
  const chatLink = whatsappLink(
    contact.whatsapp,
    transferredText(page.transferred.message, known, page.whatsapp.types),
  );
  return (
    <>
      <DocumentHead productName={productName} description={page.seo.description} noindex title={page.seo.title} />
      {details !== null && (
        <WithState known={known !== null}>
          {placeholder && <PlaceholderBand />}
          <Sheet>
            <PaymentRow
              copy={page}
              purpose={known ? purposeOf(known) : undefined}
              name={known?.name}
              printed={`${organisationName}. ${page.printNote}`}
            >
              {payment ? (
                <>
                  <CheckNotice
                    account={page.bankAccount}
                    total={payment.details.total}
                    checks={checks}
                    chatLink={chatLink}
                    onForm={(state) => void open(paths.donation, state)}
                  />
                  <Columns>
                    <BankCard {...payment} />
                    <div>
                      <ConfirmByChat {...payment} />
                      <PaymentGuide {...payment} />
                      <ProofField hint={page.proof.hint} />
                      <NextSteps {...payment} />
                    </div>
                  </Columns>
                </>
              ) : (
                <>
                  <PendingDetails data-scripts="">{paymentWords.pending}</PendingDetails>
                  <NoScriptNotice text={page.noscript} contact={contact} bankAccount={page.bankAccount}>
                    <PaymentGuide copy={page} details={null} />
                  </NoScriptNotice>
                </>
              )}
            </PaymentRow>
            {payment && <TransactionSummary {...payment} />}
            {payment && <PrintedFoot phone={contact.phone} />}
          </Sheet>
        </WithState>
      )}
      {known === null && (
        <WithoutState data-scripts="" known={details === null}>
          <Sheet>
            <OopsPage copy={page} chatLink={chatLink} early={details !== null} />
          </Sheet>
        </WithoutState>
      )}
    </>
  );
}
