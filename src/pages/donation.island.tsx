import { loadPage } from '../client/content.ts';
import { island } from '../ui/island.tsx';
import { DonationPage } from './donation.tsx';
import { addPage, GivingPart, prepareGiving } from './giving.tsx';

async function loadConfirmation(): Promise<void> {
  const [{ ConfirmationPage }] = await Promise.all([import('./confirmation.tsx'), loadPage('confirmation')]);
  addPage('confirmation', ConfirmationPage);
}

/** The form. The first input loads the confirmation. If that fails, the submit reports it. */
export default island('donation', GivingPart, async () => {
  addEventListener('input', () => void loadConfirmation().catch(() => {}), { once: true });
  await loadPage('donation');
  addPage('donation', DonationPage);
  prepareGiving(loadConfirmation);
});
