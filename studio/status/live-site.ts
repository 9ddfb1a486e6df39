import type { Build, BuildError, Site } from './compare.ts';

/** Reads what the site says about itself, past every cache. Never rejects: a site that cannot be read is an answer. */
export async function readSite(url: string): Promise<Site> {
  try {
    const answer = await ask(url, 'build.json');
    if (!answer.ok) return { reached: false, reason: `build.json dijawab dengan HTTP ${answer.status}` };
    const { time, ...build } = (await answer.json()) as Build & { time?: string };
    const madeAt = timeOf(answer) ?? (time === build.contentUpdated ? undefined : time);
    return { reached: true, build: { ...build, ...(madeAt ? { madeAt } : {}) }, error: await readError(url) };
  } catch (error) {
    const { name, message } = error as Error;
    return { reached: false, reason: reasons[name] ?? message };
  }
}

/** What browsers say of it, each in its own English. */
const reasons: Record<string, string> = {
  TimeoutError: 'tidak menjawab selama 10 detik',
  TypeError: 'tidak ada sambungan ke situs',
  SyntaxError: 'build.json di situs tidak terbaca',
};

/** The same content gives the same bytes, so build.json cannot hold when it was made; most servers tell. */
function timeOf({ headers }: Response): string | undefined {
  const time = Date.parse(headers.get('last-modified') ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** Mostly there is none, and hosts have many ways to say so: a 404 closed to other origins, or a page. */
async function readError(url: string): Promise<BuildError | null> {
  try {
    const answer = await ask(url, 'build-error.json');
    const { message, time } = (answer.ok ? await answer.json() : {}) as Partial<BuildError>;
    return typeof message === 'string' && typeof time === 'string' ? { message, time } : null;
  } catch {
    return null;
  }
}

function ask(url: string, file: string): Promise<Response> {
  return fetch(`${url.replace(/\/+$/, '')}/${file}`, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(10_000),
  });
}

/**
 * Asks the host for a new build. Hooks allow no other origin to read their answer, so that only a hook that cannot
 * be reached is known to have failed; it rejects then.
 */
export async function requestRebuild(hook: string): Promise<void> {
  await fetch(hook, { method: 'POST', mode: 'no-cors', credentials: 'omit', signal: AbortSignal.timeout(10_000) });
}
