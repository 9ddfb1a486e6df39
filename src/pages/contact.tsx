import { useLoaderData } from 'react-router-dom';
import { loadCurrent, loadPage } from '../content/load.ts';
import { ContactForm } from '../sections/contact-form.tsx';
import { ContactInfo } from '../sections/contact-info.tsx';
import { OfficialCheck } from '../sections/official-check.tsx';
import { useContactForm } from '../sections/use-contact-form.ts';
import { DocumentHead } from '../ui/document-head.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useSite } from './use-site.ts';

export const loader = () => loadPage('contact');

/** What is ours now, as the server says. */
async function askOfficial() {
  const [page, site] = await Promise.all([loadCurrent('contact'), loadCurrent('site')]);
  if (!page.checked || !site.checked) return null;
  return { account: page.content.bankAccount, whatsapp: site.content.contact.whatsapp };
}

export function Component() {
  const { seo, hero, info, branches, map, form, check, bankAccount, whatsapp } = useLoaderData<typeof loader>();
  const { productName, contact } = useSite();
  const state = useContactForm({ whatsapp: contact.whatsapp, copy: whatsapp });
  return (
    <>
      <DocumentHead {...seo} productName={productName} error={Object.keys(state.problems).length > 0} />
      <Sheet>
        <PageHead {...hero} />
        <ContactInfo info={info} contact={contact} branches={branches} map={map} />
        <ContactForm copy={form} state={state} />
        <OfficialCheck copy={check} account={bankAccount} whatsapp={contact.whatsapp} ask={askOfficial} />
      </Sheet>
    </>
  );
}
