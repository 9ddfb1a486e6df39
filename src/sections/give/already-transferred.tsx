import type { ReactNode } from 'react';
import { ButtonAnchor } from '../../ui/button.tsx';
import { WhatsappIcon } from '../../ui/icons.tsx';
import { SheetRow } from '../../ui/sheet.tsx';
import { chakra } from '../../ui/styled.ts';
import { Disclosures } from './disclosures.tsx';

interface Props {
  copy: { mark: string; gloss: string; action: string; answers: { question: string; answer: string }[] };
  /** Chat with the text that tells of a transfer. */
  chat: string;
}

const LinkLine = chakra('p', { base: { marginTop: '4.5' } });

/** Short answers for whoever has transferred, and the way to tell us. Nothing here asks for a second transfer. */
export function AlreadyTransferred({ copy, chat }: Props) {
  const items = copy.answers.map(({ question, answer }): { title: string; body: ReactNode } => ({
    title: question,
    body: <p>{answer}</p>,
  }));
  return (
    <SheetRow id="sudah-transfer" label={copy.mark} aside={copy.gloss} titled>
      <Disclosures items={items} />
      <LinkLine>
        <ButtonAnchor variant="line" href={chat} target="_blank" rel="noopener noreferrer">
          <WhatsappIcon />
          {copy.action}
        </ButtonAnchor>
      </LinkLine>
    </SheetRow>
  );
}
