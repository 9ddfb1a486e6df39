import { Box, Grid, Heading } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import ContactForm from '../sections/contact-form.island.tsx';
import { ContactList } from '../sections/contact-list.tsx';
import { ContactMap } from '../sections/contact-map.tsx';
import { OfficialNumbers } from '../sections/official-numbers.tsx';
import { Witnesses } from '../sections/witnesses.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';
import { Page } from './page.tsx';
import { useSite } from './use-site.ts';

export function ContactPage(page: PageContents['contact']) {
  const { contact } = useSite();
  return (
    <Page
      seo={page.seo}
      hero={{ ...page.hero, paddingBottom: '3', children: <ContactList contact={contact} branches={page.branches} /> }}
    >
      <Witnesses {...page.witnesses} />
      <OfficialNumbers heading={page.check.heading} account={page.bankAccount} facts={page.legality} />
      <SheetRow headingId="kirim-pesan">
        <Grid gridTemplateColumns={{ lg: 'minmax(0, 1fr) 320px' }} alignItems="start" rowGap="8" columnGap="13">
          <Box>
            <Heading id="kirim-pesan" marginBottom="4.5">
              {typeset(page.form.heading)}
            </Heading>
            <ContactForm message={page.whatsapp} whatsapp={contact.whatsapp} />
          </Box>
          <ContactMap map={page.map} address={contact.address} />
        </Grid>
      </SheetRow>
    </Page>
  );
}
