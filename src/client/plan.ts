import { downloadCode } from './load-code.ts';
import { planId, startFailedId, type Start } from './protocol.ts';

/** Written into the page by the build. */
interface Plan {
  /** URL of what the start does (src/client/run-start.ts). */
  file: string;
  when: Start;
}

export const plan = JSON.parse(document.getElementById(planId)!.textContent) as Plan;

/** ms after a failure in which events do not start again: one scroll sends a hundred. */
const pause = 2000;
/** ms until a notice says that the start is slow. The start goes on. */
const patience = 10_000;
/** No start before this time, in ms since 1970; Infinity while one runs. */
let restsUntil = 0;
/** A deploy has replaced the files of this page. */
let isOutdated = false;
/** Event of the window: the application could not be started. */
export const failed = 'start:failed';

const showNotice = () => {
  document.getElementById(startFailedId)!.hidden = false;
};

/** Starts when a form is submitted. The form of the notice reloads an outdated page instead. */
export function startFor(form: HTMLFormElement): void {
  if (isOutdated && form.parentElement!.id === startFailedId) location.reload();
  else void start();
}

/** Starts at any other event, except shortly after a failure. */
export const startUnlessPaused = () => void (Date.now() > restsUntil && start());

/** Runs the application once. After a failure a notice appears, and a later event tries again. */
async function start(): Promise<void> {
  if (restsUntil === Infinity) return;
  restsUntil = Infinity;
  const late = setTimeout(showNotice, patience);
  try {
    await downloadCode(plan.file);
    const { runStart } = (await import(/* @vite-ignore */ plan.file)) as typeof import('./run-start.ts');
    await runStart();
  } catch (error) {
    showNotice();
    isOutdated = (error as { status?: number }).status === 404;
    restsUntil = Date.now() + pause;
    dispatchEvent(new Event(failed));
  } finally {
    clearTimeout(late);
  }
}
