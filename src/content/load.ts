import type { AboutPage } from './about-page.ts';
import type { ConfirmationPage } from './confirmation-page.ts';
import type { ContactPage } from './contact-page.ts';
import type { DonationPage } from './donation-page.ts';
import type { DownloadPage } from './download-page.ts';
import type { FeaturesPage } from './features-page.ts';
import type { HomePage } from './home-page.ts';
import type { LegalPage } from './legal-page.ts';
import type { NotFoundPage } from './not-found-page.ts';
import type { PricingPage } from './pricing-page.ts';
import type { ReaderPage } from './reader-page.ts';
import type { Site } from './site.ts';

/** What each content JSON holds. */
interface Contents {
  site: Site & {
    /** Of the build, for the copyright line. */
    year: number;
    /** Day on which content was last published (`2026-11-21`, and in words), when known. */
    updated?: { day: string; text: string };
  };
  home: HomePage;
  features: FeaturesPage;
  pricing: PricingPage;
  reader: ReaderPage;
  download: DownloadPage;
  about: AboutPage;
  contact: ContactPage;
  privacy: LegalPage;
  terms: LegalPage;
  donation: DonationPage;
  confirmation: ConfirmationPage;
  'not-found': NotFoundPage;
}

export type ContentReader = (name: string, cache?: RequestCache) => Promise<unknown>;

let read: ContentReader = fetchContent;
const loaded = new Map<string, Promise<unknown>>();

/** The prerender reads from memory instead of over HTTP, the preview drafts first (studio/preview/content.ts). */
export function readContentFrom(reader: ContentReader): void {
  read = reader;
  loaded.clear();
}

/** The content of one page; each is fetched once. Rejects when it cannot be had. */
export function loadPage<Name extends keyof Contents>(name: Name): Promise<Contents[Name]> {
  const content = loaded.get(name) ?? read(name);
  loaded.set(name, content);
  content.catch(() => loaded.delete(name));
  return content as Promise<Contents[Name]>;
}

/**
 * As loadPage, but asks the server each time whether the site still says this: nobody may transfer to the account of
 * yesterday. Names carry a hash of what is in them and go with the next build, so an answer is current.
 * Without a connection the last answer counts.
 */
export function loadCurrent<Name extends keyof Contents>(name: Name): Promise<Contents[Name]> {
  const known = loaded.get(name);
  const content = read(name, 'no-cache').catch((error: unknown) => {
    if (known && error instanceof TypeError) return known;
    loaded.delete(name);
    throw error;
  });
  if (!known) loaded.set(name, content);
  return content as Promise<Contents[Name]>;
}

export const loadSite = () => loadPage('site');

/** Names carry a hash that stands in the page, so that page and content are of one build. */
export async function fetchContent(name: string, cache: RequestCache = 'default'): Promise<unknown> {
  const index = document.getElementById('content-index')?.textContent;
  const hash = index && (JSON.parse(index) as Record<string, string>)[name];
  const response = await fetch(hash ? `/content/${name}.${hash}.json` : `/content/${name}.json`, { cache });
  if (!response.ok) throw new Error(`Content ${name}: HTTP ${response.status}`);
  return response.json();
}
