import { mendBareEntries } from '../history-entry.ts';
import { keepTime } from '../in-time.ts';
import { moved } from '../protocol.ts';
import { holdActs } from './held-acts.ts';
import { watchLeaving } from './leaving.ts';
import { startFor } from './plan.ts';
import { startInTime } from './when.ts';

/** Decides when the application runs, and keeps what a visitor does before that. */
export function begin(): void {
  addEventListener(moved, mendBareEntries());
  holdActs(startFor);
  watchLeaving();
  keepTime();
  addEventListener('visibilitychange', keepTime);
  startInTime();
}
