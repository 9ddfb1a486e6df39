import { rethrowAsRequest, hideLoadFailure, showCrash, showLoadFailure } from './load-failure.ts';
import { keptState } from './kept-state.ts';
import { downloads, filled, held, islandsId, pageLinks, running } from './protocol.ts';

/** What an island needs. The build writes it into the page as JSON. */
export interface IslandPlan {
  /** URLs of its modules. Each stands after its imports. The last two are src/main.tsx and the island's own module. */
  modules: string[];
  /** URLs of the content that it will fetch. */
  content: string[];
  props: object;
}

/** A download fails after this many ms without a new byte. The whole download may take longer. */
const timeout = 10_000;
/** ms after which a notice says that the start is slow. The start continues. */
const slowAfter = 10_000;
/** ms from the `load` event to the start. By then a slow phone has painted, and few visitors have needed a sum. */
const startAfter = 6000;

/**
 * Downloads a file to its last byte, because the browser's cache drops a partial one. Resolves to a copy of the file if
 * that is JSON. For a module the copy is empty, because `import` reads the module from the browser's cache. Rejects with
 * a `status` if the response is an error or has another type: a captive portal sends HTML with the status 200.
 */
async function fetchWhole(url: string): Promise<Response> {
  const ending = new AbortController();
  const wait = () => setTimeout(() => ending.abort(), timeout);
  let timer = wait();
  try {
    const response = await fetch(url, { signal: ending.signal });
    const [type] = /script|json/.exec(response.headers.get('content-type') ?? '') ?? [];
    if (!response.ok || !type) throw Object.assign(new Error(url), { status: response.status });
    const reader = response.body!.getReader();
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return new Response(new Blob(chunks));
      if (type === 'json') chunks.push(value);
      clearTimeout(timer);
      timer = wait();
    }
  } finally {
    clearTimeout(timer);
  }
}

const responses = ((globalThis as { [downloads]?: Map<string, Promise<Response>> })[downloads] = new Map());

/** Downloads a file once. The next call tries again only if the download has failed. */
function download(url: string): Promise<Response> {
  const response = responses.get(url) ?? fetchWhole(url);
  responses.set(url, response);
  response.catch(() => responses.delete(url));
  return response;
}

/** Downloads all files of an island. Ignores failures, because the start of the island tries again and reports them. */
function downloadAll({ modules, content }: IslandPlan): void {
  for (const url of [...modules, ...content]) download(url).catch(() => {});
}

/**
 * Downloads all files in parallel, then runs one module per task. The download comes before the import, because
 * Chromium (150) never repeats a failed import of a module or of its imports. All engines repeat a failed fetch.
 */
async function load(plan: IslandPlan): Promise<[typeof import('../main.tsx'), object]> {
  const { modules } = plan;
  downloadAll(plan);
  await Promise.all(modules.map((url) => download(url).catch(rethrowAsRequest)));
  const loaded: unknown[] = [];
  for (const url of modules) loaded.push(await import(/* @vite-ignore */ url));
  return loaded.slice(-2) as [typeof import('../main.tsx'), object];
}

/** For this many ms after a failure, events do not start the islands again: one scroll sends a hundred events. */
const pause = 2000;
let failedAt = -Infinity;

/** Ends the busy state of buttons that were pressed too early (islands-early.ts). Presses them if React runs now. */
function release(island: HTMLElement, isRunning: boolean): void {
  const pressed = (globalThis as { [held]?: HTMLElement[] })[held] ?? [];
  // After a failure the presses are dropped, because nobody expects them to take effect minutes later.
  for (const button of pressed.splice(0)) {
    // The button belongs to another island. A button that React has replaced is not connected (keep-typed.ts).
    if (button.isConnected && !island.contains(button)) {
      pressed.push(button);
      continue;
    }
    button.removeAttribute('aria-busy');
    // `requestSubmit` is missing in Safari before 16.
    if (isRunning) button.click();
  }
}

/** Tells the visitor why an island did not start. Returns whether another attempt may succeed. */
function reportFailure(island: HTMLElement, error: Error & { isOfRequest?: true; status?: number }): boolean {
  if (error.isOfRequest) showLoadFailure(error.status === 404);
  else showCrash(island, error.message);
  // After a crash the island counts as running, so that islands-early.ts holds no more presses.
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
      started = !reportFailure(island, error as Error);
      failedAt = Date.now();
      release(island, false);
    } finally {
      clearTimeout(slow);
    }
  };
  return () => void start();
}

/**
 * Starts the islands of the page: at the visitor's first event, or some seconds after the page has loaded. They start
 * at once where the page must show sums.
 */
export function startIslands(): void {
  const plans = document.getElementById(islandsId);
  if (!plans) return;
  const planOf = JSON.parse(plans.textContent) as Record<string, IslandPlan>;
  const starts = Array.from(document.querySelectorAll<HTMLElement>('[data-island]'), (island) =>
    starter(island, planOf[island.dataset.island!]!),
  );
  const startAll = () => starts.forEach((start) => start());
  for (const name of ['pointerdown', 'keydown', 'focusin', 'scroll', 'submit'])
    addEventListener(
      name,
      ({ target, type }) => {
        const isPaused = Date.now() <= failedAt + pause;
        // A press on a link starts nothing, because the next page needs the network.
        const isOnLink = (target as Element).closest?.(pageLinks);
        if (type === 'submit' || !(isPaused || isOnLink)) startAll();
      },
      { capture: true, passive: true },
    );
  // The start is urgent for a transfer, for a form that Back or a link has filled in, and after an early press.
  const wasPressed = (globalThis as { [held]?: HTMLElement[] })[held]?.length;
  if (keptState() || wasPressed || document.querySelector(`[${filled}]`)) startAll();
  else
    addEventListener('load', () => {
      setTimeout(startAll, startAfter);
      // The files arrive before the visitor's first choice, so that its sum does not wait for the network.
      Object.values(planOf).forEach(downloadAll);
    });
}
