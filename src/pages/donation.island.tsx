import { loadPage } from '../client/content.ts';
import { island } from '../islands/island.tsx';
import { DonationPage } from './donation.tsx';
import { createGivingRouter } from './giving-router.tsx';

const router = createGivingRouter(async () => {
  const [{ ConfirmationPage }] = await Promise.all([import('./confirmation.tsx'), loadPage('confirmation')]);
  router.addPage('confirmation', ConfirmationPage);
});

/** The form. The first input loads the confirmation. If that fails, the submit tries again, then leaves it to the server. */
export default island('donation', router.Island, async () => {
  addEventListener('input', () => void router.loadOther().catch(() => {}), { once: true });
  await loadPage('donation');
  router.addPage('donation', DonationPage);
});
