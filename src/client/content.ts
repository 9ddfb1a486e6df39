import type { Contents } from '../page-contents.ts';
import { failedRequest } from './load-failure.ts';
import { downloads } from './protocol.ts';

/** Timeouts in ms. `first`: the page cannot start without this content. `anew`: the server confirms known content. */
const timeouts = { first: 10_000, anew: 4000 };

/** Reads a file from the server, not from the cache. Rejects after `ms` milliseconds. */
async function fetchWithin(url: string, ms: number): Promise<Response> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), ms);
  try {
    const response = await fetch(url, { cache: 'no-cache', signal: ending.signal });
    // The body is read here, so that the timeout covers a stalled body, too.
    return new Response(await response.arrayBuffer(), response);
  } finally {
    clearTimeout(timer);
  }
}

/** The response to a request that the plain script has sent already (islands.ts). */
const downloaded = (url: string) =>
  (globalThis as { [downloads]?: Map<string, Promise<Response>> })[downloads]?.get(url);

export interface Asking {
  /** Asks the server even if the file has been downloaded already. */
  anew?: boolean;
}

/** Fetches a content file. Rejects if the response is not JSON, such as the sign-in page of a public network. */
export async function fetchContent(name: string, { anew = false }: Asking = {}): Promise<unknown> {
  const url = `/content/${name}.json`;
  const end = Date.now() + (anew ? timeouts.anew : timeouts.first);
  const get = () => fetchWithin(url, end - Date.now());
  const ahead = anew ? undefined : await downloaded(url)?.catch(() => undefined);
  let response = ahead?.clone() ?? (await get());
  // One retry: a server error often passes.
  if (response.status >= 500) response = await get();
  const { ok, status } = response;
  if (!ok) throw Object.assign(new Error(`Content ${name}: HTTP ${status}`), { status });
  return response.json();
}

/** Whether `content` has every property of `known`, with the same type. Lists may differ in length. */
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

/** Replaces the source of content. The Studio's preview uses it to read drafts. */
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

/**
 * Asks the server first, because nobody may transfer to yesterday's account. Without a response within 4 s, it returns
 * the content that this visit loaded earlier.
 */
export function loadCurrent<Name extends keyof Contents>(name: Name): Promise<Current<Contents[Name]>> {
  const ahead = asked.get(name);
  asked.delete(name);
  const answer = ahead && Date.now() - ahead.at < fresh ? ahead.answer : ask(name);
  return answer as Promise<Current<Contents[Name]>>;
}

/** The prices from the server. Without a response within 4 s, they are those that this visit loaded earlier. */
export const currentPrices = () =>
  loadCurrent('donation').then(({ content: { prices }, checked }) => ({ prices, checked }));

/** Milliseconds for which a response that askAhead requested is current. */
const fresh = 5000;

/** Sends the request of the next loadCurrent now. Resolves to false if there is no content to show. Never rejects. */
export function askAhead(name: keyof Contents): Promise<boolean> {
  const answer = ask(name);
  asked.set(name, { at: Date.now(), answer });
  return answer.then(
    () => true,
    () => {
      asked.delete(name);
      return false;
    },
  );
}

async function ask(name: keyof Contents): Promise<Current<unknown>> {
  const known = await Promise.resolve(loaded.get(name)).catch(() => undefined);
  const answer = await read(name, { anew: true }).then(
    (content) => ({ content, checked: true }),
    async () => ({ content: await loadPage(name), checked: false }),
  );
  // A newer build made this content, and the code of this page cannot show it. The history entry keeps what was typed.
  if (known && !hasPartsOf(answer.content, known)) {
    location.reload();
    return new Promise(() => {});
  }
  if (answer.checked) loaded.set(name, Promise.resolve(answer.content));
  return answer;
}
