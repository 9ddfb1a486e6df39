import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { confirmationText } from '../../../transaction/confirmation-text.ts';
import { lostTexts } from '../../../transaction/donor-texts.ts';
import { whatsappLink } from '../../../transaction/whatsapp.ts';
import { ButtonNewTab } from '../../../ui/button.tsx';
import { WhatsappIcon } from '../../../ui/icons.tsx';
import { chatWords } from '../../../words/chat.ts';
import { confirmationWords } from '../../../words/confirmation.ts';
import { words } from '../../../words/site.ts';
import type { Payment } from './payment-values.tsx';

/** A real link to the chat, because pop-ups may be blocked, and our number for those without WhatsApp. */
export function ConfirmByChat({ content, contact, details }: Payment) {
  // A reload from the copy in sessionStorage has lost what the donor wrote.
  const lost = lostTexts(details).map((name) => chatWords.confirmation[name].toLowerCase());
  return (
    <Box as="section" _print={{ display: 'none' }} aria-labelledby="konfirmasi">
      <Heading id="konfirmasi" fontFamily="body" fontSize="md" fontWeight="600" lineHeight="1.4" marginBottom="1">
        {content.confirmHeading}
      </Heading>
      <ButtonNewTab
        full
        minHeight="field"
        href={whatsappLink(contact.whatsapp, confirmationText(details, content.whatsapp))}
      >
        <WhatsappIcon />
        {confirmationWords.confirm}
      </ButtonNewTab>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="4" textStyle="hint" color="fg.muted">
        <Text paddingBlock="1.5">{lost.length > 0 ? confirmationWords.addLost(lost) : content.confirmNote}</Text>
        <chakra.a
          layerStyle="touchLink"
          textStyle="figures"
          color="accent"
          href={`tel:+${contact.whatsapp}`}
          htmlTranslate="no"
        >
          {words.contact.phone(contact.whatsappText)}
        </chakra.a>
      </Flex>
    </Box>
  );
}
