import { paths } from '../page-table.ts';
import { prepareLink } from '../sections/give/form-fields.ts';
import { island } from '../ui/island.tsx';
import { Component, loader } from './donation.tsx';
import { GivingPart, prepareGiving } from './giving.tsx';

const load = () => import('./confirmation.tsx');

/** The form. While the visitor fills it in, the code of the confirmation loads. A failure shows at the submit. */
export const DonationIsland = island('donation', GivingPart, async () => {
  addEventListener('input', () => void load().catch(() => {}), { once: true });
  const ready = prepareGiving({ path: paths.donation, loader, Component }, { path: paths.confirmation, load });
  await Promise.all([prepareLink(), ready]);
});
