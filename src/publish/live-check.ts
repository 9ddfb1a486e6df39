import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { readDocuments } from './documents/documents.ts';
import { shapeContent } from './documents/read-content.ts';
import { command, reasonOf } from './failure.ts';
import type { ApprovedRecord } from './gates/approved-groups.ts';
import { siteProblems, type Manifest } from './gates/compare-site.ts';
import { prepareRelease } from './gates/release-gates.ts';
import { readSite, lapsedPermits, shownPayeeProblems } from './gates/shown-payee.ts';
import { contentOf, manifestIn, manifestOf, provenance } from './manifest.ts';
import { readSettings, type Settings } from './settings.ts';

/** One line for each difference of a live site from its release: from its manifest, or a rebuild of its content. */
async function liveProblems(site: string, settings: Settings, manifest?: string): Promise<string[]> {
  if (!URL.canParse(site)) return [`“${site}” bukan alamat situs. Tulis misalnya https://situs.id.`];
  const { origin } = new URL(site);
  try {
    const read = readSite(origin);
    const shown = JSON.parse(await read('/build.json')) as Manifest['build'];
    const expected = manifest
      ? await manifestIn(manifest)
      : await rebuilt(shown, JSON.parse(await read('/approved.json')) as ApprovedRecord, {
          ...settings,
          siteOrigin: settings.release.SITE_URL ?? origin,
        });
    if (Array.isArray(expected)) return expected;
    const paths = new Set(expected.files.map(({ path }) => path));
    const gone = await contentOf(manifest ?? `${settings.outDir}.manifest.json`);
    return [
      ...lapsedPermits(await read('/about'), Date.now()),
      ...(await shownPayeeProblems(read, settings.release)),
      ...(await siteProblems(
        origin,
        expected,
        gone.filter((path) => !paths.has(path)),
      )),
    ];
  } catch (error) {
    return [`${origin} tidak dapat dibandingkan: ${reasonOf(error)}.`];
  }
}

const byManifest = 'bandingkan dengan manifes rilis: --manifest BERKAS.';

/** Builds the same content here and returns its manifest, or why it cannot. `last` is the live `approved.json`. */
async function rebuilt(shown: Manifest['build'], last: ApprovedRecord, settings: Settings) {
  const own = { source: settings.source, ...(await provenance()) };
  const others = Object.entries(own).filter(([name, value]) => shown[name] !== value);
  if (others.length > 0)
    return others.map(
      ([name, value]) =>
        `build.json: situs ini dibuat dari ${name} ${String(shown[name])}, di sini ${String(value)}. Siapkan yang sama (git checkout, npm ci), atau ${byManifest}`,
    );
  const folder = await mkdtemp(join(tmpdir(), 'live-check-'));
  try {
    const epoch = shown.contentUpdated === undefined ? new Date(String(shown.time)) : settings.epoch;
    const outDir = join(folder, 'site');
    const elsewhere = { ...settings, epoch, outDir, isClean: false, isFresh: true };
    const { documents, record, waiting } = prepareRelease(await readDocuments(settings), settings.release, { last });
    const content = await shapeContent(documents, elsewhere);
    await build(elsewhere, { content, files: { 'approved.json': JSON.stringify(record) }, waiting });
    const manifest = await manifestOf(join(outDir, '.'));
    if (manifest.build.revision === shown.revision) return manifest;
    return [
      `build.json: situs ini memuat konten ${String(shown.revision)}, sedangkan yang terbit sekarang ${String(manifest.build.revision)}. Rilis konten yang baru, atau ${byManifest}`,
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** `npm run live-check -- https://situs.id`, to be run nightly. Without an address it checks `SITE_URL`. */
await command(async () => {
  const settings = readSettings();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { manifest: { type: 'string' }, local: { type: 'boolean' } },
  });
  const site = positionals[0] ?? settings.release.SITE_URL ?? '';
  const problems = await liveProblems(site, settings, values.manifest);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`${site} sama dengan yang dirilis, sampai setiap berkas dan header.`);
  else process.exitCode = 1;
});
