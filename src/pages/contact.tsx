import { ContactForm } from '../sections/contact-form.island.tsx';
import { ContactInfo } from '../sections/contact-info.tsx';
import { OfficialCheck } from '../sections/official-check.island.tsx';
import { OfficialNumbers } from '../sections/official-numbers.tsx';
import { Witnesses } from '../sections/witnesses.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { Page, usePage, useSite } from './page.tsx';

export function Component() {
  const {
    seo,
    hero,
    info,
    hours,
    branches,
    map,
    form,
    check,
    witnesses,
    legality,
    bankAccount,
    whatsapp: message,
  } = usePage<'contact'>();
  const { contact } = useSite();
  const { mark, gloss, heading, ...copy } = form;
  const { label, hint, submitLabel } = check;
  const { bank, holder } = bankAccount;
  const { whatsapp } = contact;
  return (
    <Page seo={seo} hero={{ ...hero, emblem: 'letter' }}>
      <ContactInfo info={info} hours={hours} contact={contact} branches={branches} map={map} />
      <SheetRow id="kirim-pesan" label={mark} aside={gloss} heading={heading}>
        <ContactForm copy={copy} message={message} whatsapp={whatsapp} />
      </SheetRow>
      <Witnesses copy={witnesses} facts={legality} />
      <OfficialNumbers copy={check} account={bankAccount}>
        <OfficialCheck copy={{ label, hint, submitLabel }} account={{ bank, holder }} whatsapp={whatsapp} />
      </OfficialNumbers>
    </Page>
  );
}
