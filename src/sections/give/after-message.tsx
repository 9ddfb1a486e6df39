import { formatWeekday } from '../../day-words.ts';
import { paymentWords } from '../../payment-words.ts';
import { confirmationText } from '../../transaction/confirmation-text.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { SheetRow } from '../../ui/sheet.tsx';
import { styled } from '../../ui/styled.ts';
import { typeset } from '../../ui/typeset.tsx';
import { words } from '../../words.ts';
import { lastDay } from './last-day.ts';
import { fillIn, type Payment } from './payment-values.tsx';
import { ProofField } from './proof-field.tsx';
import { RemindMe } from './remind-me.tsx';

interface Props extends Payment {
  /** When the donor marked the message as sent, in ms since 1970. */
  sent: number | null;
}

const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.06fr) minmax(0, 1fr)' },
  columnGap: { md: '9', xl: '11' },
  gridTemplateRows: { md: 'auto 1fr' },
  rowGap: '6',
  alignItems: 'start',
  marginTop: '5',
});

const Explanation = styled('div', { maxWidth: '44em', '& p + p': { marginTop: '2.5', color: 'fg.muted' } });

const NumberRow = styled('div', {
  layerStyle: 'ends',
  gap: '1.5',
  paddingTop: '3',
  borderTop: '1px solid {colors.rule}',
  '& p': { flex: '1 0 100%', fontSize: 'note', lineHeight: '1.4', color: 'fg.muted' },
  '& b': { textStyle: 'figures', fontWeight: '600', fontSize: 'lg' },
});

const OtherChannels = styled('p', {
  layerStyle: 'wrapping',
  columnGap: '5',
  '& a': { layerStyle: 'target', color: 'accent' },
});

/** The text of the message, which a donor can copy by hand or into another application. */
const Message = styled('div', {
  textStyle: 'hint',
  gridColumn: { md: '2' },
  gridRow: { md: '1 / span 2' },
  '& h3': { textStyle: 'item' },
  '& blockquote': {
    layerStyle: 'noted',
    marginBlock: '3.5',
    marginInline: '0',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
});

/** What happens after the message, and what to do if nobody answers. */
export function WhatHappens({ sent, ...payment }: Props) {
  const { copy, details } = payment;
  return (
    <Explanation>
      <p>{copy.afterwards[details.type]}</p>
      {sent !== null && copy.days.answer && (
        <p>{fillIn(copy.sent.answerBy, { tanggal: formatWeekday(lastDay(sent, copy.days.answer)) })}</p>
      )}
      <p>{typeset(copy.afterMessage.unanswered)}</p>
      <RemindMe {...payment} />
    </Explanation>
  );
}

/** Other ways to reach us: number and message to copy, and the proof. FoldedOnceSent shows the rest once it is sent. */
export function AfterMessage(props: Props) {
  const { copy, contact, details, sent } = props;
  const text = confirmationText(details, copy.whatsapp);
  return (
    <SheetRow id="setelah-konfirmasi" mark={copy.afterMessage.mark} gloss={copy.afterMessage.gloss} titled>
      {sent === null && <WhatHappens {...props} />}
      <Columns>
        <div>
          <NumberRow data-row="">
            <p>{typeset(copy.numberLabel)}</p>
            <b id="nomor-whatsapp" translate="no">
              {contact.phone}
            </b>
            <CopyButton value={`+${contact.whatsapp}`} what={words.copy.whatsapp} textId="nomor-whatsapp" />
          </NumberRow>
          <OtherChannels>
            <a href={`tel:+${contact.whatsapp}`} aria-label={words.startFailed.phone(contact.phone)}>
              {paymentWords.call}
            </a>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </OtherChannels>
        </div>
        <ProofField {...copy.proof} />
        <Message data-row="">
          <h3>{copy.afterMessage.messageHeading}</h3>
          <blockquote id="pesan-konfirmasi" translate="no">
            {text}
          </blockquote>
          <CopyButton value={text} {...paymentWords.copyMessage} textId="pesan-konfirmasi" />
        </Message>
      </Columns>
    </SheetRow>
  );
}
