import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { readDocuments } from './documents/documents.ts';
import { shapeContent } from './documents/read-content.ts';
import { command } from './failure.ts';
import type { ApprovedRecord } from './gates/approved-groups.ts';
import { siteProblems, type Manifest } from './gates/compare-site.ts';
import { prepareRelease } from './gates/prepare-release.ts';
import { readSite, lapsedPermits, shownPayeeProblems } from './gates/shown-payee.ts';
import { contentOf, manifestOf, provenance } from './manifest.ts';
import { readSettings, type Settings } from './settings.ts';

interface Asked {
  /** A manifest that a release left: compared with it, nothing is built. */
  manifest?: string;
  /** Manifests of earlier releases, beside the one that a release on this machine left. */
  known?: string[];
}

/** Compares every file and header of a live site with what was released. One line for each difference. */
async function liveProblems(site: string, settings: Settings, { manifest, known = [] }: Asked): Promise<string[]> {
  if (!URL.canParse(site)) return [`“${site}” bukan alamat situs. Tulis misalnya https://situs.id.`];
  const { origin } = new URL(site);
  try {
    const read = readSite(origin);
    const shown = JSON.parse(await read('/build.json')) as Manifest['build'];
    const expected = manifest
      ? ((await parsed(manifest)) as Manifest)
      : await rebuilt(shown, JSON.parse(await read('/approved.json')) as ApprovedRecord, {
          ...settings,
          siteOrigin: settings.release.SITE_URL ?? origin,
        });
    if (Array.isArray(expected)) return expected;
    const paths = new Set(expected.files.map(({ path }) => path));
    const releases = [...known, manifest ?? `${settings.outDir}.manifest.json`];
    const gone = (await contentOf(releases)).filter((path) => !paths.has(path));
    return [
      ...lapsedPermits(await read('/about'), Date.now()),
      ...(await shownPayeeProblems(read, settings.release)),
      ...(await siteProblems(origin, expected, gone)),
    ];
  } catch (error) {
    const { message, cause } = error as Error;
    return [`${origin} tidak dapat dibandingkan: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}.`];
  }
}

const parsed = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as unknown;

/** Builds the same content here and returns its manifest, or why it cannot. `last` is the live `approved.json`. */
async function rebuilt(
  shown: Manifest['build'],
  last: ApprovedRecord,
  settings: Settings,
): Promise<Manifest | string[]> {
  const own = { source: settings.source, ...(await provenance()) };
  const others = Object.entries(own).filter(([name, value]) => shown[name] !== value);
  if (others.length > 0)
    return others.map(
      ([name, value]) =>
        `build.json: situs ini dibuat dari ${name} ${String(shown[name])}, di sini ${String(value)}. Siapkan yang sama (git checkout, npm ci), atau bandingkan dengan manifes rilis: --manifest BERKAS.`,
    );
  const folder = await mkdtemp(join(tmpdir(), 'live-check-'));
  try {
    const time = shown.contentUpdated === undefined ? new Date(String(shown.time)) : settings.epoch;
    const published = await readDocuments(settings);
    const { documents, record, waiting } = prepareRelease(published, settings.release, { last });
    const content = await shapeContent(documents, { ...settings, epoch: time });
    const files = { 'approved.json': JSON.stringify(record) };
    const outDir = join(folder, 'site');
    const elsewhere = { ...settings, epoch: time, outDir, isClean: false, isFresh: true };
    await build(elsewhere, { content, files, waiting });
    const manifest = await manifestOf(join(outDir, '.'));
    if (manifest.build.revision === shown.revision) return manifest;
    return [
      `build.json: situs ini memuat konten ${String(shown.revision)}, sedangkan yang terbit sekarang ${String(manifest.build.revision)}. Rilis konten yang baru, atau bandingkan dengan manifes rilis: --manifest BERKAS.`,
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** `npm run live-check -- https://situs.id`, for every night; without an address `SITE_URL`. */
await command(async () => {
  const settings = readSettings();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { manifest: { type: 'string' }, known: { type: 'string', multiple: true }, local: { type: 'boolean' } },
  });
  const site = positionals[0] ?? settings.release.SITE_URL ?? '';
  const problems = await liveProblems(site, settings, values);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`${site} sama dengan yang dirilis, sampai setiap berkas dan header.`);
  else process.exitCode = 1;
});
