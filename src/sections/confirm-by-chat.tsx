import { chakra } from '@chakra-ui/react/styled-system';
import { proofProblem } from '../transaction/proof-file.ts';
import type { TransactionDetails } from '../transaction/transaction-details.ts';
import { confirmationText, whatsappLink, type ConfirmationCopy } from '../transaction/whatsapp.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { FileField } from '../ui/file-field.tsx';
import { WhatsappIcon } from '../ui/icons.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { words } from '../words.ts';

interface Props {
  copy: {
    confirmHeading: string;
    confirmLabel: string;
    confirmNote: string;
    qrText: string;
    numberLabel: string;
    proof: { label: string; hint: string; note: string };
    whatsapp: ConfirmationCopy;
  };
  contact: { whatsapp: string; phone: string };
  details: TransactionDetails;
}

const Block = chakra('section', {
  base: { display: 'grid', gap: '16px', marginTop: '36px', '& h2': { fontSize: '1.375rem' } },
});

const Note = chakra('p', { base: { fontSize: 'note', lineHeight: '1.5', color: 'fg.muted', textAlign: 'center' } });

const ChatNumber = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '14px',
    fontSize: 'note',
    '& b': { display: 'block', fontWeight: '600', fontSize: 'body', '--figures': 'lining-nums tabular-nums' },
    '& span': { color: 'fg.muted' },
  },
});

const problemOf = (file: File) => {
  const problem = proofProblem(file);
  return problem && words.proof[problem];
};

/** Proof that stays in the page, and a real link to the chat: it works when pop-ups are blocked. */
export function ConfirmByChat({ copy, contact, details }: Props) {
  const chat = whatsappLink(contact.whatsapp, confirmationText(details, copy.whatsapp));
  return (
    <Block aria-labelledby="konfirmasi">
      <h2 id="konfirmasi">{copy.confirmHeading}</h2>
      <FileField id="bukti" {...copy.proof} problemOf={problemOf} />
      <ButtonAnchor full href={chat} target="_blank" rel="noopener noreferrer">
        <WhatsappIcon />
        {copy.confirmLabel}
      </ButtonAnchor>
      <Note>{copy.confirmNote}</Note>
      <QrCode text={chat} label={copy.qrText} large />
      <ChatNumber>
        <div>
          <span>{copy.numberLabel}</span>
          <b id="nomor-whatsapp">{contact.phone}</b>
        </div>
        <CopyButton value={`+${contact.whatsapp}`} what={words.copy.whatsapp} textId="nomor-whatsapp" />
      </ChatNumber>
    </Block>
  );
}
