import { paths } from '../page-table.ts';
import { island } from '../ui/island.tsx';
import { Component, loader } from './donation.tsx';
import { GivingPart, prepareGiving } from './giving.tsx';

const load = () => import('./confirmation.tsx');

/** The form. What it leads to is fetched while it is filled in; a failure is found at the submit. */
export const DonationIsland = island('donation', GivingPart, () => {
  addEventListener('input', () => void load().catch(() => {}), { once: true });
  return prepareGiving({ path: paths.donation, loader, Component }, { path: paths.confirmation, load });
});
