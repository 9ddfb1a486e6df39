import type { Build, BuildError, Site } from './compare.ts';

/** Reads what the site says about itself, bypassing every cache. Never rejects: an unreadable site is an answer too. */
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

/** How each browser words a failed request. */
const reasons: Record<string, string> = {
  TimeoutError: 'tidak menjawab selama 10 detik',
  TypeError: 'tidak ada sambungan ke situs',
  SyntaxError: 'build.json di situs tidak terbaca',
};

/** The same content gives the same bytes, so build.json cannot hold the time of the build; most servers send it. */
function timeOf({ headers }: Response): string | undefined {
  const time = Date.parse(headers.get('last-modified') ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** Usually there is no such file. Hosts say so in many ways: a 404 that other origins cannot read, or a page. */
async function readError(url: string): Promise<BuildError | null> {
  try {
    const answer = await ask(url, 'build-error.json');
    const { problems, time, isRehearsal } = (answer.ok ? await answer.json() : {}) as Partial<BuildError>;
    return problems && time ? { problems, time, ...(isRehearsal && { isRehearsal }) } : null;
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

/** Asks for a new build. A hook lets no other origin read its answer: it rejects only when it cannot be reached. */
export async function requestRebuild(hook: string): Promise<void> {
  await fetch(hook, { method: 'POST', mode: 'no-cors', credentials: 'omit', signal: AbortSignal.timeout(10_000) });
}
