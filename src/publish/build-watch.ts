import { watch } from 'node:fs';
import { ContentError } from './documents/content-errors.ts';
import { readDocuments } from './documents/documents.ts';
import { findFields } from './documents/find-fields.ts';
import { shownParts } from './documents/sanity-document.ts';
import { contentProblems } from './gates/release-gates.ts';
import { publishError } from './publish-error.ts';
import { build } from './build.ts';
import { debounce } from './files/debounce.ts';
import { command, printable } from './failure.ts';
import { datasetOf, readSettings, type Settings } from './settings.ts';
import { watchDataset } from './documents/sanity-documents.ts';

/**
 * `npx node src/publish/build-watch.ts` builds whenever content is published or a file of the fallback changes. After a
 * failed build the last good output stays. Its `build-error.json` says why, or why a release would be refused.
 */
await command(async () => {
  const settings = readSettings();
  const rebuild = debounce(() =>
    buildAndRehearse(settings).catch(async (error: unknown) => {
      console.error(printable(error));
      await publishError(settings.outDir, error, settings).catch(console.error);
      console.error('No new site was made.');
    }),
  );
  if (settings.source === 'sanity') watchDataset(datasetOf(settings), () => void rebuild());
  else watch('content-fallback', { recursive: true }, () => void rebuild());
  void rebuild();
});

/** Builds, then runs the gates of content. It leaves out the others: this machine lacks the settings of a release. */
async function buildAndRehearse(settings: Settings): Promise<void> {
  await build(settings);
  const documents = await readDocuments(settings);
  const problems = contentProblems(documents, settings.release);
  if (problems.length === 0) return;
  const error = new ContentError(problems, await findFields(problems, shownParts(documents)));
  await publishError(settings.outDir, error, { isRehearsal: true });
  console.log(`A release would be refused, for ${problems.length} reasons (build-error.json).`);
}
