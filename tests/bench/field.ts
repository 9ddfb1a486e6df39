import type { Browser, Page } from '@playwright/test';
import { paths } from '../../src/page-table.ts';
import { words } from '../../src/words.ts';
import { median, quantile, type Report } from './report.ts';
import type { Origins } from './variants.ts';

const networks = {
  'Slow 4G': { kbps: 1600, latency: 150, effectiveType: '4g' },
  '3G': { kbps: 400, latency: 400, effectiveType: '3g' },
};
type Network = keyof typeof networks;

interface Phone {
  network?: Network;
  /** Factor by which the processor is slowed down. */
  processor?: number;
}

async function slowDown(page: Page, { network, processor = 1 }: Phone): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor });
  if (!network) return;
  const { kbps, latency, effectiveType } = networks[network];
  const throughput = (kbps * 1000) / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  // Chromium measures the connection late, and never under emulation.
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), {
    saveData: false,
    effectiveType,
  });
}

/** Runs in every page: keeps the time of the last press for the next page, and how long each interaction took. */
function record() {
  if (top !== self) return;
  const at = ({ timeStamp }: Event) => String(performance.timeOrigin + timeStamp);
  addEventListener('pointerdown', (event) => sessionStorage.setItem('pressed', at(event)), true);
  const interactions: number[] = [];
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) interactions.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Opens a page on a phone with an empty cache, as Chromium slows it down, measures, and closes it. */
async function visit<Result>(
  browser: Browser,
  url: string,
  phone: Phone,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    await slowDown(page, phone);
    await page.addInitScript(record);
    await page.goto(url);
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** The time of the first contentful paint: `at` in ms since 1970, `after` in ms since the navigation began. */
const firstPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ at: number; after: number }>((done) =>
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === 'first-contentful-paint') done({ at: performance.timeOrigin + startTime, after: startTime });
        }).observe({ type: 'paint', buffered: true }),
      ),
  );

/** Measures paints, a change of page and an early submit on slow networks, over HTTP/2 and compressed. */
export async function field(browser: Browser, origins: Origins, report: Report): Promise<void> {
  for (const path of [paths.home, paths.donation]) {
    const paint = (origin: string) => () =>
      visit(browser, origin + path, { network: '3G' }, async (page) => (await firstPaint(page)).after);
    const { site, bare } = await report.inTurn({ site: paint(origins.site), bare: paint(origins.bare) });
    report.row(`3G ${path}: FCP, times bare`, median(site) / median(bare), { atMost: 1.15 });
  }
  for (const network of ['Slow 4G', '3G'] as const) {
    const next = (origin: string) => () => visit(browser, origin + paths.home, { network, processor: 6 }, followLink);
    const { site, noScript } = await report.inTurn({ site: next(origins.site), noScript: next(origins['no-script']) });
    report.row(`${network}: tap to next page, times no-script`, median(site) / median(noScript), { atMost: 1 });
    const press = () => visit(browser, origins.site + paths.donation, { network, processor: 6 }, earlySubmit);
    const { early } = await report.inTurn({ early: press });
    report.row(`${network}: early submit, ms to a reaction`, median(early), { atMost: 100 });
  }
  const bytes = await visit(browser, origins.site + paths.home, { network: 'Slow 4G' }, bytesAtRest);
  report.row('home without interaction, kB', bytes / 1000, { atMost: 150 });
}

/** ms from the press of a link until the next page is painted. */
async function followLink(page: Page): Promise<number> {
  await page.waitForLoadState();
  await page.locator(`main a[href^="${paths.donation}"]`).first().click();
  await page.waitForURL(new RegExp(paths.donation), { waitUntil: 'commit' });
  const { at } = await firstPaint(page);
  return at - Number(await page.evaluate(() => sessionStorage.getItem('pressed')));
}

/** ms from a submit, before React runs, until the page shows a reaction. */
async function earlySubmit(page: Page): Promise<number> {
  const shown = page.evaluate(
    () =>
      new Promise<number>((done) =>
        addEventListener(
          'submit',
          ({ timeStamp }) => {
            // A busy button, an error at a field, or the focused list of errors.
            const reactions = '[aria-busy=true], form [role=alert], [role=group][tabindex="-1"]';
            const check = (now: number) =>
              document.querySelector(reactions) ? done(now - timeStamp) : void requestAnimationFrame(check);
            requestAnimationFrame(check);
          },
          true,
        ),
      ),
  );
  await page.locator('main form [type=submit], main form button:not([type])').last().click();
  return shown;
}

/** Bytes on the wire of a visit of fifteen seconds in which nothing is touched. */
async function bytesAtRest(page: Page): Promise<number> {
  await page.waitForTimeout(15_000);
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => (entry as PerformanceResourceTiming).transferSize)
      .reduce((sum, size) => sum + size, 0),
  );
}

const form = (page: Page) => page.locator('main form');
const preset = (page: Page) => form(page).locator('label:has([name=nominal-pilihan])').first().click();
const submit = (page: Page) => form(page).locator('button').last().click();
const fillIn = (page: Page) => form(page).locator('input[autocomplete=name]').pressSequentially('Fatimah');

async function copyTotal(page: Page): Promise<void> {
  await preset(page);
  await fillIn(page);
  await submit(page);
  await page.locator('main [id=jumlah-transfer]').waitFor();
  // Only the copy is measured.
  await page.evaluate(() => (window as unknown as { interactions: number[] }).interactions.splice(0));
  await page.getByRole('button', { name: words.copy.label(words.copy.total) }).click();
}

const controls: [name: string, path: string, press: (page: Page) => Promise<void>][] = [
  ['menu', paths.home, (page) => page.getByRole('button', { name: words.nav.openMenu }).click()],
  ['theme', paths.home, (page) => page.getByRole('button', { name: words.nav.theme }).first().click()],
  ['type', paths.donation, (page) => form(page).locator('label:has([name=jenis])').nth(1).click()],
  ['preset', paths.donation, preset],
  ['typing', paths.donation, fillIn],
  ['submit', paths.donation, submit],
  ['copy, on the page after the form', paths.donation, copyTotal],
];

/** First taps with the processor six times slower; the tap itself starts the application. */
export async function taps(browser: Browser, site: string, report: Report): Promise<void> {
  const started = () => !document.querySelector('[data-island]:not([data-running])');
  for (const [name, path, press] of controls) {
    const times: number[] = [];
    // A 75th percentile needs more readings than a median.
    for (let round = 0; round < 2 * report.rounds; round += 1)
      times.push(
        await visit(browser, site + path, { processor: 6 }, async (page) => {
          await press(page);
          await page.waitForFunction(started, null, { timeout: 60_000 });
          await page.waitForTimeout(1000);
          return page.evaluate(() => Math.max(0, ...(window as unknown as { interactions: number[] }).interactions));
        }),
      );
    report.row(`first tap, ${name}: INP, ms, p75`, quantile(times, 0.75), { atMost: 200 });
  }
}
