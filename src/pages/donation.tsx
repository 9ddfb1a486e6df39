import { useRevalidator } from 'react-router-dom';
import { askAhead, canOpen, currentPrices, loadCurrent } from '../content/load.ts';
import { loadPageCode } from '../client/load-page-code.ts';
import { paths } from '../page-table.ts';
import { DonationForm } from '../sections/give/donation-form.tsx';
import { LateAfterForm, LateLegalLine } from '../sections/give/late-form-parts.tsx';
import { NoScriptNotice } from '../sections/give/no-script-notice.tsx';
import { useDonationForm } from '../sections/give/use-donation-form.ts';
import { SheetRow } from '../ui/sheet.tsx';
import { Page, usePage, useSite } from './page.tsx';

let expected: Promise<unknown> | undefined;

/** Loads the confirmation while the form is being filled in. A failure is reported at the submit. */
const expectConfirmation = () =>
  (expected ??= loadPageCode('confirmation')
    .then(() => loadCurrent('confirmation'))
    .catch(() => {}));

/** If a file is missing after a deploy, the page can still be loaded from the server. */
const confirmationOpens = () =>
  Promise.all([loadPageCode('confirmation'), askAhead('confirmation')]).then(
    () => true,
    () => canOpen(paths.confirmation),
  );

export function Component() {
  const page = usePage<'donation'>();
  const { form, prices, info, stats } = page;
  const { placeholder, contact, hasReport } = useSite();
  const { revalidate: showPrices } = useRevalidator();
  const state = useDonationForm(prices, { currentPrices, showPrices, expectConfirmation, confirmationOpens });
  return (
    <Page
      seo={page.seo}
      hero={{ ...page.hero, form: true }}
      placeholder={placeholder}
      error={state.refused && Object.keys(state.problems).length > 0}
    >
      <SheetRow id="formulir" label={form.mark} aside={form.gloss} heading={form.title} quiet>
        <NoScriptNotice text={page.noscript} contact={contact} />
        <DonationForm page={page} whatsapp={contact.whatsapp} hasReport={hasReport} state={state} />
        <LateLegalLine facts={page.legality} />
      </SheetRow>
      <LateAfterForm
        questions={page.questions}
        info={info}
        stats={stats}
        hasReport={hasReport}
        gallery={page.gallery}
      />
    </Page>
  );
}
