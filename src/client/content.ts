import type { Contents } from '../page-contents.ts';
import { failedRequest } from './load-failure.ts';
import { downloads } from './protocol.ts';

/** Timeouts in ms: for the content that the start waits for, and for the check whether it is still current. */
const timeouts = { first: 10_000, anew: 4000 };

/** Asks the server for a file, whatever is cached, and reads its whole body. Rejects after `ms` milliseconds. */
async function fetchWithin(url: string, ms: number): Promise<Response> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), ms);
  try {
    const response = await fetch(url, { cache: 'no-cache', signal: ending.signal });
    // Read here, so that the timeout covers a stalled body.
    return new Response(await response.arrayBuffer(), response);
  } finally {
    clearTimeout(timer);
  }
}

/** What the page's script has downloaded ahead (islands.ts). */
const downloaded = (url: string) =>
  (globalThis as { [downloads]?: Map<string, Promise<Response>> })[downloads]?.get(url);

export interface Asking {
  /** Asks the server, even where the file has been downloaded already. */
  anew?: boolean;
}

/** Fetches a content file. Rejects when the answer is not JSON, such as the sign-in page of a public network. */
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

/** Replaces the source of content: the Studio's preview reads drafts. */
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

/** Sends the request of the next loadCurrent now. Resolves to whether it will have content to show; never rejects. */
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
  // The code of this page cannot show the new content. The history entry keeps form and transfer through the reload.
  if (known && !hasPartsOf(answer.content, known)) {
    location.reload();
    return new Promise(() => {});
  }
  if (answer.checked) loaded.set(name, Promise.resolve(answer.content));
  return answer;
}
