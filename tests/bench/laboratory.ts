import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pageList } from '../../src/publish/html/page-list.ts';
import type { chromiumLaunch } from '../chromium.ts';
import { median, type Report } from './report.ts';
import type { Origins } from './variants.ts';

type Launch = ReturnType<typeof chromiumLaunch>;

/** The part of Lighthouse's report that `measure` reads. */
interface Result {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Runs Lighthouse through npx: nothing else needs its 90 packages. */
async function measure(url: string, { executablePath, args, env }: Launch) {
  const flags = ['--output=json', '--quiet', `--chrome-flags=${['--headless=new', ...args].join(' ')}`];
  const { stdout } = await promisify(execFile)('npx', ['--yes', 'lighthouse@13.5.0', url, ...flags], {
    env: { ...process.env, ...env, CHROME_PATH: executablePath },
    maxBuffer: 100_000_000,
  });
  const { categories, audits } = JSON.parse(stdout) as Result;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: score('performance'),
    lowestOther: Math.min(...['accessibility', 'best-practices', 'seo'].map(score)),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
  };
}

const pagesWithReact = new Set(['contact', 'donation', 'confirmation']);

interface Bench {
  origins: Origins;
  launch: Launch;
  report: Report;
}

/** Runs Lighthouse as a phone on each page with and without scripts: Lighthouse CI cannot compare two pages. */
export async function laboratory(names: readonly string[] | undefined, { origins, launch, report }: Bench) {
  // Lighthouse refuses a page with status 404.
  const pages = pageList.filter(({ name }) => name !== 'not-found' && (names?.includes(name) ?? true));
  for (const { name, url } of pages) {
    const { site, noScript } = await report.inTurn({
      site: () => measure(origins.site + url, launch),
      noScript: () => measure(origins['no-script'] + url, launch),
    });
    const medianOf = (readings: typeof site, key: keyof (typeof site)[number]) =>
      median(readings.map((reading) => reading[key]));
    report.row(`${name}: Lighthouse, performance`, medianOf(site, 'score'), { atLeast: 99 });
    // The confirmation is hidden from search engines, which costs it points.
    const bar = name === 'confirmation' ? {} : { atLeast: 100 };
    report.row(`${name}: lowest other score`, medianOf(site, 'lowestOther'), bar);
    report.row(`${name}: LCP, times no-script`, medianOf(site, 'lcp') / medianOf(noScript, 'lcp'), { atMost: 1.05 });
    const extraBlocking = medianOf(site, 'tbt') - medianOf(noScript, 'tbt');
    report.row(`${name}: TBT, ms above no-script`, extraBlocking, { atMost: pagesWithReact.has(name) ? 60 : 0 });
    report.row(`${name}: CLS`, medianOf(site, 'cls'), { atMost: 0.01 });
  }
}
