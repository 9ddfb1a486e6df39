import type { PageContents } from '../../page-contents.ts';
import type { TransactionDetails } from '../../transaction/transaction-details.ts';
import { confirmationText } from '../../transaction/confirmation-text.ts';
import { whatsappLink } from '../../transaction/whatsapp.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { WhatsappIcon } from '../../ui/icons.tsx';
import { styled } from '../../ui/styled.ts';
import { ChatCode } from './chat-code.tsx';
import { ProofField } from './proof-field.tsx';
import { Stays } from './payment-layout.tsx';

interface Props {
  copy: PageContents['confirmation'];
  contact: { whatsapp: string };
  details: TransactionDetails;
}

const Block = styled('section', {
  marginTop: { base: '3.5', xl: '5' },
  '& h2': { layerStyle: 'visuallyHidden' },
  '& figure': { marginTop: '5', paddingTop: '4.5', borderTop: '1px solid {colors.rule}' },
});

const Note = styled('p', { textStyle: 'hint', marginTop: '2.5', color: 'fg.muted' });

const Proof = styled('div', { marginTop: '5.5' });

/** A real link to the chat, which works with blocked pop-ups, and the proof, which never leaves the page. */
export function ConfirmByChat({ copy, contact, details }: Props) {
  const chat = whatsappLink(contact.whatsapp, confirmationText(details, copy.whatsapp));
  return (
    <Block aria-labelledby="konfirmasi">
      <h2 id="konfirmasi">{copy.confirmHeading}</h2>
      <div data-screen="">
        <ButtonAnchor full href={chat} target="_blank" rel="noopener noreferrer">
          <WhatsappIcon />
          {copy.confirmLabel}
        </ButtonAnchor>
        <Note>{copy.confirmNote}</Note>
        <Note data-screen="">{copy.afterwards[details.type]}</Note>
        <Stays>{copy.gloss}</Stays>
        <ChatCode text={chat} heading={copy.qrHeading} label={copy.qrText} />
        <Proof>
          <ProofField {...copy.proof} />
        </Proof>
      </div>
    </Block>
  );
}
