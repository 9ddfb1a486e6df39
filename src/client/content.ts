import type { Contents } from '../page-contents.ts';
import { failedRequest } from './load-failure.ts';
import { contentIndexId } from './protocol.ts';

/** Fetches a response with its whole body. Rejects after `ms` milliseconds. */
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

export interface Asking {
  /** Asks the server again, even when the answer is cached. */
  anew?: boolean;
  /** The content that this visit already has. New content needs the same properties: the loaded code shows it. */
  known?: unknown;
}

/** Timeouts in ms: for the content that the start waits for, and for the check whether it is still current. */
const timeouts = { first: 10_000, anew: 4000 };

/** Hashes of a newer build, read from the server since this page was loaded. */
const renewed: Record<string, string> = {};

/** Fetches the content file that the page names; with `anew`, that of a newer build if the file is gone. */
export async function fetchContent(name: string, { anew = false, known }: Asking = {}): Promise<unknown> {
  const end = Date.now() + (anew ? timeouts.anew : timeouts.first);
  const cache = anew ? 'no-cache' : 'default';
  const hash = renewed[name] ?? hashesIn(document.getElementById(contentIndexId)?.textContent)[name];
  const get = () => fetchWithin(address(name, hash), end - Date.now(), cache);
  let response = await get();
  // One retry: a server error often passes.
  if (response.status >= 500) response = await get();
  if (anew && response.status === 404) return fetchRenewed(name, known, end);
  return contentOf(name, response);
}

/** The new content lacks a property that the code of this page reads. */
export class IncompatibleContent extends Error {}

/** Fetches the content of the build that the server has now. Rejects with IncompatibleContent when this page cannot show it. */
async function fetchRenewed(name: string, known: unknown, end: number): Promise<unknown> {
  const { [name]: hash } = await readHashes(location.pathname, end - Date.now());
  const content = await contentOf(name, await fetchWithin(address(name, hash), end - Date.now(), 'no-cache'));
  if (known && !hasPartsOf(content, known)) throw new IncompatibleContent(name);
  if (hash) renewed[name] = hash;
  return content;
}

/** Fetches a page and reads the hashes of its content files. Rejects when the answer is not a page of this site. */
export async function readHashes(path: string, ms = timeouts.anew): Promise<Record<string, string>> {
  const page = await fetchWithin(path, ms, 'no-cache');
  const [, index] = new RegExp(`id="${contentIndexId}">(.*?)</script>`, 's').exec(await page.text()) ?? [];
  if (!index) throw new Error(`${path} is not a page of this site`);
  return hashesIn(index);
}

const hashesIn = (index: string | null | undefined) => (index ? (JSON.parse(index) as Record<string, string>) : {});
const address = (name: string, hash?: string) => (hash ? `/content/${name}.${hash}.json` : `/content/${name}.json`);

/** Rejects when the answer is not JSON, such as the sign-in page of a public network. */
async function contentOf(name: string, response: Response): Promise<unknown> {
  const { ok, status } = response;
  if (!ok) throw Object.assign(new Error(`Content ${name}: HTTP ${status}`), { status });
  return response.json();
}

/** Whether `content` has each property of `known`, with the same type. Lists may have another length. */
function hasPartsOf(content: unknown, known: unknown): boolean {
  if (known === null || typeof known !== 'object') return known === null || typeof content === typeof known;
  if (Array.isArray(known)) return Array.isArray(content);
  if (content === null || typeof content !== 'object') return false;
  return Object.entries(known).every(([key, part]) => hasPartsOf((content as Record<string, unknown>)[key], part));
}

export type ContentReader = (name: string, asking?: Asking) => Promise<unknown>;

let read: ContentReader = fetchContent;
const loaded = new Map<string, Promise<unknown>>();
const asked = new Map<string, { at: number; answer: Promise<Current<unknown>> }>();

/** Replaces the source of content: the prerender reads from memory, the preview reads drafts. */
export function readContentFrom(reader: ContentReader): void {
  read = reader;
  loaded.clear();
  asked.clear();
}

/** The content of one page, fetched once per visit. Rejects after 10 s. */
export function loadPage<Name extends keyof Contents>(name: Name): Promise<Contents[Name]> {
  const content = loaded.get(name) ?? read(name).catch(failedRequest);
  loaded.set(name, content);
  content.catch(() => loaded.delete(name));
  return content as Promise<Contents[Name]>;
}

export interface Current<Content> {
  content: Content;
  /** True when the server has just confirmed the content; false when it is what this visit loaded earlier. */
  checked: boolean;
}

/** Asks the server first: nobody may transfer to yesterday's account. After 4 s it returns what was loaded earlier. */
export function loadCurrent<Name extends keyof Contents>(name: Name): Promise<Current<Contents[Name]>> {
  const ahead = asked.get(name);
  asked.delete(name);
  const answer = ahead && Date.now() - ahead.at < fresh ? ahead.answer : ask(name);
  return answer as Promise<Current<Contents[Name]>>;
}

/** The prices as the server has them now; without an answer within 4 s, those that this visit loaded. */
export const currentPrices = () =>
  loadCurrent('donation').then(({ content: { prices }, checked }) => ({ prices, checked }));

/** Milliseconds for which an answer that askAhead requested is current. */
const fresh = 5000;

/** Sends the request of the next loadCurrent now, so that its answer is there when it is needed. */
export function askAhead(name: keyof Contents): Promise<Current<unknown>> {
  const answer = ask(name);
  asked.set(name, { at: Date.now(), answer });
  answer.catch(() => asked.delete(name));
  return answer;
}

/** Whether the server answers with this page within 4 s. Never rejects. */
export const canOpen = (path: string): Promise<boolean> =>
  readHashes(path).then(
    () => true,
    () => false,
  );

async function ask(name: keyof Contents): Promise<Current<unknown>> {
  try {
    const known = await Promise.resolve(loaded.get(name)).catch(() => undefined);
    const content = await read(name, { anew: true, known });
    loaded.set(name, Promise.resolve(content));
    return { content, checked: true };
  } catch (error) {
    // The loaded content is known to be old. The history entry keeps the form and the transfer through the reload.
    if (error instanceof IncompatibleContent) {
      location.reload();
      return new Promise(() => {});
    }
    return { content: await loadPage(name), checked: false };
  }
}
