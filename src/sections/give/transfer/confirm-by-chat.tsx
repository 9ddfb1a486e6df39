import { paymentWords } from '../../../words/payment.ts';
import { confirmationText } from '../../../transaction/confirmation-text.ts';
import { whatsappLink } from '../../../transaction/whatsapp.ts';
import { ButtonNewTab } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { WhatsappIcon } from '../../../ui/icons.tsx';
import { chakra } from '@chakra-ui/react';
import { typeset } from '../../../ui/typeset.tsx';
import { words } from '../../../words/site.ts';
import type { Payment } from './payment-values.tsx';
import { ProofField } from './proof-field.tsx';

const Block = chakra('section', {
  base: {
    '& h2': { fontSize: 'ui', fontFamily: 'body', fontWeight: '600', marginBottom: '1.5' },
  },
});

const Note = chakra('p', {
  base: {
    textStyle: 'hint',
    marginTop: '1.5',
    color: 'fg.muted',
    '& b': { color: 'fg', fontWeight: '600' },
  },
});

const NumberRow = chakra('div', {
  base: {
    layerStyle: 'ends',
    gap: '1.5',
    marginBlock: '3.5',
    paddingBlock: '3',
    borderBlock: '1px solid {colors.rule}',
    '& p': { flex: '1 0 100%', fontSize: 'note', lineHeight: '1.4', color: 'fg.muted' },
    '& a': { layerStyle: 'target', textStyle: 'figures', fontWeight: '600', fontSize: 'lg', color: 'accent' },
  },
});

/** A real link to the chat, because pop-ups may be blocked, our number, and a field for the proof. */
export function ConfirmByChat({ copy, contact, details }: Payment) {
  const reason = copy.messageNote?.[details.type];
  return (
    <Block aria-labelledby="konfirmasi">
      <h2 id="konfirmasi">{copy.confirmHeading}</h2>
      <ButtonNewTab full href={whatsappLink(contact.whatsapp, confirmationText(details, copy.whatsapp))}>
        <WhatsappIcon />
        {paymentWords.confirm}
      </ButtonNewTab>
      <Note>
        {reason && <b>{reason}</b>} <span>{copy.confirmNote}</span>
      </Note>
      <NumberRow data-row="">
        <p>{typeset(copy.numberLabel)}</p>
        <a
          id="nomor-whatsapp"
          href={`tel:+${contact.whatsapp}`}
          aria-label={words.startFailed.phone(contact.phone)}
          translate="no"
        >
          {contact.phone}
        </a>
        <CopyButton value={`+${contact.whatsapp}`} what={words.copy.whatsapp} textId="nomor-whatsapp" />
      </NumberRow>
      <ProofField hint={copy.proof.hint} />
    </Block>
  );
}
