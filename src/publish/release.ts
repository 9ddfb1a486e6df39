import { appendFile } from 'node:fs/promises';
import { build } from './build.ts';
import { ContentError } from './documents/content-errors.ts';
import { readDocuments } from './documents/documents.ts';
import { findFields } from './documents/find-fields.ts';
import { type Problem, sentenceOf } from './documents/problems.ts';
import { contentFacts, shapeContent } from './documents/read-content.ts';
import { type Documents, shownParts } from './documents/sanity-document.ts';
import { command, Failure, reasonOf } from './failure.ts';
import { approvedIn, type Asked, refusals } from './gates/approvals.ts';
import { holdBack, releasedRecord } from './gates/hold-back.ts';
import { releaseProblems } from './gates/release-gates.ts';
import { shownPayeeProblems } from './gates/shown-payee.ts';
import { changesSince, markdownOf, waitingLines } from './gates/summary.ts';
import { readLastRelease, textsIn, writeManifest } from './manifest.ts';
import { publishError } from './publish-error.ts';
import { readSettings, type Settings } from './settings.ts';

/**
 * Builds the public site. What waits for an approval stays as the last release showed it. If there is a reason not to
 * release, throws a ContentError with all reasons before it builds.
 */
async function release(settings: Settings): Promise<void> {
  const { source, siteOrigin: site } = settings;
  const documents = await readDocuments(settings);
  console.log(`Release from ${source}, ${documents.length} documents`);
  const last = await readLastRelease(settings);
  const { approved } = approvedIn(settings.release.APPROVED_PAYEES);
  const { documents: shown, asked, known } = holdBack(documents, { last, approved, site });
  const { content, problems } = await shapeOrProblems(shown, asked, settings);
  const refused = asked.filter(({ state }) => state === 'refused').map(({ fingerprint }) => fingerprint);
  if (refused.length > 0)
    console.log(`Setelah dicocokkan berdua: APPROVED_PAYEES=${[...approved, ...refused].join(',')}`);
  await throwReasons([...problems, ...refusals(asked), ...releaseProblems(shown, settings.release)], documents);
  if (!content) return; // for the type: without content there are problems, which have thrown
  const waiting = waitingLines(asked);
  const changes = changesSince(last, shown);
  await build(settings, {
    // “Status situs” compares these facts with all that is published, also with what waits.
    content: { ...content, ...contentFacts(documents) },
    files: { 'released.json': JSON.stringify(releasedRecord(shown)) },
    facts: { waiting, changes, known }, // The Studio warns about numbers and addresses that are not `known`.
    inspect: async (folder) => {
      const wrong = shownPayeeProblems(await textsIn(folder), shown);
      if (wrong.length > 0) throw new Failure(wrong.join('\n'));
      await writeManifest(folder, settings.outDir);
    },
  });
  const text = markdownOf([...changes, { title: 'Menunggu persetujuan', lines: waiting }]);
  console.log(`\n${text}`);
  await addToSummary(text, settings);
}

/** Adds to the summary of a job on GitHub. */
const addToSummary = async (text: string, { summaryFile }: Settings): Promise<void> =>
  summaryFile ? appendFile(summaryFile, `${text}\n`) : undefined;

/** Throws a ContentError if there are problems. The message for staff names each reason once. */
async function throwReasons(problems: readonly Problem[], documents: Documents): Promise<void> {
  const reasons = [...new Map(problems.map((problem) => [sentenceOf(problem), problem])).values()];
  if (reasons.length === 0) return;
  const heading = `Rilis ditolak, ${reasons.length} alasan. Tidak ada yang diterbitkan.`;
  throw new ContentError(reasons, await findFields(reasons, shownParts(documents)), heading);
}

/** Shapes the content into pages. Returns its problems, so that they are reported with those of the gates. */
async function shapeOrProblems(documents: Documents, asked: readonly Asked[], settings: Settings) {
  try {
    return { content: await shapeContent(documents, settings), problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const held = asked.filter(({ state }) => state === 'held');
    const hints = held.map(({ title }): Problem => ({ kind: 'held', values: { title } }));
    return { content: null, problems: [...error.problems, ...hints] };
  }
}

/** `npm run release` (docs/releasing.md). */
if (import.meta.main)
  await command(async () => {
    const settings = readSettings();
    await release(settings).catch(async (error: unknown) => {
      await addToSummary(error instanceof Failure ? error.message : 'Rilis gagal.', settings);
      const sayUnseen = (cause: unknown) =>
        console.error(`Sanity did not take the reasons, so staff do not see them in the Studio: ${reasonOf(cause)}`);
      if (settings.dataset) await publishError(error, settings.dataset).catch(sayUnseen);
      throw error;
    });
  });
