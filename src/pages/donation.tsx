import { loadPage } from '../client/content.ts';
import { AfterForm } from '../sections/give/after-form.tsx';
import { DonationForm } from '../sections/give/donation-form.tsx';
import { NoScriptNotice } from '../sections/give/no-script-notice.tsx';
import { LegalLine } from '../sections/legal-line.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { Page, usePage, useSite } from './page.tsx';

export const loader = () => loadPage('donation');

export function Component() {
  const page = usePage<'donation'>();
  const { form, info, stats, questions, gallery } = page;
  const { placeholder, contact, hasReport } = useSite();
  return (
    <Page seo={page.seo} hero={{ ...page.hero, form: true }} placeholder={placeholder}>
      <SheetRow id="formulir" label={form.mark} aside={form.gloss} heading={form.title} quiet>
        <NoScriptNotice text={page.noscript} contact={contact} />
        <DonationForm page={page} whatsapp={contact.whatsapp} hasReport={hasReport} />
        <LegalLine facts={page.legality} />
      </SheetRow>
      <AfterForm questions={questions} info={info} stats={stats} hasReport={hasReport} gallery={gallery} />
    </Page>
  );
}
