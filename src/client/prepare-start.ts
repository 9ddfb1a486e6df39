import { downloadCode } from './load-code.ts';
import { listening, pageLinks, planId, ready, startFailedId, stateless, type Start } from './protocol.ts';
import { ownButton } from './buttons.ts';
import { showTimedElements } from './timed-visibility.ts';
import { showNavigationProgress } from './next-page.ts';

/** Written into the page by the build: when to start, and the script that does (src/client/run-start.ts). */
const plan = JSON.parse(document.getElementById(planId)!.textContent) as { file: string; when: Start };

/** ms after a failure in which events do not start again: one scroll sends a hundred. */
const pause = 2000;
/** ms until a notice says that the start is slow. The start goes on. */
const slowAfter = 10_000;
/** No start before this time, in ms since 1970; Infinity while one runs. */
let pausedUntil = 0;
/** A deploy has replaced the files of this page. */
let isOutdated = false;
/** Event of the window: the application could not be started. */
const failed = 'start:failed';

const showNotice = () => {
  document.getElementById(startFailedId)!.hidden = false;
};

/** Starts at any event but a submit, except shortly after a failure. */
const startUnlessPaused = () => void (Date.now() > pausedUntil && start());

/** Runs the application once. After a failure a notice appears, and a later event tries again. */
async function start(): Promise<void> {
  if (pausedUntil === Infinity) return;
  pausedUntil = Infinity;
  const late = setTimeout(showNotice, slowAfter);
  try {
    await downloadCode(plan.file);
    const { runStart } = (await import(/* @vite-ignore */ plan.file)) as typeof import('./run-start.ts');
    await runStart();
  } catch (error) {
    showNotice();
    isOutdated = (error as { status?: number }).status === 404;
    pausedUntil = Date.now() + pause;
    dispatchEvent(new Event(failed));
  } finally {
    clearTimeout(late);
  }
}

const startEvents = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'];
/** ms after load: after a slow phone has painted, and before a sum is needed. */
const soon = 6000;
/** ms; the longest wait for an idle moment. */
const longestWait = 3000;

/** Starts at the visitor's first event, or at the time the plan names. Until then no code is downloaded. */
function startInTime(): void {
  for (const name of startEvents)
    addEventListener(name, (event) => isIntentional(event) && startUnlessPaused(), { capture: true, passive: true });
  // Also a form with a draft: what it held is there, its sums are not.
  if (plan.when !== 'intent' && !document.documentElement.hasAttribute(stateless)) return startUnlessPaused();
  addEventListener('load', () => {
    if (plan.when === 'soon') setTimeout(startUnlessPaused, soon);
    else if (plan.when === 'idle') afterPaint(startWhenIdle);
  });
}

/** False when layout moves under a resting mouse, and for presses on links: the next page needs the network. */
function isIntentional(event: Event): boolean {
  const { movementX, movementY, type, target } = event as PointerEvent;
  if (type === 'pointermove') return movementX !== 0 || movementY !== 0;
  return !(target as Element).closest?.(pageLinks);
}

const startWhenIdle = () => (globalThis.requestIdleCallback ?? setTimeout)(startUnlessPaused, { timeout: longestWait });

/** Runs after the first paint. In the Studio's preview at once: it is not painted before its application answers. */
function afterPaint(work: () => void): void {
  if (parent !== self) return work();
  new PerformanceObserver((_, paint) => {
    paint.disconnect();
    work();
  }).observe({ type: 'paint', buffered: true });
}

/**
 * Keeps early clicks and submits, and replays them once React has committed. A submit starts the application at once. If
 * the start fails, they are dropped: an action must not happen minutes later, when the visitor no longer expects it.
 */
function replayEarlyClicks(): void {
  const held: HTMLElement[] = [];
  const release = ({ type }: Event) => {
    for (const button of held.splice(0)) {
      button.removeAttribute('aria-busy');
      // Not `requestSubmit`, which Safari has from 16 on.
      if (type === ready) button.click();
    }
  };

  const holdClick = (event: Event) => {
    const button = (event.target as Element).closest?.('button');
    if (button?.type === 'button' && !ownButton(event)) held.push(button);
  };

  const holdSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.hasAttribute('action')) return;
    event.preventDefault();
    const { submitter } = event;
    if (submitter) {
      submitter.setAttribute('aria-busy', 'true');
      held.push(submitter);
    }
    // The form of the notice reloads an outdated page instead.
    if (isOutdated && form.parentElement!.id === startFailedId) location.reload();
    else void start();
  };

  addEventListener('click', holdClick, true);
  addEventListener('submit', holdSubmit, true);
  addEventListener(listening, () => {
    removeEventListener('click', holdClick, true);
    removeEventListener('submit', holdSubmit, true);
  });
  addEventListener(ready, release);
  addEventListener(failed, release);
}

/** Decides when the application runs, and keeps what a visitor does before that. */
export function prepareStart(): void {
  replayEarlyClicks();
  showNavigationProgress();
  showTimedElements();
  addEventListener('visibilitychange', showTimedElements);
  startInTime();
}
