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

const Way = chakra('p', { base: { marginTop: '4.5' } });

/** Short answers for whoever has transferred, and the way to tell us. Nothing here asks for a second transfer. */
export function AlreadyTransferred({ copy, chat }: Props) {
  const items = copy.answers.map(({ question, answer }): { title: string; matter: ReactNode } => ({
    title: question,
    matter: <p>{answer}</p>,
  }));
  return (
    <SheetRow id="sudah-transfer" mark={copy.mark} gloss={copy.gloss} titled>
      <Disclosures items={items} />
      <Way>
        <ButtonAnchor variant="line" href={chat} target="_blank" rel="noopener noreferrer">
          <WhatsappIcon />
          {copy.action}
        </ButtonAnchor>
      </Way>
    </SheetRow>
  );
}
