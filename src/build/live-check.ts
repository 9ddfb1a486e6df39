import { shownPayeeProblems } from './shown-payee.ts';

/** Compares the payee on a live site with `APPROVED_PAYEES`. Answers what is wrong, one line each. */
export async function liveProblems(site: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  if (!URL.canParse(site)) return [`“${site}” bukan alamat situs. Tulis misalnya https://situs.id.`];
  const { origin } = new URL(site);
  const read = async (path: string) => {
    const response = await fetch(origin + path, { signal: AbortSignal.timeout(20_000), cache: 'no-store' });
    if (!response.ok) throw new Error(`${path} menjawab HTTP ${response.status}`);
    if (new URL(response.url).origin !== origin) throw new Error(`${path} dialihkan ke ${response.url}`);
    return response.text();
  };
  try {
    return await shownPayeeProblems(read, env);
  } catch (error) {
    const { message, cause } = error as Error;
    return [
      `Rekening di ${origin} tidak dapat dibaca: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}.`,
    ];
  }
}

/** `npm run live-check -- https://situs.id`, for every night; without an address `SITE_URL`. */
if (import.meta.main) {
  const site = process.argv[2] ?? process.env.SITE_URL ?? '';
  const problems = await liveProblems(site, process.env);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`${site} menampilkan rekening dan nomor yang disetujui.`);
  else process.exitCode = 1;
}
