import { downloadCode } from './load-code.ts';
import { planId, startFailedId, type Start } from './protocol.ts';

/** How a page starts; the build writes it into the page (src/publish/html/start-plan.ts). */
export interface Plan {
  /** URLs of everything that runs at the start: what a file imports stands before it, the entry last. */
  modules: string[];
  /** URLs of what it shows. */
  content: string[];
  when: Start;
}

/** The last module of the plan: src/main.tsx, in a preview studio/preview/main.ts. */
interface Entry {
  start(): Promise<unknown>;
}

export const plan = JSON.parse(document.getElementById(planId)!.textContent) as Plan;

/** Downloads and compiles a module, so that only running it is left. */
async function preload(href: string): Promise<void> {
  await downloadCode(href);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/** ms after a failure in which no event starts again: one scroll sends a hundred. */
const pause = 2000;
/** ms after which the visitor sees a notice of a slow start. The start goes on. */
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

/** Starts because this form was submitted. The notice's form reloads instead when the page is outdated. */
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
  let ending: AbortController | undefined;
  try {
    ending = new AbortController();
    // In parallel with the modules. The application requests it again and reports a failure.
    for (const url of plan.content)
      fetch(url, { signal: ending.signal })
        .then((answer) => answer.blob())
        .catch(() => {});
    await (await run(plan.modules)).start();
  } catch (error) {
    // Chromium makes a second request for the same file wait for this one, which may never end.
    ending?.abort();
    showNotice();
    isOutdated = (error as { status?: number }).status === 404;
    restsUntil = Date.now() + pause;
    dispatchEvent(new Event(failed));
  } finally {
    clearTimeout(late);
  }
}

/** Downloads all modules in parallel and runs them in order, one short task each. */
async function run(modules: string[]): Promise<Entry> {
  const ready = modules.map(preload);
  Promise.all(ready).catch(() => {}); // the loop below throws the first failure
  let entry: unknown;
  for (const [index, href] of modules.entries()) {
    await ready[index];
    entry = await import(/* @vite-ignore */ href);
  }
  return entry as Entry;
}
