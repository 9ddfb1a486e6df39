import * as chromeLauncher from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { chromiumLaunch } from '../chromium.ts';
import { inTurn, type Report } from './report.ts';

interface Reading {
  score: number;
  others: number;
  lcp: number;
  tbt: number;
  cls: number;
}

async function measure(url: string, flags: Flags): Promise<Reading> {
  const result = await lighthouse(url, flags);
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
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

/** Lighthouse mobile on pages of the site and of the site without scripts. */
export async function laboratory(
  pages: { name: string; url: string }[],
  origins: Record<'site' | 'no-script', string>,
  report: Report,
) {
  const { executablePath, args, env } = chromiumLaunch();
  const chrome = await chromeLauncher.launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...args],
    envVars: env,
  });
  const flags: Flags = { port: chrome.port, logLevel: 'error', output: 'json' };
  try {
    for (const { name, url } of pages) {
      const readings = await inTurn({
        site: () => measure(origins.site + url, flags),
        limit: () => measure(origins['no-script'] + url, flags),
      });
      const site = readings.medians('site');
      report.row(`${name}: Lighthouse, performance`, site.score, { atLeast: 99 });
      report.row(
        `${name}: Lighthouse, least of the others`,
        site.others,
        name === 'confirmation' ? {} : { atLeast: 100 },
      );
      report.row(`${name}: LCP, times no-script`, site.lcp / readings.medians('limit').lcp, { atMost: 1.05 });
      report.row(`${name}: TBT, ms`, site.tbt, { atMost: 60 });
      report.row(`${name}: CLS`, site.cls, { atMost: 0.01 });
    }
  } finally {
    chrome.kill();
  }
}
