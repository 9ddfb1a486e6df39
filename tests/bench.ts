import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import quranPage from '../content-fallback/quranPage.json' with { type: 'json' };
import { paths } from '../src/page-table.ts';
import { compress } from '../src/publish/files/write-into.ts';
import { serve } from '../src/publish/host/serve.ts';
import { serveStandInReader } from '../src/publish/host/stand-in-reader.ts';
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
// A reader that does not answer makes room for a message, which is a layout shift.
await serveStandInReader(quranPage.reader.url);
const servers = [await serve('dist', 0), await serve(withoutScripts, 0)];
const browser = await chromium.launch(chromiumLaunch());

const nothing = { lcp: 0, tbt: 0, cls: 0 };
type Found = typeof nothing;

/** Runs in the page: keeps what the browser measures. */
function record(found: Found) {
  Object.assign(window, { found });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      if (entry.entryType === 'longtask') found.tbt += entry.duration - 50;
      else if (entry.entryType === 'layout-shift') found.cls += entry.value;
      else found.lcp = entry.startTime;
  }).observe({ entryTypes: ['largest-contentful-paint', 'longtask', 'layout-shift'] });
}

/** Largest contentful paint (ms), blocking time (ms) and layout shift of a visit, as a phone on slow 4G. */
async function measure(address: string): Promise<Found> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await page.addInitScript(record, nothing);
  await page.goto(address);
  await page.waitForTimeout(4000); // React starts at the load event
  const found = await page.evaluate(() => (window as unknown as { found: Found }).found);
  await context.close();
  return found;
}

for (const { name, url } of pageList) {
  const found: Found[][] = servers.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, server] of servers.entries())
      found[index]?.push(await measure(`http://localhost:${(server.address() as AddressInfo).port}${url}`));
  const medians = (key: keyof Found) =>
    found.map((all) => all.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(rounds / 2)]) as [
      number,
      number,
    ];
  const [[lcp, plainLcp], [tbt, plainTbt], [cls]] = [medians('lcp'), medians('tbt'), medians('cls')];
  const figures = [
    ['LCP, times without scripts', lcp / plainLcp, 1.05],
    ['TBT, ms above without scripts', tbt - plainTbt, mayBlock(url)],
    ['CLS', cls, 0.01],
  ] as const;
  for (const [what, figure, atMost] of figures) {
    const verdict = figure > atMost ? `  more than ${atMost}` : '';
    console.log(`${`${name}: ${what}`.padEnd(46)}${figure.toFixed(3).padStart(8)}${verdict}`);
    if (verdict) process.exitCode = 1;
  }
}
await browser.close();
await rm(withoutScripts, { recursive: true });
process.exit(); // the stand-in reader still listens
