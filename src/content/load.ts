import type { PageContents } from '../page-table.ts';
import { fetchContent, OtherCode, readHashes, type Asking } from './fetch-content.ts';
import type { Site } from './site.ts';

/** What each content JSON holds. */
interface Contents extends PageContents {
  site: Site & {
    /** Year of the build, for the copyright line. */
    year: number;
    /** Host name of the site, when the build knows it. */
    host?: string;
    /** Day on which content was last published (`2026-11-21`, and in words), when known. */
    updated?: { day: string; text: string };
  };
}

export type ContentReader = (name: string, asking?: Asking) => Promise<unknown>;

let read: ContentReader = fetchContent;
const loaded = new Map<string, Promise<unknown>>();
const asked = new Map<string, { at: number; answer: Promise<Current<unknown>> }>();

/**
 * Replaces the source of content: the prerender reads from memory, the preview reads drafts
 * (studio/preview/content.ts).
 */
export function readContentFrom(reader: ContentReader): void {
  read = reader;
  loaded.clear();
  asked.clear();
}

/** The content of one page, fetched once a visit. Rejects after 10 s. */
export function loadPage<Name extends keyof Contents>(name: Name): Promise<Contents[Name]> {
  const content = loaded.get(name) ?? read(name);
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
 * Like loadPage, but asks the server first: nobody may transfer to yesterday's account. Without an answer within 4 s it
 * returns what this visit loaded earlier. Rejects only when nothing was loaded.
 */
export function loadCurrent<Name extends keyof Contents>(name: Name): Promise<Current<Contents[Name]>> {
  const ahead = asked.get(name);
  asked.delete(name);
  const answer = ahead && Date.now() - ahead.at < fresh ? ahead.answer : ask(name);
  return answer as Promise<Current<Contents[Name]>>;
}

/** The prices as the server has them now; without an answer within 4 s, those that this visit loaded. */
export const currentPrices = () =>
  loadCurrent('donation').then(({ content: { prices }, checked }) => ({ prices, checked }));

/** ms for which an answer that was requested ahead is current. */
const fresh = 5000;

/** Sends the request of the next loadCurrent now, so that its answer is there when it is needed. */
export function askAhead(name: keyof Contents): Promise<Current<unknown>> {
  const answer = ask(name);
  asked.set(name, { at: Date.now(), answer });
  answer.catch(() => asked.delete(name));
  return answer;
}

/** Whether the server answers with a page of this site. */
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
    if (error instanceof OtherCode) return pageLoad();
    return { content: await loadPage(name), checked: false };
  }
}

function pageLoad(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}

export const loadSite = () => loadPage('site');
