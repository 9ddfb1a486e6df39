import type { Build, BuildError, Site } from './compare.ts';

/** Reads the site's build files, not from a cache. Never rejects. */
export async function readSite(url: string): Promise<Site> {
  try {
    const answer = await fetchFile(url, 'build.json');
    if (!answer.ok) return { reached: false };
    const { time, ...build } = (await answer.json()) as Build & { time?: string };
    // `time` mostly is that of the newest content (src/publish/build.ts), which does not tell when the build was made.
    const writtenTime = time === build.contentUpdated ? undefined : time;
    const madeAt = lastModified(answer) ?? writtenTime;
    return { reached: true, build: madeAt ? { ...build, madeAt } : build, error: await readError(url) };
  } catch {
    return { reached: false };
  }
}

/** Reads the time of the build from a header. The file cannot state it, because equal content gives equal bytes. */
function lastModified({ headers }: Response): string | undefined {
  const time = Date.parse(headers.get('last-modified') ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** Reads a file that usually does not exist. A host then sends a page, or a 404 that other origins cannot read. */
async function readError(url: string): Promise<BuildError | null> {
  try {
    const answer = await fetchFile(url, 'build-error.json');
    const { problems, time } = (answer.ok ? await answer.json() : {}) as Partial<BuildError>;
    return problems && time ? { problems, time } : null;
  } catch {
    return null;
  }
}

function fetchFile(url: string, file: string): Promise<Response> {
  return fetch(`${url.replace(/\/+$/, '')}/${file}`, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(10_000),
  });
}
