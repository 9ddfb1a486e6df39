import { useLoaderData } from 'react-router-dom';
import { loadCurrent } from '../client/content.ts';
import { AccountNotice, CheckNotice } from '../sections/give/check-notice.tsx';
import { BankCard, TotalNotes } from '../sections/give/bank-card.tsx';
import { ConfirmByChat } from '../sections/give/confirm-by-chat.tsx';
import { KeepIt } from '../sections/give/keep-it.tsx';
import { Folded } from '../sections/give/folded.tsx';
import { MoreSections } from '../sections/give/more-sections.tsx';
import { NoScriptNotice } from '../sections/give/no-script-notice.tsx';
import { OopsPage, WithoutState, WithState } from '../sections/give/oops-page.tsx';
import { Beside, Columns, PaymentRow, PendingDetails } from '../sections/give/payment-layout.tsx';
import { TransferAdvice, TransferSteps, Warning } from '../sections/give/transfer-steps.tsx';
import { useChecks, useDetails, useSent } from '../sections/give/use-transfer.ts';
import { lapsedNote } from '../sections/give/validity.ts';
import { transferredText } from '../transaction/confirmation-text.ts';
import { whatsappLink } from '../transaction/whatsapp.ts';
import { DocumentHead } from '../ui/document-head.tsx';
import { PlaceholderBand } from '../ui/placeholder-band.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { paymentWords } from '../payment-words.ts';
import { useSite } from './page.tsx';

export const loader = () => loadCurrent('confirmation');

export function Component() {
  const { content: page, checked } = useLoaderData<typeof loader>();
  const { productName, organisationName, placeholder, contact } = useSite();
  const details = useDetails();
  const head = { productName, description: page.seo.description, noindex: true };
  const known = details === 'pending' ? null : details;
  const { sent: sentAt, say } = useSent(known);
  const sent = sentAt !== null;
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
  const way = known && (
    <Columns>
      <BankCard copy={page} details={known} />
      <Beside>
        <TransferSteps heading={page.stepsHeading} steps={page.steps} note={page.messageNote?.[known.type]} />
        <ConfirmByChat copy={page} contact={contact} details={known} onSent={sent ? undefined : () => say(true)} />
        <Warning>{page.warning}</Warning>
      </Beside>
      <KeepIt copy={page} details={known} institute={organisationName} phone={contact.phone} />
      <TransferAdvice advice={page.advice} />
      <TotalNotes copy={page} details={known} />
    </Columns>
  );
  const { heading, gloss } = sent ? { heading: page.sent.heading, gloss: '' } : page;
  const first = {
    heading,
    gloss,
    lead: page.lead,
    thanks,
    printed: `${organisationName}.${purpose} ${page.printNote}`,
  };
  return (
    <>
      <DocumentHead {...head} title={sent ? heading : page.seo.title} />
      <WithState data-state="" data-known={known ? '' : undefined}>
        {placeholder && <PlaceholderBand />}
        <Sheet>
          <PaymentRow {...first}>
            {known ? (
              <>
                <CheckNotice
                  {...checks}
                  account={!checked}
                  lapsed={sent ? null : lapsedNote(page, known)}
                  chat={chat}
                />
                <AccountNotice account={page.bankAccount} copy={page.changed} chat={chat} />
                {sentAt !== null ? (
                  <Folded copy={page} details={known} phone={contact.phone} sent={sentAt} onUndo={() => say(false)}>
                    {way}
                  </Folded>
                ) : (
                  way
                )}
              </>
            ) : (
              <>
                <PendingDetails data-scripts="">{page.pendingText}</PendingDetails>
                <NoScriptNotice text={page.noscript} contact={contact} bankAccount={page.bankAccount} />
              </>
            )}
          </PaymentRow>
          <MoreSections copy={page} details={known} institute={organisationName} {...{ contact, sent, chat }} />
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
