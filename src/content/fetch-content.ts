import { fetchWithin } from '../client/fetch-within.ts';
import { contentIndexId } from '../client/protocol.ts';

export interface Asking {
  /** Asks the server although the answer is known. */
  anew?: boolean;
  /** What this visit has of it: a new answer must have the same parts, since the same code shows it. */
  known?: unknown;
}

/** ms for content, which the start waits for, and for the question whether it still holds. */
const patience = { first: 10_000, anew: 4000 };

/** Hashes that the server told since the page was loaded. */
const renewed: Record<string, string> = {};

/**
 * The page holds the hash in each name, so that page and content are always of one build. When the server has another
 * build by now, `anew` reads what that says; everything else is of the page's own build. Rejects when it cannot be had.
 */
export async function fetchContent(name: string, { anew = false, known }: Asking = {}): Promise<unknown> {
  const end = Date.now() + (anew ? patience.anew : patience.first);
  const cache = anew ? 'no-cache' : 'default';
  const hash = renewed[name] ?? hashesIn(document.getElementById(contentIndexId)?.textContent)[name];
  const get = () => fetchWithin(address(name, hash), end - Date.now(), cache);
  let response = await get();
  // A server that hesitates once.
  if (response.status >= 500) response = await get();
  if (anew && response.status === 404) return fetchRenewed(name, known, end);
  return contentOf(name, response);
}

/** The site has changed in a way that the code of this page cannot show. */
export class OtherCode extends Error {}

/** What the build that stands on the server now says. Rejects with OtherCode when this page cannot show it. */
async function fetchRenewed(name: string, known: unknown, end: number): Promise<unknown> {
  const { [name]: hash } = await readHashes(location.pathname, end - Date.now());
  const content = await contentOf(name, await fetchWithin(address(name, hash), end - Date.now(), 'no-cache'));
  if (known && !hasPartsOf(content, known)) throw new OtherCode(name);
  if (hash) renewed[name] = hash;
  return content;
}

/** The names that a page of the site holds now. Rejects for the page of anybody else. */
export async function readHashes(path: string, ms = patience.anew): Promise<Record<string, string>> {
  const page = await fetchWithin(path, ms, 'no-cache');
  const [, index] = new RegExp(`id="${contentIndexId}">(.*?)</script>`, 's').exec(await page.text()) ?? [];
  if (!index) throw new Error(`${path} is no page of this site`);
  return hashesIn(index);
}

const hashesIn = (index: string | null | undefined) => (index ? (JSON.parse(index) as Record<string, string>) : {});
const address = (name: string, hash?: string) => (hash ? `/content/${name}.${hash}.json` : `/content/${name}.json`);

/** The sign-in page of a public network answers as well, but not with content. */
async function contentOf(name: string, response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`Content ${name}: HTTP ${response.status}`);
  return response.json();
}

/** Whether each part of the known object is there, of the same kind; lists may have become longer or shorter. */
function hasPartsOf(content: unknown, known: unknown): boolean {
  if (known === null || typeof known !== 'object') return known === null || typeof content === typeof known;
  if (Array.isArray(known)) return Array.isArray(content);
  if (content === null || typeof content !== 'object') return false;
  return Object.entries(known).every(([key, part]) => hasPartsOf((content as Record<string, unknown>)[key], part));
}
