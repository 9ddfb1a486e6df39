import type { TransactionDetails } from '../../transaction/transaction-details.ts';
import { confirmationText, type ConfirmationCopy } from '../../transaction/confirmation-text.ts';
import { whatsappLink } from '../../transaction/whatsapp.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { words } from '../../words.ts';
import { chakra } from '../../ui/styled.ts';

export interface ChatElsewhereProps {
  copy: { qrText: string; numberLabel: string; whatsapp: ConfirmationCopy };
  contact: { whatsapp: string; phone: string };
  details: TransactionDetails;
}

const Elsewhere = chakra('div', {
  base: { display: 'grid', gap: '6', '& figure': { '@media print': { display: 'none' } } },
});

const ChatNumber = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3.5',
    fontSize: 'note',
    '& button': { '@media print': { display: 'none' } },
    '& b': { textStyle: 'figures', display: 'block', fontWeight: '600', fontSize: 'body' },
    '& span': { color: 'fg.muted' },
  },
});

/** The same chat for whoever pays here and writes elsewhere: the number to copy, and a code to scan on wide screens. */
export function ChatElsewhere({ copy, contact, details }: ChatElsewhereProps) {
  const chat = whatsappLink(contact.whatsapp, confirmationText(details, copy.whatsapp));
  return (
    <Elsewhere>
      <ChatNumber data-row="">
        <div>
          <span>{copy.numberLabel}</span>
          <b id="nomor-whatsapp">{contact.phone}</b>
        </div>
        <CopyButton value={`+${contact.whatsapp}`} what={words.copy.whatsapp} textId="nomor-whatsapp" />
      </ChatNumber>
      <QrCode text={chat} label={copy.qrText} large />
    </Elsewhere>
  );
}
