import { useLoaderData } from 'react-router-dom';
import { loadPage } from '../content/load.ts';
import { ContactForm } from '../sections/contact-form.tsx';
import { ContactInfo } from '../sections/contact-info.tsx';
import { useContactForm } from '../sections/use-contact-form.ts';
import { DocumentHead } from '../ui/document-head.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useSite } from './use-site.ts';

export const loader = () => loadPage('contact');

export function Component() {
  const { seo, hero, info, map, form, whatsapp } = useLoaderData<typeof loader>();
  const { productName, contact } = useSite();
  const state = useContactForm({ whatsapp: contact.whatsapp, copy: whatsapp });
  return (
    <>
      <DocumentHead {...seo} productName={productName} error={Object.keys(state.problems).length > 0} />
      <Sheet>
        <PageHead {...hero} />
        <ContactInfo info={info} contact={contact} map={map} />
        <ContactForm copy={form} state={state} />
      </Sheet>
    </>
  );
}
