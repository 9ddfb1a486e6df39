import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';
import { builds } from './builds.ts';
import { field, taps } from './field.ts';
import { laboratory } from './laboratory.ts';
import { newReport } from './report.ts';
import { serveVariants } from './variants.ts';

/**
 * `npm run bench` compares the built site with the same pages without scripts, and without scripts and fonts
 * (docs/testing.md#speed). Options: `--only laboratory,field,taps,builds` (Lighthouse, slow networks, first taps, times
 * of builds), `--runs 5`, `--pages home,donation` (of the laboratory), `--assert` (exit 1 when a figure misses).
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'laboratory,field,taps,builds' },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    assert: { type: 'boolean', default: false },
  },
});
const parts = values.only.split(',');
const report = newReport(Number(values.runs));

const { origins, trustFlag, close } = await serveVariants();
const launch = chromiumLaunch();
launch.args.push(trustFlag);
const browser = await chromium.launch(launch);
try {
  if (parts.includes('laboratory')) await laboratory(values.pages?.split(','), { origins, launch, report });
  if (parts.includes('field')) await field(browser, origins, report);
  if (parts.includes('taps')) await taps(browser, origins.site, report);
  if (parts.includes('builds')) await builds(report);
} finally {
  await browser.close();
  await close();
}
if (report.missed.length > 0) console.error(`\nMissed:\n${report.missed.join('\n')}`);
process.exitCode = values.assert && report.missed.length > 0 ? 1 : 0;
