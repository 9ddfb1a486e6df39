import { keep, kept, store } from '../../client/kept.ts';
import { paths } from '../../page-table.ts';

/** Adds to what the confirmation keeps. */
export function keepTransfer(more: object): void {
  // After a failed pushState the confirmation is briefly shown in the history entry of the form.
  if (location.pathname !== paths.confirmation) return;
  const state = { ...(kept() as object), ...more };
  keep(state);
  store(paths.confirmation, state);
}
