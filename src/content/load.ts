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

export type ContentReader = (name: string) => Promise<unknown>;

let read: ContentReader = fetchContent;
const loaded = new Map<string, Promise<unknown>>();

/** The prerender reads from memory instead of over HTTP. */
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

/** What pages load from now on under this name: drafts, in the preview (studio/preview/content.ts). */
export function replaceContent(name: keyof Contents, content: unknown): void {
  loaded.set(name, Promise.resolve(content));
}

export const loadSite = () => loadPage('site');

/** Names carry a hash that stands in the page, so that page and content are of one build. */
async function fetchContent(name: string): Promise<unknown> {
  const index = document.getElementById('content-index')?.textContent;
  const hash = index && (JSON.parse(index) as Record<string, string>)[name];
  const response = await fetch(hash ? `/content/${name}.${hash}.json` : `/content/${name}.json`);
  if (!response.ok) throw new Error(`Content ${name}: HTTP ${response.status}`);
  return response.json();
}
