import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { paths } from '../src/page-table.ts';
import { compress } from '../src/publish/files/write-into.ts';
import { serve } from '../src/publish/host/serve.ts';
import { pageList } from '../src/publish/html/page-list.ts';
import { chromiumLaunch } from './chromium.ts';

// `npm run bench`: each built page against the same page without its scripts, in turns, because only ratios are reliable
// on a busy machine (docs/testing.md#speed). Exits with 1 if a figure misses its bar.
const rounds = 5;
/** ms that scripts may add to the blocking time: React, and on other pages what two runs of one page differ by. */
const mayBlock = (url: string) => ([paths.contact, paths.donation, paths.confirmation].includes(url) ? 250 : 30);

const withoutScripts = await mkdtemp(join(tmpdir(), 'bench-'));
await cp('dist', withoutScripts, { recursive: true });
for (const { file } of pageList) {
  const html = await readFile(join(withoutScripts, file), 'utf8');
  await writeFile(join(withoutScripts, file), html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, ''));
}
await compress(withoutScripts);
const servers = { site: await serve('dist', 0), plain: await serve(withoutScripts, 0) };
const browser = await chromium.launch(chromiumLaunch());

type Found = Record<'lcp' | 'tbt' | 'cls', number>;

/** Runs in the page: keeps what the browser measures. */
function record() {
  const found = { lcp: 0, tbt: 0, cls: 0 };
  Object.assign(window, { found });
  const observe = (type: string, add: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => add(entry as never))).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => (found.lcp = startTime));
  observe('longtask', ({ duration }) => (found.tbt += duration - 50));
  observe('layout-shift', ({ value }) => (found.cls += value));
}

/** Largest contentful paint (ms), blocking time (ms) and layout shift of a visit, as a phone on slow 4G. */
async function measure(variant: keyof typeof servers, url: string): Promise<Found> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await page.addInitScript(record);
  await page.goto(`http://localhost:${(servers[variant].address() as AddressInfo).port}${url}`);
  if (variant === 'site')
    await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-running])'));
  await page.waitForTimeout(2000);
  const found = await page.evaluate(() => (window as unknown as { found: Found }).found);
  await context.close();
  return found;
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;

try {
  for (const { name, url } of pageList) {
    const readings: Record<keyof typeof servers, Found[]> = { site: [], plain: [] };
    for (let round = 0; round < rounds; round += 1)
      for (const variant of ['site', 'plain'] as const) readings[variant].push(await measure(variant, url));
    const of = (key: keyof Found) => {
      const [site, plain] = [readings.site, readings.plain].map((all) => median(all.map((found) => found[key])));
      return { site: site as number, plain: plain as number };
    };
    const [lcp, tbt, cls] = [of('lcp'), of('tbt'), of('cls')];
    const figures = [
      ['LCP, times without scripts', lcp.site / lcp.plain, 1.05],
      ['TBT, ms above without scripts', tbt.site - tbt.plain, mayBlock(url)],
      ['CLS', cls.site, 0.01],
    ] as const;
    for (const [what, figure, atMost] of figures) {
      const line = `${name}: ${what}`.padEnd(46) + figure.toFixed(3).padStart(8);
      console.log(`${line}  ≤ ${atMost}${figure > atMost ? '  MISSED' : ''}`);
      if (figure > atMost) process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  for (const server of Object.values(servers)) server.close();
  await rm(withoutScripts, { recursive: true });
}
