import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { command, Failure, reasonOf } from './failure.ts';
import { type Manifest, manifestOf, type Served, sha256 } from './manifest.ts';
import { readSettings } from './settings.ts';

/** The values of Cache-Control with which browsers ask each time. Where the build sets none, the host must send one. */
const asksEachTime = /^(?:no-cache|public, ?max-age=0, ?must-revalidate|max-age=0(?:, ?must-revalidate)?)$/;

/** One line for each difference between a site and its manifest. */
export async function differences(origin: string, { files }: Manifest): Promise<string[]> {
  const problems = new Set<string>();
  // Fetches both copies, because a compressed one is a file of its own and may differ.
  for (const file of files)
    for (const encoding of ['br', 'identity']) {
      const problem = await fileProblem(origin, file, encoding);
      if (problem) problems.add(problem);
    }
  return [...problems];
}

async function fileProblem(origin: string, file: Served, encoding: string): Promise<string | null> {
  try {
    const response = await fetch(origin + file.path, {
      headers: { 'Accept-Encoding': encoding },
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(20_000),
    });
    if (response.status !== file.status) return `${file.path}: menjawab HTTP ${response.status}, bukan ${file.status}.`;
    const bytes = Buffer.from(await response.arrayBuffer());
    if (sha256(bytes) !== file.sha256) return `${file.path}: isinya (${encoding}) bukan isi yang dibangun.`;
    const wrong = headerProblem(response.headers, file);
    return wrong && `${file.path}: ${wrong}.`;
  } catch (error) {
    return `${file.path}: tidak dapat dibaca (${encoding}): ${reasonOf(error)}.`;
  }
}

/** A host may add headers of its own, but must send all of the build's. Browsers must ask for a page each time. */
function headerProblem(headers: Headers, { headers: expected, type }: Served): string | null {
  const actualType = headers.get('content-type')?.split(';', 1)[0]?.trim();
  if (actualType !== type) return `jenisnya ${actualType ?? '(tidak ada)'}, bukan ${type}`;
  for (const [name, value] of Object.entries(expected))
    if (headers.get(name) !== value) return `header ${name} berisi “${headers.get(name) ?? ''}”, bukan “${value}”`;
  if (expected['Cache-Control']) return null; // compared above
  const caching = headers.get('cache-control') ?? 'tanpa Cache-Control';
  return asksEachTime.test(caching) ? null : `disimpan peramban tanpa bertanya (${caching})`;
}

/** Hashed files of earlier builds, which open tabs may still need. */
const carriedOver = /^\/(?:assets|fonts|images)\/[\w.-]+\.(?:js|css|woff2|avif|webp|png|svg)$/;

/** One line for each file in the folder of a server that the release does not have. */
export async function addedProblems(folder: string, { files }: Manifest): Promise<string[]> {
  const released = new Set(files.map(({ path }) => path));
  const { files: present } = await manifestOf(folder);
  const added = present.filter(({ path }) => !released.has(path) && !carriedOver.test(path));
  return added.map(({ path }) => `${path}: berkas ini tidak ada dalam rilis.`);
}

/** Run `node src/publish/live-check.ts https://situs.id` after each deploy and at night (docs/releasing.md). */
if (import.meta.main)
  await command(async () => {
    const settings = readSettings();
    const options = { manifest: { type: 'string' }, folder: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const site = positionals[0] ?? settings.release.SITE_URL ?? '';
    const { origin } = URL.parse(site) ?? {};
    if (!origin) throw new Failure(`“${site}” bukan alamat situs. Tulis misalnya https://situs.id.`);
    const file = values.manifest ?? `${settings.outDir}.manifest.json`;
    const manifest = await readFile(file, 'utf8').catch((error: Error) => {
      throw new Failure(`${origin} tidak dapat dibandingkan dengan ${file}: ${error.message}.`);
    });
    const released = JSON.parse(manifest) as Manifest;
    const added = values.folder ? await addedProblems(values.folder, released) : [];
    const problems = [...(await differences(origin, released)), ...added];
    if (problems.length > 0) throw new Failure(problems.join('\n'));
    console.log(`${site} sama dengan yang dirilis, sampai setiap berkas dan header.`);
  });
