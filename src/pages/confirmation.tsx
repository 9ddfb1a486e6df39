import type { Current } from '../client/content.ts';
import type { Contents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { BankCard } from '../sections/give/confirmation/bank-card.tsx';
import { CheckNotice } from '../sections/give/confirmation/check-notice.tsx';
import { ConfirmByChat } from '../sections/give/confirmation/confirm-by-chat.tsx';
import { MissingDetails } from '../sections/give/confirmation/missing-details.tsx';
import { NextSteps } from '../sections/give/confirmation/next-steps.tsx';
import { PaymentGuide } from '../sections/give/confirmation/payment-guide.tsx';
import { Columns, PaymentActions, PaymentRow, PendingDetails } from '../sections/give/confirmation/payment-row.tsx';
import type { Payment } from '../sections/give/confirmation/payment-values.tsx';
import { PrintedFoot } from '../sections/give/confirmation/printed-foot.tsx';
import { ProofField } from '../sections/give/confirmation/proof-field.tsx';
import { purposeOf } from '../sections/give/confirmation/shared-text.ts';
import { TransactionSummary } from '../sections/give/confirmation/transaction-summary.tsx';
import { MissingState, TransferState } from '../sections/give/confirmation/transfer-states.tsx';
import { useChecks } from '../sections/give/confirmation/use-checks.ts';
import { useTransfer } from '../sections/give/confirmation/use-transfer.ts';
import { NoScriptNotice } from '../sections/give/no-script-notice.tsx';
import { useCurrent, useOpenPage } from '../sections/give/use-giving.ts';
import { transferredText } from '../transaction/confirmation-text.ts';
import { whatsappLink } from '../transaction/whatsapp.ts';
import { DocumentHead } from '../ui/document-head.tsx';
import { PlaceholderBand } from '../ui/placeholder-band.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { confirmationWords } from '../words/confirmation.ts';
import { useSite } from './use-site.ts';

export function ConfirmationPage(initial: Current<Contents['confirmation']>) {
  const [current, refresh] = useCurrent('confirmation', initial);
  const { content } = current;
  const { productName, placeholder, contact } = useSite();
  const { state, details } = useTransfer();
  // While pending, the HTML has both states, and a script in the head hides one (transfer-states.tsx).
  const isPending = state === 'pending';
  const chatLink = whatsappLink(
    contact.whatsapp,
    transferredText(content.transferred.message, details, content.whatsapp.types),
  );
  return (
    <>
      <DocumentHead productName={productName} {...content.seo} noindex />
      {state !== 'missing' && (
        <TransferState pending={isPending}>
          {placeholder && <PlaceholderBand />}
          <Sheet>
            {details ? (
              <KnownTransfer current={current} refresh={refresh} details={details} chatLink={chatLink} />
            ) : (
              <PendingTransfer content={content} />
            )}
          </Sheet>
        </TransferState>
      )}
      {state !== 'known' && (
        <MissingState data-scripts="" pending={isPending}>
          <Sheet>
            <MissingDetails content={content} chatLink={chatLink} isPending={isPending} />
          </Sheet>
        </MissingState>
      )}
    </>
  );
}

interface KnownProps extends Pick<Payment, 'details'> {
  current: Current<Contents['confirmation']>;
  refresh: () => Promise<void>;
  chatLink: string;
}

function KnownTransfer({ current, refresh, details, chatLink }: KnownProps) {
  const { content } = current;
  const openPage = useOpenPage();
  const { organisationName, contact } = useSite();
  const checks = useChecks(current, refresh, details);
  const payment: Payment = { content, details, contact };
  return (
    <>
      <PaymentRow
        content={content}
        purpose={purposeOf(details)}
        name={details.name}
        printed={`${organisationName}. ${content.printNote}`}
      >
        <CheckNotice
          account={content.bankAccount}
          total={details.total}
          checks={checks}
          chatLink={chatLink}
          onBackToForm={(state) => void openPage(paths.donation, state)}
        />
        <Columns>
          <BankCard {...payment} />
          <PaymentActions>
            <ConfirmByChat {...payment} />
            <PaymentGuide {...payment} />
            <ProofField hint={content.proof.hint} />
          </PaymentActions>
          <NextSteps {...payment} />
        </Columns>
      </PaymentRow>
      <TransactionSummary {...payment} />
      <PrintedFoot whatsapp={contact.whatsappText} />
    </>
  );
}

/** Stands in the HTML until React knows the details. Without scripts it stays, and shows the account. */
function PendingTransfer({ content }: { content: Contents['confirmation'] }) {
  const { contact } = useSite();
  return (
    <PaymentRow content={content}>
      <PendingDetails data-scripts="">{confirmationWords.pending}</PendingDetails>
      <NoScriptNotice text={content.noscript} contact={contact} bankAccount={content.bankAccount}>
        <PaymentGuide content={content} details={null} />
      </NoScriptNotice>
    </PaymentRow>
  );
}
