import { execFile } from 'node:child_process';
import { realpath, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type Problem, sentenceOf } from '../content/problems.ts';
import { build } from './build.ts';
import { publishError } from './publish-error.ts';
import { command, Failure } from './failure.ts';
import { lastRelease, readFolder, writeManifest } from './manifest.ts';
import { readSettings, type Settings } from './settings.ts';
import { ContentError } from './documents/content-errors.ts';
import { readDocuments } from './documents/documents.ts';
import { findFields } from './documents/find-fields.ts';
import { shapeContent } from './documents/read-content.ts';
import { type Documents, shownParts } from './documents/sanity-document.ts';
import { approvedIn, rollbackWarning } from './gates/approved-groups.ts';
import { pictureProblem } from './gates/picture-codes.ts';
import { type PreparedRelease, prepareRelease, releaseProblems } from './gates/release-gates.ts';
import { shownPayeeProblems } from './gates/shown-payee.ts';
import { picturePixels } from './html/pictures.ts';

/**
 * Builds the public site. Groups without approval keep the content of the last release. If there is a reason not to
 * release, throws a ContentError with all reasons before it builds.
 */
async function release(settings: Settings): Promise<void> {
  const { release: env, source } = settings;
  const documents = await readDocuments(settings);
  console.log(`Release from ${source}, ${documents.length} documents`);
  const last = await lastRelease(settings);
  const prepared = prepareRelease(documents, env, last);
  const rollback = rollbackWarning(documents, last, approvedIn(env.APPROVED_PAYEES).approved);
  if (rollback !== null) console.log(rollback);
  const { content, problems } = await shape(prepared, documents, settings);
  await throwReasons([...problems, ...prepared.problems, ...releaseProblems(prepared.documents, env)], documents);
  if (!content) return;
  await throwReasons(await pictureProblems(content.pages, settings), documents);
  await build(settings, {
    content,
    files: { 'approved.json': JSON.stringify(prepared.record) },
    waiting: prepared.waiting,
    inspect: async (folder) => {
      const shown = await shownPayeeProblems(readFolder(folder), env);
      await throwReasons(
        shown.map((line): Problem => ({ kind: 'wrong payee', values: { shown: line } })),
        documents,
      );
      await writeManifest(folder, settings.outDir);
    },
  });
  for (const { title, kind } of prepared.waiting)
    console.log(`Menunggu persetujuan: ${title}${kind === 'notice' ? ' (belum tampil di halaman pembayaran)' : ''}`);
}

/** Throws a ContentError if there are problems. The message for staff names each reason once. */
async function throwReasons(problems: readonly Problem[], documents: Documents): Promise<void> {
  const reasons = [...new Map(problems.map((problem) => [sentenceOf(problem), problem])).values()];
  if (reasons.length === 0) return;
  const heading = `Rilis ditolak, ${reasons.length} alasan. Tidak ada yang diterbitkan.`;
  throw new ContentError(reasons, await findFields(reasons, shownParts(documents)), heading);
}

/** Shapes the content into pages. Returns its problems, so that they are reported with those of the gates. */
async function shape({ documents, waiting }: PreparedRelease, original: Documents, settings: Settings) {
  const content = await shapeContent(documents, settings).catch(problemsOf);
  if (!Array.isArray(content)) return { content, problems: [] };
  const isHeld = waiting.some(({ kind }) => kind === 'held');
  const isOriginalWrong = async () => Array.isArray(await shapeContent(original, settings).catch(problemsOf));
  if (!isHeld || (await isOriginalWrong())) return { content: null, problems: content };
  // The documents of the source are valid, so the groups from the last release are the reason.
  const problems = waiting.map(({ title }): Problem => ({ kind: 'held group no longer fits', values: { title } }));
  return { content: null, problems };
}

function problemsOf(error: unknown): Problem[] {
  if (error instanceof ContentError) return [...error.problems];
  throw error;
}

/** Checks one picture at a time, because a decoded photograph takes 50 MB. */
async function pictureProblems(pages: object, { release: env }: Settings): Promise<Problem[]> {
  const { approved } = approvedIn(env.APPROVED_PAYEES);
  const problems: Problem[] = [];
  for await (const picture of picturePixels(pages)) {
    const problem = await pictureProblem(picture, approved);
    if (problem !== null) problems.push(problem);
  }
  return problems;
}

/** Throws a Failure unless Node is the version of the lockfile, where a hash pins it. */
async function refuseForeignNode(): Promise<void> {
  const own = await realpath('node_modules/.bin/node').catch(() => null);
  if (own !== process.execPath)
    throw new Failure(`${process.execPath} is not the Node of the lockfile. Run npm ci, then npm run release.`);
}

/** Every package of the lockfile with its hash (CycloneDX), without fields that differ in each run. */
async function writeBillOfMaterials(file: string): Promise<void> {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const { stdout } = await promisify(execFile)('npm', args, { maxBuffer: Infinity });
  const { serialNumber: _serialNumber, metadata: _metadata, ...bill } = JSON.parse(stdout) as Record<string, unknown>;
  await writeFile(file, JSON.stringify(bill));
}

/** `npm run release` (docs/releasing.md). */
if (import.meta.main) {
  await command(async () => {
    const settings = readSettings();
    await refuseForeignNode();
    await release(settings).catch(async (error: unknown) => {
      const elsewhere = { carrier: 'build-error', dataset: settings.dataset };
      await publishError(settings.outDir, error, elsewhere).catch(console.error);
      throw error;
    });
    await writeBillOfMaterials(`${settings.outDir}.cdx.json`);
  });
}
