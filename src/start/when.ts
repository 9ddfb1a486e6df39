import { pageLinks, stateless } from '../protocol.ts';
import { plan, startByTheWay } from './plan.ts';

const acts = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'];
/** ms after load: a phone has painted long before, and whoever wants figures has acted by then. */
const soon = 6000;
/** ms; work that is not urgent waits no longer than this for a moment without other work. */
const longestWait = 3000;

const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

/**
 * Starts at the visitor's first act, and at the time that the plan names. Before that nothing is fetched: who only reads
 * pays for what is read.
 */
export function startInTime(): void {
  for (const name of acts)
    addEventListener(name, (event) => isMeant(event) && startByTheWay(), { capture: true, passive: true });
  if (plan.when === 'now' && !document.documentElement.hasAttribute(stateless)) return startByTheWay();
  addEventListener('load', () => {
    if (plan.when === 'soon') setTimeout(startByTheWay, soon);
    else if (plan.when !== 'intent') painted(() => whenIdle(startByTheWay, { timeout: longestWait }));
  });
}

/**
 * Browsers also send a move when a page is laid out under a resting mouse; nobody has acted then. And who presses a link
 * leaves: the next page is not to share the network with what this one would need.
 */
function isMeant(event: Event): boolean {
  const { movementX, movementY, type, target } = event as PointerEvent;
  if (type === 'pointermove') return movementX !== 0 || movementY !== 0;
  return !(target as Element).closest?.(pageLinks);
}

/**
 * When the page has been painted, which needs processor and network for itself. A preview in the Studio is not painted
 * before it has answered: it must not wait for that.
 */
function painted(work: () => void): void {
  if (parent !== self) return work();
  new PerformanceObserver((_, paint) => {
    paint.disconnect();
    work();
  }).observe({ type: 'paint', buffered: true });
}
