import { take } from '../fetch-code.ts';
import { planId, startFailedId, type Start } from '../protocol.ts';

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

/** Fetches a module and has it compiled, so that only running it is left. */
async function prepare(href: string): Promise<void> {
  await take(href);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/** ms after a failure in which acts do not start anew: a scroll is a hundred of them. */
const pause = 2000;
/** ms after which a slow start is reported to the visitor. It goes on; nobody needs to wait for it. */
const patience = 10_000;
/** When an act may start it, in ms since 1970; without end while it runs. */
let restsUntil = 0;
/** Of an older build than what the server has now. */
let old = false;
/** Event of the window: the application could not be started. */
export const failed = 'start:failed';

const tell = () => {
  document.getElementById(startFailedId)!.hidden = false;
};

/** Starts because this form was sent. That of the notice brings a new page where only that can help. */
export function startFor(form: HTMLFormElement): void {
  if (old && form.parentElement!.id === startFailedId) location.reload();
  else void start();
}

/** Starts at an act that is not about starting: not at once after a failure. */
export const startByTheWay = () => void (Date.now() > restsUntil && start());

/** Runs the application, once. When something cannot be had it says so, and a later act tries again. */
async function start(): Promise<void> {
  if (restsUntil === Infinity) return;
  restsUntil = Infinity;
  const late = setTimeout(tell, patience);
  const ending = new AbortController();
  // Beside the modules; the application asks again and finds it in the cache, or tells that it cannot be had.
  for (const url of plan.content)
    fetch(url, { signal: ending.signal })
      .then((answer) => answer.blob())
      .catch(() => {});
  try {
    await (await run(plan.modules)).start();
  } catch (error) {
    // Chromium lets whoever asks for the same file wait for an answer that may never come.
    ending.abort();
    tell();
    old = String(error).endsWith('404');
    restsUntil = Date.now() + pause;
    dispatchEvent(new Event(failed));
  } finally {
    clearTimeout(late);
  }
}

/** Fetches all at once and runs one after the other, each when all that it imports has run: a short task each. */
async function run(modules: string[]): Promise<Entry> {
  const ready = modules.map(prepare);
  Promise.all(ready).catch(() => {}); // the first that is awaited tells
  let entry: unknown;
  for (const [index, href] of modules.entries()) {
    await ready[index];
    entry = await import(/* @vite-ignore */ href);
  }
  return entry as Entry;
}
