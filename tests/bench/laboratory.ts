import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumLaunch } from '../chromium.ts';
import { inTurn, type Report } from './report.ts';

interface Reading {
  score: number;
  others: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** The part of Lighthouse's report that is read. */
interface Result {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const { executablePath, args, env } = chromiumLaunch();

/** Highest LCP allowed, as a multiple of that of the same page without scripts. */
const lcpBar = 1.05;

/** Runs Lighthouse through npx: nothing else needs its 90 packages. */
async function measure(url: string): Promise<Reading> {
  const flags = ['--output=json', '--quiet', `--chrome-flags=${['--headless=new', ...args].join(' ')}`];
  const { stdout } = await promisify(execFile)('npx', ['--yes', 'lighthouse@13.5.0', url, ...flags], {
    env: { ...process.env, ...env, ...(executablePath && { CHROME_PATH: executablePath }) },
    maxBuffer: 100_000_000,
  });
  const { categories, audits } = JSON.parse(stdout) as Result;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: score('performance'),
    others: Math.min(...['accessibility', 'best-practices', 'seo'].map(score)),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
  };
}

/** Runs Lighthouse mobile on pages of the site and of its copy without scripts. */
export async function laboratory(
  pages: { name: string; url: string }[],
  origins: Record<'site' | 'no-script', string>,
  report: Report,
) {
  for (const { name, url } of pages) {
    const ways = { site: () => measure(origins.site + url), limit: () => measure(origins['no-script'] + url) };
    // Lighthouse's simulation is only exact to one round trip.
    const readings = await inTurn(ways, (median) => median('site').lcp <= lcpBar * median('limit').lcp);
    const site = readings.median('site');
    report.row(`${name}: Lighthouse, performance`, site.score, { atLeast: 99 });
    report.row(
      `${name}: Lighthouse, least of the others`,
      site.others,
      name === 'confirmation' ? {} : { atLeast: 100 },
    );
    console.log(`${name}: LCP, ms: ${readings.spread('site', 'lcp')}, no-script ${readings.spread('limit', 'lcp')}`);
    report.row(`${name}: LCP, times no-script`, site.lcp / readings.median('limit').lcp, { atMost: lcpBar });
    report.row(`${name}: TBT, ms`, site.tbt, { atMost: 60 });
    report.row(`${name}: CLS`, site.cls, { atMost: 0.01 });
  }
}
