import type { Contents } from '../page-contents.ts';

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

export interface ReadOptions {
  /** Sends a request even if the file has been downloaded already. */
  anew?: boolean;
}

/** Fetches a content file. Rejects if the response is not JSON, such as the sign-in page of a public network. */
export async function fetchContent(name: string, { anew = false }: ReadOptions = {}): Promise<unknown> {
  const url = `/content/${name}.json`;
  const end = Date.now() + (anew ? timeouts.anew : timeouts.first);
  const request = () => fetchWithin(url, end - Date.now());
  // A dropped connection and a server error often pass, so the request is repeated once.
  let response = await request().catch(request);
  if (response.status >= 500) response = await request();
  const { ok, status } = response;
  if (!ok) throw Object.assign(new Error(`Content ${name}: HTTP ${status}`), { status });
  return response.json();
}

/** Whether `content` has every property of `known`, with the same type. Null may become any type. */
function hasSameShape(content: unknown, known: unknown): boolean {
  if (known === null) return true;
  if (typeof known !== 'object') return typeof content === typeof known;
  if (Array.isArray(known)) return Array.isArray(content);
  if (content === null || typeof content !== 'object') return false;
  return Object.entries(known).every(([key, part]) => hasSameShape((content as Record<string, unknown>)[key], part));
}

export type ContentReader = (name: string, options?: ReadOptions) => Promise<unknown>;

let read: ContentReader = fetchContent;
const loaded = new Map<string, Promise<unknown>>();
const requestedAhead = new Map<string, { at: number; answer: Promise<Current<unknown>> }>();

/** Replaces the source of content. The Studio's preview uses it to read drafts. */
export function readContentFrom(reader: ContentReader): void {
  read = reader;
  loaded.clear();
  requestedAhead.clear();
}

/** The content of a page. Fetches it once; later calls get the same promise. Rejects after 10 s. */
export function loadPage<Name extends keyof Contents>(name: Name): Promise<Contents[Name]> {
  const content = loaded.get(name) ?? read(name);
  loaded.set(name, content);
  content.catch(() => loaded.delete(name));
  return content as Promise<Contents[Name]>;
}

export interface Current<Content> {
  content: Content;
  /** True if the server has just confirmed the content; false if it is the content that this tab loaded earlier. */
  checked: boolean;
}

/**
 * Requests the content again, because nobody may transfer to yesterday's account. Without a response within 4 s, it
 * resolves to the content that this tab loaded earlier.
 */
export function loadCurrent<Name extends keyof Contents>(name: Name): Promise<Current<Contents[Name]>> {
  const ahead = requestedAhead.get(name);
  requestedAhead.delete(name);
  const answer = ahead && Date.now() - ahead.at < currentFor ? ahead.answer : requestCurrent(name);
  return answer as Promise<Current<Contents[Name]>>;
}

/** The prices of loadCurrent. */
export const currentPrices = () =>
  loadCurrent('donation').then(({ content: { prices }, checked }) => ({ prices, checked }));

/** Milliseconds for which the answer to requestAhead is current. */
const currentFor = 5000;

/** Sends the request of the next loadCurrent now. Resolves to false if there is no content to show. Never rejects. */
export function requestAhead(name: keyof Contents): Promise<boolean> {
  const answer = requestCurrent(name);
  requestedAhead.set(name, { at: Date.now(), answer });
  return answer.then(
    () => true,
    () => {
      requestedAhead.delete(name);
      return false;
    },
  );
}

async function requestCurrent(name: keyof Contents): Promise<Current<unknown>> {
  const known = await Promise.resolve(loaded.get(name)).catch(() => undefined);
  const answer = await read(name, { anew: true }).then(
    (content) => ({ content, checked: true }),
    async () => ({ content: await loadPage(name), checked: false }),
  );
  // A newer build made this content, and the code of this page cannot show it. The history entry keeps what was typed.
  // The promise never resolves, because the page is about to go.
  if (known && !hasSameShape(answer.content, known)) {
    location.reload();
    return new Promise(() => {});
  }
  if (answer.checked) loaded.set(name, Promise.resolve(answer.content));
  return answer;
}
