import type { PageContents } from '../../page-contents.ts';
import { ButtonNewTab } from '../../ui/button.tsx';
import { WhatsappIcon } from '../../ui/icons.tsx';
import { SheetRow } from '../../ui/sheet.tsx';
import { styled } from '../../ui/styled.ts';
import { Answers } from '../disclosures.tsx';

const LinkLine = styled('p', { marginTop: '4.5' });

interface Props {
  copy: PageContents['confirmation']['transferred'];
  /** A link to the chat that reports a transfer. */
  chatLink: string;
}

/** Short answers for visitors who have transferred, and a link to the chat. It never asks for a second transfer. */
export const AlreadyTransferred = ({ copy, chatLink }: Props) => (
  <SheetRow id="sudah-transfer" mark={copy.mark} gloss={copy.gloss} titled>
    <Answers items={copy.answers} />
    <LinkLine>
      <ButtonNewTab variant="line" href={chatLink}>
        <WhatsappIcon />
        {copy.action}
      </ButtonNewTab>
    </LinkLine>
  </SheetRow>
);
