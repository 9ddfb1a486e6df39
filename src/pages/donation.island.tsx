import { paths } from '../page-table.ts';
import { island } from '../ui/island.tsx';
import { Component, loader } from './donation.tsx';
import { GivingPart, prepareGiving } from './giving.tsx';

const loadConfirmation = () => import('./confirmation.tsx');

/** The form. The first input loads the code of the confirmation. If that fails, the submit reports it. */
export default island('donation', GivingPart, async () => {
  addEventListener('input', () => void loadConfirmation().catch(() => {}), { once: true });
  const confirmation = { path: paths.confirmation, load: loadConfirmation };
  await prepareGiving({ path: paths.donation, loader, Component }, confirmation);
});
