import { command } from '../failure.ts';
import { datasetOf, readSettings } from '../settings.ts';
import { describe, drift } from './content-push.ts';
import { fallbackDocuments } from './documents.ts';
import { readContent } from './read-content.ts';
import { isPublished } from './sanity-document.ts';
import { sanityDocuments } from './sanity-documents.ts';

/** `npm run content:check` validates the content of the chosen source. `--drift` compares it with the fallback. */
await command(async () => {
  const settings = readSettings();
  await readContent(settings, console.log);
  console.log('Valid.');
  if (process.argv.includes('--drift')) {
    const dataset = (await sanityDocuments(datasetOf(settings))).filter(isPublished);
    const differences = drift(await fallbackDocuments(), dataset);
    for (const difference of differences) console.log(describe(difference));
    console.log(differences.length === 0 ? 'No drift.' : `${differences.length} documents differ.`);
    if (differences.length > 0) process.exitCode = 1;
  }
});
