import { useLoaderData } from 'react-router-dom';
import { loadPage } from '../client/content.ts';
import { DistributionGallery } from '../sections/distribution-gallery.tsx';
import { Answers } from '../sections/disclosures.tsx';
import { DonationForm } from '../sections/give/form/donation-form.tsx';
import { NoScriptNotice } from '../sections/give/transfer/no-script-notice.tsx';
import { LegalLine } from '../sections/legal-line.tsx';
import { WakafInfo } from '../sections/wakaf-info.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { Page, useSite } from './page.tsx';

export const loader = () => loadPage('donation');

export function Component() {
  const page = useLoaderData<typeof loader>();
  const { form, info, stats, questions, gallery } = page;
  const { placeholder, contact, hasReport } = useSite();
  return (
    <Page seo={page.seo} hero={{ ...page.hero, emblem: 'sprout', low: true }} placeholder={placeholder}>
      <SheetRow id="formulir" heading={form.title} gloss={form.gloss}>
        <NoScriptNotice text={page.noscript} contact={contact} />
        <DonationForm page={page} whatsapp={contact.whatsapp} />
        <LegalLine facts={page.legality} />
      </SheetRow>
      <SheetRow id="tanya-jawab" heading={questions.heading}>
        <Answers items={questions.items} />
      </SheetRow>
      <WakafInfo info={info} stats={stats} hasReport={hasReport} />
      <DistributionGallery {...gallery} />
    </Page>
  );
}
