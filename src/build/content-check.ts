import { describeDrift, drift } from './content-drift.ts';
import { ContentError } from './content-errors.ts';
import { fallbackDocuments } from './fallback-documents.ts';
import { readContent } from './read-content.ts';
import { chosenEnvironment } from './sanity-client.ts';
import { isPublished } from './sanity-document.ts';
import { sanityDocuments } from './sanity-documents.ts';

/**
 * `npm run content:check`: validates the content of the chosen source without building. With `--drift` it
 * also compares the fallback with a dataset, and fails when they differ; `--lake` means the local one.
 */
const flags = process.argv.slice(2);
const env = chosenEnvironment(flags, process.env);
try {
  const { pages } = await readContent(env, console.log);
  console.log(`Valid: ${Object.keys(pages).length} pages.`);
  if (flags.includes('--drift')) {
    const dataset = (await sanityDocuments(env)).filter(isPublished);
    const lines = describeDrift(drift(await fallbackDocuments(), dataset));
    for (const line of lines) console.log(line);
    console.log(lines.length === 0 ? 'No drift.' : `${lines.length} documents differ.`);
    if (lines.length > 0) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
