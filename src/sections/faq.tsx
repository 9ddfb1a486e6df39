import { chakra } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { RichText } from '../ui/rich-text.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { Disclosures } from './disclosures.tsx';

export function Faq({ heading, contactText, contactLabel, items }: PageContents['pricing']['faq']) {
  const contact = (
    <>
      {contactText}{' '}
      <chakra.a href={paths.contact} color="accent">
        {contactLabel}
      </chakra.a>
    </>
  );
  return (
    <SheetRow headingId="tanya-jawab" heading={heading} gloss={contact} glossBelowXl>
      <Disclosures
        main
        items={items.map(({ question, answer }) => ({ title: question, body: <RichText value={answer} /> }))}
      />
    </SheetRow>
  );
}
