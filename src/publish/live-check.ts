import { parseArgs } from 'node:util';
import { command, reasonOf } from './failure.ts';
import { siteProblems } from './gates/compare-site.ts';
import { lapsedPermits, readSite, shownPayeeProblems } from './gates/shown-payee.ts';
import { contentOf, manifestIn } from './manifest.ts';
import { readSettings, type Settings } from './settings.ts';

/** One line for each difference of a live site from the manifest of its release. */
async function liveProblems(site: string, { release }: Settings, manifest: string): Promise<string[]> {
  if (!URL.canParse(site)) return [`“${site}” bukan alamat situs. Tulis misalnya https://situs.id.`];
  const { origin } = new URL(site);
  try {
    const read = readSite(origin);
    const expected = await manifestIn(manifest);
    const paths = new Set(expected.files.map(({ path }) => path));
    const gone = (await contentOf(manifest)).filter((path) => !paths.has(path));
    return [
      ...lapsedPermits(await read('/about'), Date.now()),
      ...(await shownPayeeProblems(read, release)),
      ...(await siteProblems(origin, expected, gone)),
    ];
  } catch (error) {
    return [`${origin} tidak dapat dibandingkan dengan ${manifest}: ${reasonOf(error)}.`];
  }
}

/** To be run after each deploy and at night (docs/releasing.md): `node src/publish/live-check.ts https://situs.id`. */
await command(async () => {
  const settings = readSettings();
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { manifest: { type: 'string' } } });
  const site = positionals[0] ?? settings.release.SITE_URL ?? '';
  const problems = await liveProblems(site, settings, values.manifest ?? `${settings.outDir}.manifest.json`);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`${site} sama dengan yang dirilis, sampai setiap berkas dan header.`);
  else process.exitCode = 1;
});
