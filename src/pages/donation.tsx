import { useLoaderData } from 'react-router-dom';
import { loadCurrent, loadPage } from '../content/load.ts';
import { DistributionGallery } from '../sections/distribution-gallery.tsx';
import { DonationForm } from '../sections/donation-form.tsx';
import { NoScriptNotice } from '../sections/no-script-notice.tsx';
import { useDonationForm } from '../sections/use-donation-form.ts';
import { WakafInfo } from '../sections/wakaf-info.tsx';
import { DocumentHead } from '../ui/document-head.tsx';
import { PlaceholderBand } from '../ui/placeholder-band.tsx';
import { PageHead, Sheet, SheetRow } from '../ui/sheet.tsx';
import { useSite } from './use-site.ts';

export const loader = () => loadPage('donation');

const pricesHold = () =>
  loadCurrent('donation').then(
    () => true,
    () => false,
  );

/** Fetched while the form is being filled in, so that it is there when the visitor goes on. What fails is told then. */
const expectConfirmation = () => import('./confirmation.tsx').then(({ loader: load }) => load()).catch(() => {});

export function Component() {
  const { seo, hero, form, prices, breakdown, noscript, wakafIntention, info, stats, gallery } =
    useLoaderData<typeof loader>();
  const { productName, placeholder, contact } = useSite();
  const state = useDonationForm(prices, { pricesHold, expectConfirmation });
  return (
    <>
      <DocumentHead
        {...seo}
        productName={productName}
        error={state.refused && Object.keys(state.problems).length > 0}
      />
      {placeholder && <PlaceholderBand />}
      <Sheet>
        <PageHead {...hero} />
        <SheetRow id="formulir" mark={form.mark} gloss={form.gloss} heading={form.title}>
          <NoScriptNotice text={noscript} contact={contact} />
          <DonationForm
            copy={form}
            breakdown={breakdown}
            prices={prices}
            wakafIntention={wakafIntention}
            state={state}
          />
        </SheetRow>
        <WakafInfo info={info} stats={stats} />
        <DistributionGallery {...gallery} />
      </Sheet>
    </>
  );
}
