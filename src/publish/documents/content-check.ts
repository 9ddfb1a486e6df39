import { type ReportPage, reportParts } from '../../content/report-page.ts';
import { command } from '../failure.ts';
import { datasetOf, readSettings } from '../settings.ts';
import { describeDrift, drift } from './content-drift.ts';
import { fallbackDocuments } from './fallback-documents.ts';
import { readContent } from './read-content.ts';
import { isPublished } from './sanity-document.ts';
import { sanityDocuments } from './sanity-documents.ts';

/**
 * `npm run content:check`: validates the content of the chosen source without building. With `--drift` it
 * also compares the fallback with a dataset, and fails when they differ; `--local` means the local one.
 */
const isDrift = process.argv.includes('--drift');
await command(async () => {
  const settings = readSettings();
  const { pages } = await readContent(settings, console.log);
  // As many as a build makes: the ledger is one page for each of its parts.
  const { site: _site, report, ...others } = pages;
  console.log(`Valid: ${Object.keys(others).length + reportParts(report as ReportPage).size} pages.`);
  if (isDrift) {
    const dataset = (await sanityDocuments(datasetOf(settings))).filter(isPublished);
    const lines = describeDrift(drift(await fallbackDocuments(), dataset));
    for (const line of lines) console.log(line);
    console.log(lines.length === 0 ? 'No drift.' : `${lines.length} documents differ.`);
    if (lines.length > 0) process.exitCode = 1;
  }
});
