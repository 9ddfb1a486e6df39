import { contentIndexId } from '../client/protocol.ts';

export interface Asking {
  /** Asks the server again, even when the answer is cached. */
  anew?: boolean;
  /** The content that this visit already has. A new answer must have the same parts: the code that is loaded shows it. */
  known?: unknown;
}

/** Timeouts in ms: for the content that the start waits for, and for the check whether it is still current. */
const patience = { first: 10_000, anew: 4000 };

/** Hashes of a newer build, read from the server since this page was loaded. */
const renewed: Record<string, string> = {};

/**
 * Fetches the content JSON of a page. The HTML names each file with its hash, so page and content come from the same
 * build. With `anew`, a file that is gone is fetched from the build that the server has now. Rejects on a timeout or error.
 */
export async function fetchContent(name: string, { anew = false, known }: Asking = {}): Promise<unknown> {
  const end = Date.now() + (anew ? patience.anew : patience.first);
  const cache = anew ? 'no-cache' : 'default';
  const hash = renewed[name] ?? hashesIn(document.getElementById(contentIndexId)?.textContent)[name];
  const get = () => fetchWithin(address(name, hash), end - Date.now(), cache);
  let response = await get();
  // One retry: a server error often passes.
  if (response.status >= 500) response = await get();
  if (anew && response.status === 404) return fetchRenewed(name, known, end);
  return contentOf(name, response);
}

/** The new content has parts that the code of this page cannot show. */
export class OtherCode extends Error {}

/** Fetches the content of the build that the server has now. Rejects with OtherCode when this page cannot show it. */
async function fetchRenewed(name: string, known: unknown, end: number): Promise<unknown> {
  const { [name]: hash } = await readHashes(location.pathname, end - Date.now());
  const content = await contentOf(name, await fetchWithin(address(name, hash), end - Date.now(), 'no-cache'));
  if (known && !hasPartsOf(content, known)) throw new OtherCode(name);
  if (hash) renewed[name] = hash;
  return content;
}

/** Fetches a page and reads the hashes of its content files. Rejects when the answer is not a page of this site. */
export async function readHashes(path: string, ms = patience.anew): Promise<Record<string, string>> {
  const page = await fetchWithin(path, ms, 'no-cache');
  const [, index] = new RegExp(`id="${contentIndexId}">(.*?)</script>`, 's').exec(await page.text()) ?? [];
  if (!index) throw new Error(`${path} is no page of this site`);
  return hashesIn(index);
}

const hashesIn = (index: string | null | undefined) => (index ? (JSON.parse(index) as Record<string, string>) : {});
const address = (name: string, hash?: string) => (hash ? `/content/${name}.${hash}.json` : `/content/${name}.json`);

/** Rejects when the answer is no JSON, as from the sign-in page of a public network. */
async function contentOf(name: string, response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`Content ${name}: HTTP ${response.status}`);
  return response.json();
}

/** Whether `content` has each property of `known`, with the same type. Lists may have another length. */
function hasPartsOf(content: unknown, known: unknown): boolean {
  if (known === null || typeof known !== 'object') return known === null || typeof content === typeof known;
  if (Array.isArray(known)) return Array.isArray(content);
  if (content === null || typeof content !== 'object') return false;
  return Object.entries(known).every(([key, part]) => hasPartsOf((content as Record<string, unknown>)[key], part));
}

/** Fetches a response with its whole body. Rejects after `ms`. */
export async function fetchWithin(url: string, ms: number, cache: RequestCache = 'default'): Promise<Response> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), ms);
  try {
    const response = await fetch(url, { cache, signal: ending.signal });
    // Read here, so that the timeout covers a stalled body.
    return new Response(await response.arrayBuffer(), response);
  } finally {
    clearTimeout(timer);
  }
}
