import type { Build } from './compare.ts';

/** Reads the site's `build.json`, not from a cache. Null if the site cannot be read. */
export async function readBuild(url: string): Promise<Build | null> {
  try {
    const answer = await fetch(`${url.replace(/\/+$/, '')}/build.json`, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) return null;
    const { time, ...build } = (await answer.json()) as Build & { time?: string };
    // Without SOURCE_DATE_EPOCH `time` is that of the newest content, which does not tell when the build was made.
    const writtenTime = time === build.contentUpdated ? undefined : time;
    const madeAt = lastModified(answer) ?? writtenTime;
    return madeAt ? { ...build, madeAt } : build;
  } catch {
    return null;
  }
}

/** Reads the time of the build from a header. The file cannot state it, because equal content gives equal bytes. */
function lastModified({ headers }: Response): string | undefined {
  const time = Date.parse(headers.get('last-modified') ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
