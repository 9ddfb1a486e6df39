import type { Browser, CDPSession, Page } from '@playwright/test';

export interface Network {
  name: string;
  /** kilobits a second, both ways. */
  kbps: number;
  /** Round trip in ms. */
  latency: number;
  type: 'cellular3g' | 'cellular4g';
}
export const slow4g: Network = { name: 'Slow 4G', kbps: 1600, latency: 150, type: 'cellular4g' };
export const thirdGeneration: Network = { name: '3G', kbps: 400, latency: 400, type: 'cellular3g' };

export interface Visit {
  page: Page;
  devtools: CDPSession;
  /** What the network has delivered since the visit began. */
  sent: { requests: number; bytes: number };
  /** When a page with this heading had been painted, and when something was pressed, in ms since 1970. */
  painted: { heading: string; at: number }[];
  pressed: number[];
  end(): Promise<void>;
}

interface Options {
  network?: Network;
  saveData?: boolean;
  width?: number;
  /** Factor by which the processor is slowed down. */
  processor?: number;
}

/** A phone with an empty cache; Chromium slows down network and processor. */
export async function visit(
  browser: Browser,
  { network, saveData = false, width = 390, processor = 1 }: Options,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const made: Visit = {
    page,
    devtools,
    sent: { requests: 0, bytes: 0 },
    painted: [],
    pressed: [],
    end: () => context.close(),
  };
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    made.sent.requests += Number(encodedDataLength > 0);
    made.sent.bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  if (network)
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: (network.kbps * 1000) / 8,
      uploadThroughput: (network.kbps * 1000) / 8,
      connectionType: network.type,
    });
  if (processor > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor });
  if (saveData) await devtools.send('Emulation.setDataSaverOverride' as never, { dataSaverEnabled: true } as never);
  await page.exposeBinding('tellPainted', (_, heading: string, at: number) => void made.painted.push({ heading, at }));
  await page.exposeBinding('tellPressed', (_, at: number) => void made.pressed.push(at));
  await page.addInitScript(watch);
  // Chromium measures the connection type late, and never under emulation.
  if (network?.type === 'cellular3g')
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '3g' } }),
    );
  return made;
}

/** Runs in every page: reports the visible heading and when it was painted. */
function watch() {
  const { tellPainted, tellPressed } = window as unknown as Record<string, (...times: unknown[]) => void>;
  if (top !== self) return;
  Object.assign(window, { interactions: [] });
  const since = (at: number) => performance.timeOrigin + at;
  let shown = '';
  const look = () => {
    const heading = document.querySelector('main h1')?.textContent ?? '';
    if (heading && heading !== shown) {
      shown = heading;
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => tellPainted?.(heading, since(performance.now())));
      port1.start();
      port2.postMessage(0);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener('pointerdown', ({ timeStamp }) => tellPressed?.(since(timeStamp)), true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) (window as unknown as { interactions: number[] }).interactions.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** ms from the last press until a heading other than `before` is painted. */
export async function untilPainted({ page, painted, pressed }: Visit, before: string): Promise<number> {
  for (let waited = 0; waited < 60_000; waited += 50) {
    const found = painted.findLast(({ heading, at }) => heading !== before && at > (pressed.at(-1) ?? Infinity));
    if (found) return found.at - (pressed.at(-1) as number);
    await page.waitForTimeout(50);
  }
  throw new Error(`No page after ${before} within a minute`);
}

/** Waits until React runs in every island. */
export const takenOver = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[data-island]:not([data-running])'), null, { timeout: 60_000 });

export const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') done(startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
