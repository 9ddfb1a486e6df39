import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from './build.ts';
import { ContentError } from './content-errors.ts';
import { readDocuments } from './documents.ts';
import { pageData } from './page-data.ts';
import { revisionOf } from './read-content.ts';
import { releaseProblems } from './release-gates.ts';
import type { SanityDocument } from './sanity-document.ts';
import { shownPayeeProblems } from './shown-payee.ts';
import type { OutputFile } from './visible-text.ts';

/** A site that may not go to the public. The message is for staff: every reason at once. */
class ReleaseRefused extends Error {
  constructor(problems: readonly string[]) {
    super(
      `Rilis ditolak, ${problems.length} alasan. Situs yang sekarang tidak berubah.\n${problems.map((problem) => `  • ${problem}`).join('\n')}`,
    );
  }
}

/**
 * Builds for the public into `outDir` when every gate is open. First the gates of content, so that a refusal
 * takes a second; then, before anybody sees it, those of the finished output. Throws ReleaseRefused.
 */
async function release(outDir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const { source, documents } = await readDocuments(env);
  console.log(`Release from ${source}, ${documents.length} documents`);
  refuse([...(await contentProblems(documents)), ...releaseProblems({ documents, files: [], env })]);
  await build(outDir, async (folder) => {
    const { revision } = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')) as { revision: string };
    if (revision !== revisionOf(documents))
      refuse(['Konten berubah selagi situs dibangun. Jalankan rilis sekali lagi.']);
    const files = await readableFiles(folder);
    const read = (path: string) => readFile(join(folder, path.endsWith('.json') ? path : `${path}.html`), 'utf8');
    refuse([...releaseProblems({ documents, files, env }), ...(await shownPayeeProblems(read, env))]);
  });
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new ReleaseRefused(problems);
}

/** What any build would refuse, to be told together with the rest. */
async function contentProblems(documents: readonly SanityDocument[]): Promise<readonly string[]> {
  try {
    await pageData(documents);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** Files of the output that hold words: pages, their content, and what crawlers read. Code holds none of content. */
async function readableFiles(folder: string): Promise<OutputFile[]> {
  const paths = await readdir(folder, { recursive: true });
  const readable = paths.filter((path) => /\.(html|webmanifest|xml|txt)$|^content\/.*\.json$/.test(path));
  return Promise.all(readable.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })));
}

/** `npm run release`, with `CONTENT_SOURCE`, `SITE_URL`, `APPROVED_PAYEES` and, when needed, `ALLOWED_DIGITS`. */
if (import.meta.main) {
  await release(process.env.OUT_DIR || 'dist', process.env).catch((error: unknown) => {
    console.error(error instanceof ReleaseRefused || error instanceof ContentError ? error.message : error);
    process.exitCode = 1;
  });
}
