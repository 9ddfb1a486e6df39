import { stateless } from '../protocol.ts';
import { prepare, start, type Plan } from './plan.ts';

const acts = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'];
/** ms after load: a phone has painted long before, and whoever wants figures has acted by then. */
const soon = 6000;
/** ms; work that is not urgent waits no longer than this for a moment without other work. */
const longestWait = 3000;

const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
const idle = (work: () => void) => whenIdle(work, { timeout: longestWait });

/** Starts at the visitor's first act, and at the time that the plan names. */
export function startInTime(plan: Plan): void {
  const begin = () => void start(plan);
  for (const name of acts)
    addEventListener(name, (event) => isMeant(event) && begin(), { capture: true, passive: true });
  if (plan.when === 'now' && !document.documentElement.hasAttribute(stateless)) return begin();
  addEventListener('load', () => {
    const early = plan.when === 'now' || plan.when === 'idle';
    const next = () => idle(early ? begin : () => prepareIdly(plan.modules.values(), begin));
    // A preview in the Studio is not painted before it has answered: it must not wait for that.
    if (parent === self) painted(next);
    else next();
    if (plan.when === 'soon') setTimeout(begin, soon);
  });
}

/** Browsers also send a move when a page is laid out under a resting mouse; nobody has acted then. */
function isMeant(event: Event): boolean {
  const { movementX, movementY } = event as PointerEvent;
  return event.type !== 'pointermove' || movementX !== 0 || movementY !== 0;
}

/**
 * One at a time: each costs a slow phone a few milliseconds, all together a long task. A missing file is found here,
 * before the visitor has typed anything, and starting then says so.
 */
function prepareIdly(modules: Iterator<string>, begin: () => void): void {
  const { value: href } = modules.next();
  if (!href) return;
  prepare(href).catch(begin);
  idle(() => prepareIdly(modules, begin));
}

/** When the page has been painted, which needs processor and network for itself. */
function painted(work: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return work();
  new PerformanceObserver((_, paint) => {
    paint.disconnect();
    work();
  }).observe({ type: 'paint', buffered: true });
}
