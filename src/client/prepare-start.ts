import { showTimedElements } from './timed-visibility.ts';
import { replayEarlyClicks } from './replay-early-clicks.ts';
import { showNavigationProgress } from './next-page.ts';
import { startFor } from './plan.ts';
import { startInTime } from './when.ts';

/** Decides when the application runs, and keeps what a visitor does before that. */
export function prepareStart(): void {
  replayEarlyClicks(startFor);
  showNavigationProgress();
  showTimedElements();
  addEventListener('visibilitychange', showTimedElements);
  startInTime();
}
