import { parseArgs } from 'node:util';
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { pageList } from '../../src/publish/html/page-list.ts';
import { serve } from '../../src/publish/host/serve.ts';
import { chromiumLaunch } from '../chromium.ts';
import { field, taps } from './field.ts';
import { newCertificate, serveSecurely, variants, writeFolders, type Variant } from './folders.ts';
import { laboratory } from './laboratory.ts';
import { newReport, setRounds } from './report.ts';
import { weigh } from './weigh.ts';

/**
 * `npm run bench`: compares the built site with its pages without scripts, and without scripts and fonts, in turn.
 * Options: `--only laboratory,field,taps`, `--runs 5`, `--pages home,donation` (of the laboratory), `--assert` (exit 1
 * when a bar of docs/testing.md#speed is missed).
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'laboratory,field,taps' },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    assert: { type: 'boolean', default: false },
  },
});
const names = values.pages?.split(',') ?? pageList.map(({ name }) => name);
// Lighthouse refuses a page with status 404.
const pages = pageList.filter(({ name }) => names.includes(name) && name !== 'not-found');
const report = newReport();
setRounds(Number(values.runs));
console.log(`Load of this machine before: ${loadavg()[0]?.toFixed(1)}`);

const folders = await writeFolders();
const closing: (() => unknown)[] = [() => folders.remove()];
try {
  for (const { name, html, js } of await weigh(folders.site))
    console.log(`${name.padEnd(16)}HTML ${html.toFixed(1)} kB br, JavaScript ${js.toFixed(1)} kB br`);
  if (values.only.includes('laboratory')) {
    const plain = { site: 'http://localhost:4187', 'no-script': 'http://localhost:4188' };
    const servers = [await serve(folders.site, 4187), await serve(folders['no-script'], 4188)];
    closing.push(...servers.map((server) => () => server.close()));
    await laboratory(pages, plain, report);
  }
  if (/field|taps/.test(values.only)) {
    const certificate = await newCertificate();
    const origins = {} as Record<Variant, string>;
    for (const variant of variants) {
      const { origin, close } = await serveSecurely(folders[variant], certificate);
      origins[variant] = origin;
      closing.push(close);
    }
    const launch = chromiumLaunch();
    const trust = `--ignore-certificate-errors-spki-list=${certificate.pin}`;
    const browser = await chromium.launch({ ...launch, args: [...launch.args, trust] });
    closing.unshift(() => browser.close());
    if (values.only.includes('field')) await field(browser, origins, report);
    setRounds(Number(values.runs));
    if (values.only.includes('taps')) await taps(browser, origins, report);
  }
} finally {
  for (const close of closing) await close();
}
console.log(`Load of this machine after: ${loadavg()[0]?.toFixed(1)}`);
if (report.missed.length > 0) console.error(`\nMissed:\n${report.missed.join('\n')}`);
process.exitCode = values.assert && report.missed.length > 0 ? 1 : 0;
