import type { PageContents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { RichText } from '../ui/rich-text.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { chakra } from '@chakra-ui/react';
import { Disclosures } from './disclosures.tsx';

const Ask = chakra('a', { base: { color: 'accent' } });

export function Faq({ heading, contactText, contactLabel, items }: PageContents['pricing']['faq']) {
  return (
    <SheetRow id="tanya-jawab" heading={heading}>
      <Disclosures
        main
        items={items.map(({ question, answer }) => ({ title: question, body: <RichText value={answer} /> }))}
      />
      <chakra.p marginTop="6" color="fg.muted">
        {contactText} <Ask href={paths.contact}>{contactLabel}</Ask>
      </chakra.p>
    </SheetRow>
  );
}
