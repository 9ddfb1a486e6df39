import type { PageContents } from '../page-contents.ts';
import ContactForm from '../sections/contact-form.island.tsx';
import { ContactInfo } from '../sections/contact-info.tsx';
import { OfficialNumbers } from '../sections/official-numbers.tsx';
import { Witnesses } from '../sections/witnesses.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { Page } from './page.tsx';
import { useSite } from './use-site.ts';

export function Component(page: PageContents['contact']) {
  const { contact } = useSite();
  // An island gets only the props that it shows, because the build writes its props into the HTML.
  const { gloss, heading, ...copy } = page.form;
  return (
    <Page seo={page.seo} hero={{ ...page.hero, emblem: 'letter' }}>
      <ContactInfo {...page} contact={contact} />
      <SheetRow id="kirim-pesan" gloss={gloss} heading={heading}>
        <ContactForm copy={copy} message={page.whatsapp} whatsapp={contact.whatsapp} />
      </SheetRow>
      <Witnesses copy={page.witnesses} facts={page.legality} />
      <OfficialNumbers copy={page.check} account={page.bankAccount} />
    </Page>
  );
}
