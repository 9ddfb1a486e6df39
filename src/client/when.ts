import { pageLinks, stateless } from './protocol.ts';
import { plan, startUnlessPaused } from './plan.ts';

const acts = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'];
/** ms after load: after a slow phone has painted, and before a sum is needed. */
const soon = 6000;
/** ms; the longest wait for an idle moment. */
const longestWait = 3000;

const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

/** Starts at the visitor's first event, or at the time the plan names. Until then no code is downloaded. */
export function startInTime(): void {
  for (const name of acts)
    addEventListener(name, (event) => isMeant(event) && startUnlessPaused(), { capture: true, passive: true });
  if (plan.when === 'now' && !document.documentElement.hasAttribute(stateless)) return startUnlessPaused();
  addEventListener('load', () => {
    if (plan.when === 'soon') setTimeout(startUnlessPaused, soon);
    else if (plan.when === 'idle') painted(() => whenIdle(startUnlessPaused, { timeout: longestWait }));
  });
}

/**
 * Ignores the pointermove that browsers send when a page is laid out under a resting mouse, and presses on links: the
 * next page needs the network more than this one.
 */
function isMeant(event: Event): boolean {
  const { movementX, movementY, type, target } = event as PointerEvent;
  if (type === 'pointermove') return movementX !== 0 || movementY !== 0;
  return !(target as Element).closest?.(pageLinks);
}

/** Runs after the first paint. In the Studio's preview at once: it is not painted before its application answers. */
function painted(work: () => void): void {
  if (parent !== self) return work();
  new PerformanceObserver((_, paint) => {
    paint.disconnect();
    work();
  }).observe({ type: 'paint', buffered: true });
}
