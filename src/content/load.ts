import type { PageContents } from '../page-table.ts';
import { fetchContent, OtherCode, readHashes, type Asking } from './fetch-content.ts';
import type { Site } from './site.ts';

/** What each content JSON holds. */
interface Contents extends PageContents {
  site: Site & {
    /** Of the build, for the copyright line. */
    year: number;
    /** Where the site stands, when the build knows it. */
    host?: string;
    /** Day on which content was last published (`2026-11-21`, and in words), when known. */
    updated?: { day: string; text: string };
  };
}

export type ContentReader = (name: string, asking?: Asking) => Promise<unknown>;

let read: ContentReader = fetchContent;
const loaded = new Map<string, Promise<unknown>>();
const asked = new Map<string, { at: number; answer: Promise<Current<unknown>> }>();

/** The prerender reads from memory instead of over HTTP, the preview drafts first (studio/preview/content.ts). */
export function readContentFrom(reader: ContentReader): void {
  read = reader;
  loaded.clear();
  asked.clear();
}

/** The content of one page; each is fetched once. Rejects when it cannot be had within 10 s. */
export function loadPage<Name extends keyof Contents>(name: Name): Promise<Contents[Name]> {
  const content = loaded.get(name) ?? read(name);
  loaded.set(name, content);
  content.catch(() => loaded.delete(name));
  return content as Promise<Contents[Name]>;
}

export interface Current<Content> {
  content: Content;
  /** Whether the server has just said so. Otherwise this is what was loaded in this visit. */
  checked: boolean;
}

/**
 * As loadPage, but asks the server whether the site still says so: nobody may transfer to yesterday's account. When no
 * answer can be had within 4 s, what was loaded in this visit counts. Rejects only when there is nothing.
 */
export function loadCurrent<Name extends keyof Contents>(name: Name): Promise<Current<Contents[Name]>> {
  const ahead = asked.get(name);
  asked.delete(name);
  const answer = ahead && Date.now() - ahead.at < fresh ? ahead.answer : ask(name);
  return answer as Promise<Current<Contents[Name]>>;
}

/** What the site asks for now; when it cannot be asked within 4 s, what it did when this visit began. */
export const currentPrices = () =>
  loadCurrent('donation').then(({ content: { prices }, checked }) => ({ prices, checked }));

/** ms for which the answer to a question that was asked ahead is as of now. */
const fresh = 5000;

/** Asks already what the next loadCurrent will ask, so that two questions in a row take the time of one. */
export function askAhead(name: keyof Contents): Promise<Current<unknown>> {
  const answer = ask(name);
  asked.set(name, { at: Date.now(), answer });
  answer.catch(() => asked.delete(name));
  return answer;
}

/** Whether a page of this site can be loaded now. */
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
    // What was loaded is known to be old, so it does not count. The history entry keeps what was typed or is to be paid.
    if (error instanceof OtherCode) return pageLoad();
    return { content: await loadPage(name), checked: false };
  }
}

function pageLoad(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}

export const loadSite = () => loadPage('site');
