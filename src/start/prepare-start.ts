import { keepStateOnHashLinks } from '../history-entry.ts';
import { keepTime } from '../in-time.ts';
import { moved } from '../protocol.ts';
import { replayEarlyClicks } from './replay-early-clicks.ts';
import { showNavigationProgress } from './leaving.ts';
import { startFor } from './plan.ts';
import { startInTime } from './when.ts';

/** Decides when the application runs, and keeps what a visitor does before that. */
export function prepareStart(): void {
  addEventListener(moved, keepStateOnHashLinks());
  replayEarlyClicks(startFor);
  showNavigationProgress();
  keepTime();
  addEventListener('visibilitychange', keepTime);
  startInTime();
}
