import { readdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from './build.ts';
import { publishError } from './build-error.ts';
import { command, Failure } from './failure.ts';
import { lastRelease, readFolder } from './last-release.ts';
import { writeBillOfMaterials } from './files/bill-of-materials.ts';
import { writeManifest } from './manifest.ts';
import { readSettings, type Settings } from './settings.ts';
import { ContentError } from './documents/content-errors.ts';
import { readDocuments } from './documents/documents.ts';
import { pageData } from './documents/page-data.ts';
import { type Place, placesOf } from './documents/places.ts';
import { revisionOf } from './documents/read-content.ts';
import type { OutputFile } from './gates/files.ts';
import { approvedIn } from './gates/payee-fingerprint.ts';
import { largeMoves, type Priced } from './gates/prices.ts';
import { releaseProblems } from './gates/release-gates.ts';
import type { SanityDocument } from './documents/sanity-document.ts';
import { shownPayeeProblems } from './gates/shown-payee.ts';

/** A site that may not go to the public. The message is for staff: every reason at once. */
class ReleaseRefused extends ContentError {
  constructor(problems: readonly string[], places: ReadonlyMap<string, Place>) {
    const heading = `Rilis ditolak, ${problems.length} alasan. Situs yang sekarang tidak berubah.`;
    super(problems, { heading, places });
  }
}

/**
 * Builds for the public when every gate is open. First the gates of content, so that a refusal
 * takes a second; then, before anybody sees it, those of the finished output. Throws ReleaseRefused.
 */
async function release(settings: Settings, flags: readonly string[]): Promise<void> {
  const { release: env } = settings;
  const { source, documents } = await readDocuments(settings);
  console.log(`Release from ${source}, ${documents.length} documents`);
  const refuse = async (found: readonly string[]) => {
    const reasons = [...new Set(found)];
    if (reasons.length > 0) throw new ReleaseRefused(reasons, await placesOf(reasons, documents));
  };
  const { pages, problems } = await checked(documents);
  await refuse([
    ...problems,
    ...releaseProblems({ documents, files: [], env }),
    ...(pages
      ? await priceProblems(pages as unknown as Priced, { settings, isConfirmed: flags.includes(confirm) })
      : []),
  ]);
  await build(settings, async (folder) => {
    const { revision } = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')) as { revision: string };
    if (revision !== revisionOf(documents))
      await refuse(['Konten berubah selagi situs dibangun. Jalankan rilis sekali lagi.']);
    const files = await readableFiles(folder);
    await refuse([
      ...releaseProblems({ documents, files, env }),
      ...(await shownPayeeProblems(readFolder(folder), env)),
    ]);
  });
}

/** The pages of these documents, or what any build would refuse, to be told together with the rest. */
async function checked(documents: readonly SanityDocument[]) {
  try {
    return { pages: await pageData(documents), problems: [] };
  } catch (error) {
    if (error instanceof ContentError) return { pages: null, problems: error.problems };
    throw error;
  }
}

/** On the command line: the large moves that the log shows are meant. */
const confirm = '--confirm-prices';

interface Comparison {
  settings: Settings;
  isConfirmed: boolean;
}

/** An amount that moved by more than half was mostly mistyped. One line for each that nobody approved. */
async function priceProblems(now: Priced, { settings, isConfirmed }: Comparison): Promise<string[]> {
  try {
    const before = await lastRelease(settings);
    const moves = before ? largeMoves(before, now) : [];
    const { approved } = approvedIn(settings.release.APPROVED_PRICES);
    for (const { document, field, what } of moves)
      console.log(`Harga berubah banyak: ${document}, isian ${field}, ${what}`);
    return moves
      .filter(({ fingerprint }) => !approved.has(fingerprint) && !isConfirmed)
      .map(
        ({ document, field, what, fingerprint }) =>
          `${document}, isian ${field}: berubah lebih dari separuh, ${what}. Bila salah, perbaiki di Studio. Bila benar, tambahkan ${fingerprint} ke APPROVED_PRICES, atau jalankan rilis dengan ${confirm}.`,
      );
  } catch (error) {
    return [
      `Setelan LAST_RELEASE: harga rilis terakhir tidak dapat dibaca di ${settings.lastRelease}: ${String(error)}.`,
    ];
  }
}

/** What judges here is the Node that the lockfile holds by its hash, not whichever a machine has. Throws a Failure. */
async function refuseForeignNode(): Promise<void> {
  const own = await realpath('node_modules/.bin/node').catch(() => null);
  if (own !== process.execPath)
    throw new Failure(`${process.execPath} is not the Node of the lockfile. Run npm ci, then npm run release.`);
}

/** Files of the output that hold words: pages, their content, and what crawlers read. Code holds none of content. */
async function readableFiles(folder: string): Promise<OutputFile[]> {
  const paths = await readdir(folder, { recursive: true });
  const readable = paths.filter((path) => /\.(html|webmanifest|xml|txt)$|^content\/.*\.json$/.test(path));
  return Promise.all(readable.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })));
}

/**
 * `npm run release`, with the settings of docs/releasing.md; `-- --confirm-prices` for large moves that are meant. Staff
 * read in "Status situs" why it was refused or failed.
 */
if (import.meta.main) {
  await command(async () => {
    const settings = { ...readSettings(), isFresh: true };
    await refuseForeignNode();
    await release(settings, process.argv.slice(2)).catch(async (error: unknown) => {
      const carrier = settings.isClean ? 'build-error' : undefined;
      await publishError(settings.outDir, error, { carrier, dataset: settings.dataset }).catch(console.error);
      throw error;
    });
    await writeManifest(settings.outDir);
    await writeBillOfMaterials(`${settings.outDir}.cdx.json`);
  });
}
