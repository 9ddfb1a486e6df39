import type { PageContents } from '../../page-contents.ts';
import type { TransactionDetails } from '../../transaction/transaction-details.ts';
import { confirmationText } from '../../transaction/confirmation-text.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { paymentWords } from '../../payment-words.ts';
import { words } from '../../words.ts';
import { styled } from '../../ui/styled.ts';

interface Props {
  copy: Pick<PageContents['confirmation'], 'numberLabel' | 'whatsapp'>;
  contact: { whatsapp: string; phone: string; email: string };
  details: TransactionDetails;
}

const Elsewhere = styled('div', { display: 'grid', gap: '6' });

const ChatNumber = styled('div', {
  layerStyle: 'ends',
  gap: '3.5',
  fontSize: 'note',
  '& button': { '@media print': { display: 'none' } },
  '& b': { textStyle: 'figures', display: 'block', fontWeight: '600', fontSize: 'body' },
  '& span': { color: 'fg.muted' },
});

const Others = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  marginTop: '-4',
  '& a': { layerStyle: 'target', color: 'accent' },
});

/** The message as it is sent, to be copied by hand or into another application. */
const Message = styled('div', {
  textStyle: 'hint',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '3.5',
  paddingTop: '3.5',
  borderTop: '1px solid {colors.rule}',
  color: 'fg.muted',
  '& p': { flex: '1 1 220px', whiteSpace: 'pre-line' },
  '@media print': { display: 'none' },
});

/** For visitors who write from another device: number and message to copy, and other ways to reach us. */
export function ChatElsewhere({ copy, contact, details }: Props) {
  const text = confirmationText(details, copy.whatsapp);
  return (
    <Elsewhere>
      <ChatNumber data-row="">
        <div>
          <span>{copy.numberLabel}</span>
          <b id="nomor-whatsapp" translate="no">
            {contact.phone}
          </b>
        </div>
        <CopyButton value={`+${contact.whatsapp}`} what={words.copy.whatsapp} textId="nomor-whatsapp" />
      </ChatNumber>
      <Others data-screen="">
        <a href={`tel:+${contact.whatsapp}`}>{words.startFailed.phone(contact.phone)}</a>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </Others>
      <Message data-row="">
        <p id="pesan-konfirmasi" translate="no">
          {text}
        </p>
        <CopyButton value={text} {...paymentWords.copyMessage} textId="pesan-konfirmasi" />
      </Message>
    </Elsewhere>
  );
}
