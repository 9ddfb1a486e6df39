import { memo } from 'react';
import { SheetRow } from '../../ui/sheet.tsx';
import { Disclosures } from './disclosures.tsx';

interface Props {
  mark: string;
  gloss: string;
  items: { question: string; answer: string }[];
}

/** What somebody asks before sending money. */
export const DonorQuestions = memo(function DonorQuestions({ mark, gloss, items }: Props) {
  return (
    <SheetRow id="tanya-jawab" label={mark} aside={gloss} titled>
      <Disclosures items={items.map(({ question, answer }) => ({ title: question, body: <p>{answer}</p> }))} />
    </SheetRow>
  );
});
