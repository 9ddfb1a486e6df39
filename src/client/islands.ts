import { failedRequest, hideLoadFailure, showCrash, showLoadFailure } from './load-failure.ts';
import { kept } from './kept.ts';
import { downloads, filled, held, islandsId, pageLinks, running, stateless } from './protocol.ts';

/** What an island needs; the build writes it into the page. */
export interface IslandPlan {
  /** URLs of its modules, each after its imports. The last two: src/main.tsx and the island's own. */
  modules: string[];
  /** URLs of content that it will ask for. */
  content: string[];
  props: object;
}

/** ms without a byte after which a download is given up. A slow file may take longer in all. */
const timeout = 10_000;
/** ms until a notice says that the start is slow. The start goes on. */
const slowAfter = 10_000;
/** ms after load: after a slow phone has painted, and before a sum is needed. */
const soon = 6000;

/**
 * Downloads a file to its last byte, or the browser's cache drops it. Rejects with a `status` unless the answer is what
 * was asked for: a captive portal answers 200 with HTML.
 */
async function fetchWhole(url: string): Promise<Response> {
  const ending = new AbortController();
  const wait = () => setTimeout(() => ending.abort(), timeout);
  let timer = wait();
  try {
    const response = await fetch(url, { signal: ending.signal });
    if (!response.ok || !/script|json/.test(response.headers.get('content-type') ?? ''))
      throw Object.assign(new Error(url), { status: response.status });
    const reader = response.body!.getReader();
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return new Response(new Blob(chunks));
      chunks.push(value);
      clearTimeout(timer);
      timer = wait();
    }
  } finally {
    clearTimeout(timer);
  }
}

const answers = ((globalThis as { [downloads]?: Map<string, Promise<Response>> })[downloads] = new Map());

/** Downloads a file once, unless it failed. */
function download(url: string): Promise<Response> {
  const answer = answers.get(url) ?? fetchWhole(url);
  answers.set(url, answer);
  answer.catch(() => answers.delete(url));
  return answer;
}

/** Downloads all files of an island. What fails is downloaded again, and reported, when the island runs. */
function downloadAll({ modules, content }: IslandPlan): void {
  for (const url of [...modules, ...content]) download(url).catch(() => {});
}

/**
 * Downloads everything at once, then runs one module per task. Download before import: Chromium (150) keeps a failed
 * import, and that of any file it imports, for the life of the page. No engine keeps a failed fetch.
 */
async function load(plan: IslandPlan): Promise<[typeof import('../main.tsx'), object]> {
  const { modules } = plan;
  downloadAll(plan);
  await Promise.all(modules.map((url) => download(url).catch(failedRequest)));
  const loaded: unknown[] = [];
  for (const url of modules) loaded.push(await import(/* @vite-ignore */ url));
  return loaded.slice(-2) as [typeof import('../main.tsx'), object];
}

/** ms after a failure in which acts do not start again: one scroll sends a hundred. */
const pause = 2000;
let failedAt = -Infinity;

/** Ends the busy state of what was pressed in this island too early (islands-early.ts); presses it if React runs now. */
function release(island: HTMLElement, isRunning: boolean): void {
  const acts = (globalThis as { [held]?: HTMLElement[] })[held] ?? [];
  // After a failure acts are dropped: nothing must happen minutes later, when nobody expects it.
  for (const button of acts.splice(0)) {
    // Of another island. One that React has replaced is not connected, and passes its press on (keep-typed.ts).
    if (button.isConnected && !island.contains(button)) {
      acts.push(button);
      continue;
    }
    button.removeAttribute('aria-busy');
    // Not `requestSubmit`, which Safari has from 16 on.
    if (isRunning) button.click();
  }
}

/** Says why an island did not start. Returns whether another try may help. */
function report(island: HTMLElement, error: Error & { isOfRequest?: true; status?: number }): boolean {
  if (error.isOfRequest) showLoadFailure(error.status === 404);
  else showCrash(island, error.message);
  // Nothing that is pressed from now on waits for a start that fails again.
  island.toggleAttribute(running, !error.isOfRequest);
  return Boolean(error.isOfRequest);
}

/** Returns a function that runs the island once. After a failed request it may be called again. */
function starter(island: HTMLElement, plan: IslandPlan): () => void {
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    const slow = setTimeout(showLoadFailure, slowAfter);
    try {
      const [{ runIsland }, module] = await load(plan);
      await runIsland(island, module, plan.props);
      island.toggleAttribute(running, true);
      release(island, true);
      hideLoadFailure();
    } catch (error) {
      started = !report(island, error as Error);
      failedAt = Date.now();
      release(island, false);
    } finally {
      clearTimeout(slow);
    }
  };
  return () => void start();
}

/** Runs the islands of the page: at the visitor's first act, soon after the page, or at once where sums must show. */
export function startIslands(): void {
  const plans = document.getElementById(islandsId);
  if (!plans) return;
  const known = JSON.parse(plans.textContent) as Record<string, IslandPlan>;
  const starts = Array.from(document.querySelectorAll<HTMLElement>('[data-island]'), (island) =>
    starter(island, known[island.dataset.island!]!),
  );
  const startAll = () => starts.forEach((start) => start());
  for (const name of ['pointerdown', 'keydown', 'focusin', 'scroll', 'submit'])
    addEventListener(
      name,
      ({ target, type }) => {
        // A press on a link: the next page needs the network.
        if (type === 'submit' || (Date.now() > failedAt + pause && !(target as Element).closest?.(pageLinks)))
          startAll();
      },
      { capture: true, passive: true },
    );
  // These do not wait: a transfer, a form that Back has restored or a link fills in, and what was pressed already.
  const isUrgent = kept() || (globalThis as { [held]?: HTMLElement[] })[held]?.length;
  const isPrepared = document.querySelector(`[${filled}]`);
  if (isPrepared || (isUrgent && !document.documentElement.hasAttribute(stateless))) startAll();
  else
    addEventListener('load', () => {
      setTimeout(startAll, soon);
      // The sum of a first choice must not wait for the network.
      Object.values(known).forEach(downloadAll);
    });
}
