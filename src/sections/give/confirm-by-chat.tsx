import { confirmationText } from '../../transaction/confirmation-text.ts';
import { whatsappLink } from '../../transaction/whatsapp.ts';
import { Button, ButtonNewTab } from '../../ui/button.tsx';
import { WhatsappIcon } from '../../ui/icons.tsx';
import { styled } from '../../ui/styled.ts';
import { ChatCode } from './chat-code.tsx';
import type { Payment } from './payment-values.tsx';

interface Props extends Payment {
  /** Absent after the donor has marked the message as sent. */
  onSent: (() => void) | undefined;
}

const Block = styled('section', {
  marginTop: { base: '2', xl: '5' },
  '& h2': { fontSize: 'ui', fontFamily: 'body', fontWeight: '600', marginBottom: '1.5' },
  '& button': { marginLeft: '-1px', marginBottom: '-2', paddingInline: '0' },
  '& figure': { marginTop: '5', paddingTop: '4.5', borderTop: '1px solid {colors.rule}' },
});

const Note = styled('p', {
  textStyle: 'hint',
  marginTop: '1.5',
  color: 'fg.muted',
  '& b': { color: 'fg', fontWeight: '600' },
});

/** A real link to the chat, because pop-ups may be blocked. Its heading says that the transfer comes first. */
export function ConfirmByChat({ copy, contact, details, onSent }: Props) {
  const chatLink = whatsappLink(contact.whatsapp, confirmationText(details, copy.whatsapp));
  const orderNote = copy.messageNote?.[details.type];
  return (
    <Block data-screen="" aria-labelledby="konfirmasi">
      <h2 id="konfirmasi">{copy.confirmHeading}</h2>
      <ButtonNewTab full href={chatLink}>
        <WhatsappIcon />
        {copy.confirmLabel}
      </ButtonNewTab>
      <Note>
        {orderNote && <b>{orderNote}</b>} <span>{copy.confirmNote}</span>
      </Note>
      {onSent && (
        <Button type="button" variant="text" onClick={onSent}>
          {copy.sent.action}
        </Button>
      )}
      <ChatCode text={chatLink} heading={copy.qrHeading} label={copy.qrText} />
    </Block>
  );
}
