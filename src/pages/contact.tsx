import { loadCurrent } from '../content/load.ts';
import { ContactForm, useContactForm } from '../sections/contact-form.tsx';
import { ContactInfo } from '../sections/contact-info.tsx';
import { OfficialCheck } from '../sections/official-check.tsx';
import { Page, usePage, useSite } from './page.tsx';

async function askOfficial() {
  const [page, site] = await Promise.all([loadCurrent('contact'), loadCurrent('site')]);
  if (!page.checked || !site.checked) return null;
  const { whatsapp, phone, telephone = phone } = site.content.contact;
  const branches = page.content.branches ?? [];
  const { code: bankCode, number: account } = page.content.bankAccount;
  return { bankCode, account, whatsapp, phones: [telephone, ...branches.map((branch) => branch.phone)] };
}

export function Component() {
  const { seo, hero, info, branches, map, form, check, bankAccount, whatsapp } = usePage<'contact'>();
  const { contact } = useSite();
  const state = useContactForm({ whatsapp: contact.whatsapp, copy: whatsapp });
  return (
    <Page seo={seo} hero={hero} error={Object.keys(state.problems).length > 0}>
      <ContactInfo info={info} contact={contact} branches={branches} map={map} />
      <ContactForm copy={form} state={state} />
      <OfficialCheck copy={check} account={bankAccount} whatsapp={contact.whatsapp} ask={askOfficial} />
    </Page>
  );
}
