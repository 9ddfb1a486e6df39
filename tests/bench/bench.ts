import { cp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { pageList } from '../../src/publish/html/page-list.ts';
import { serve } from '../../src/publish/host/serve.ts';
import { findChromium } from '../chromium.ts';
import { weigh } from './weigh.ts';

/**
 * `npm run bench`: Lighthouse mobile on the built output. The site and its limit (the same page with
 * its scripts removed) are measured in turn in one run, because only ratios hold on a noisy machine.
 * Options: `--runs 5`, `--pages home,donation`, `--assert` (exit 1 when a limit of docs/testing.md#speed is missed).
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    assert: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const names = values.pages?.split(',') ?? pageList.map(({ name }) => name);
const [siteFolder, limitFolder] = ['.cache/site', '.cache/limit'];
const [sitePort, limitPort] = [4187, 4188];

interface Reading {
  score: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** Copies, so that a build during the run changes nothing. */
async function writeFolders() {
  for (const folder of [siteFolder, limitFolder]) {
    await rm(folder, { recursive: true, force: true });
    await cp(await realpath('dist'), folder, { recursive: true }); // dist is a link
  }
  for (const { file } of pageList) {
    const html = await readFile(`${siteFolder}/${file}`, 'utf8');
    const without = html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
    await writeFile(`${limitFolder}/${file}`, without);
    await writeFile(`${limitFolder}/${file}.br`, brotliCompressSync(without));
  }
}

async function measure(url: string, flags: Flags): Promise<Reading> {
  const result = await lighthouse(url, flags);
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
  };
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

function medians(readings: Reading[]): Reading {
  const keys = Object.keys(readings[0] ?? {}) as (keyof Reading)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(readings.map((reading) => reading[key]))]),
  ) as unknown as Reading;
}

async function bench(name: string, url: string, flags: Flags) {
  const site: Reading[] = [];
  const limit: Reading[] = [];
  for (let run = 0; run < runs; run += 1) {
    site.push(await measure(`http://localhost:${sitePort}${url}`, flags));
    limit.push(await measure(`http://localhost:${limitPort}${url}`, flags));
  }
  return { name, site: medians(site), limit: medians(limit) };
}

await writeFolders();
const servers = [await serve(siteFolder, sitePort), await serve(limitFolder, limitPort)];
const chrome = await chromeLauncher.launch({
  chromePath: findChromium(),
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const missed: string[] = [];
try {
  const flags: Flags = { port: chrome.port, logLevel: 'error', output: 'json' };
  console.log(
    'page            score  a11y  best  seo   FCP ms (ratio)   LCP ms (ratio)   limit LCP  TBT ms (limit)  CLS',
  );
  for (const entry of pageList.filter((page) => names.includes(page.name))) {
    const { name, site, limit } = await bench(entry.name, entry.url === '/404' ? '/404.html' : entry.url, flags);
    const [fcp, lcp] = [site.fcp / limit.fcp, site.lcp / limit.lcp];
    console.log(
      `${name.padEnd(16)}${String(site.score).padEnd(7)}${String(site.accessibility).padEnd(6)}${String(site.bestPractices).padEnd(6)}${String(site.seo).padEnd(6)}` +
        `${`${Math.round(site.fcp)} (${fcp.toFixed(2)})`.padEnd(17)}${`${Math.round(site.lcp)} (${lcp.toFixed(2)})`.padEnd(17)}${String(Math.round(limit.lcp)).padEnd(11)}${`${Math.round(site.tbt)} (${Math.round(limit.tbt)})`.padEnd(16)}${site.cls.toFixed(3)}`,
    );
    if (site.score < 97) missed.push(`${name}: score ${site.score} < 97`);
    if (lcp > 1.2) missed.push(`${name}: LCP ${lcp.toFixed(2)} × the limit > 1.2`);
    if (site.cls > 0.01) missed.push(`${name}: CLS ${site.cls.toFixed(3)} > 0.01`);
  }
} finally {
  chrome.kill();
  for (const server of servers) server.close();
}
const weights = await weigh(siteFolder);
for (const { name, html, js } of weights)
  console.log(`${name.padEnd(16)}HTML ${html.toFixed(1)} kB br, JavaScript ${js.toFixed(1)} kB br`);
if (values.assert && missed.length > 0) {
  console.error(missed.join('\n'));
  process.exitCode = 1;
}
