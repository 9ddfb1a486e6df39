import type { Contents } from '../page-contents.ts';

/** Timeouts in ms: of the first request, without which the page cannot start, and of asking if known content holds. */
const timeouts = { first: 10_000, again: 4000 };

/** Requests a file. The cache answers only if the server confirms it (`no-cache`). Rejects after `ms` milliseconds. */
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

/** Fetches a content file. Rejects if the response is not JSON, such as the sign-in page of a public network. */
export async function fetchContent(name: string, timeout = timeouts.first): Promise<unknown> {
  const url = `/content/${name}.json`;
  const end = Date.now() + timeout; // of both requests together
  const request = () => fetchWithin(url, end - Date.now());
  // A dropped connection and a server error often pass, so after each of them the request is repeated once.
  let response = await request().catch(request);
  if (response.status >= 500) response = await request();
  if (!response.ok) throw new Error(`Content ${name}: HTTP ${response.status}`);
  return response.json();
}

/** Whether `content` has the properties of `known`, of the same types. A known null fits all; arrays count as equal. */
function hasSameShape(content: unknown, known: unknown): boolean {
  if (known === null) return true;
  if (typeof known !== 'object') return typeof content === typeof known;
  if (Array.isArray(known)) return Array.isArray(content);
  if (content === null || typeof content !== 'object') return false;
  return Object.entries(known).every(([key, part]) => hasSameShape((content as Record<string, unknown>)[key], part));
}

export type ContentReader = (name: string, timeout?: number) => Promise<unknown>;

let read: ContentReader = fetchContent;
/** Requests by the name of the page, so that later calls of `loadPage` get the same promise. */
const loaded = new Map<string, Promise<unknown>>();
/** The last answers by the name of the page, at hand without a promise: React renders from them. */
const newest = new Map<string, Current<unknown>>();

/** Replaces the source of content. The Studio's preview uses it to read drafts. */
export function readContentFrom(reader: ContentReader): void {
  read = reader;
  loaded.clear();
  newest.clear();
}

export interface Current<Content> {
  content: Content;
  /** True if the server has just confirmed the content; false if it is the content that this tab loaded earlier. */
  checked: boolean;
  /** When the server was asked, in ms since 1970. */
  at: number;
}

/** The content of a page. Fetches it once; later calls get the same promise. Rejects after 10 s. */
export function loadPage<Name extends keyof Contents>(name: Name): Promise<Contents[Name]> {
  const known = loaded.get(name);
  if (known) return known as Promise<Contents[Name]>;
  const at = Date.now();
  const content = read(name);
  loaded.set(name, content);
  content.then(
    (answer) => newest.set(name, { content: answer, checked: true, at }),
    () => loaded.delete(name),
  );
  return content as Promise<Contents[Name]>;
}

/**
 * Requests the content again, because nobody may transfer to yesterday's account. Without a response within 4 s, it
 * resolves to the content that this tab loaded earlier. If the tab has loaded none, it waits as loadPage does.
 */
export async function loadCurrent<Name extends keyof Contents>(name: Name): Promise<Current<Contents[Name]>> {
  const known = await Promise.resolve(loaded.get(name)).catch(() => undefined);
  const at = Date.now();
  const answer = await read(name, timeouts.again).then(
    (content) => ({ content, checked: true, at }),
    async () => ({ content: await loadPage(name), checked: false, at }),
  );
  // A newer build made this content, and the code of this page cannot show it. The history entry keeps what was typed.
  // The promise never resolves, because the page is about to go.
  if (known && !hasSameShape(answer.content, known)) {
    location.reload();
    return new Promise(() => {});
  }
  if (answer.checked) loaded.set(name, Promise.resolve(answer.content));
  newest.set(name, answer);
  return answer as Current<Contents[Name]>;
}

/** The newest content of a page that this document has loaded. Undefined before the first answer. */
export const newestContent = <Name extends keyof Contents>(name: Name) =>
  newest.get(name) as Current<Contents[Name]> | undefined;

/** The prices of the form, requested again (loadCurrent). */
export const currentPrices = () =>
  loadCurrent('donation').then(({ content: { prices }, checked }) => ({ prices, checked }));
