import type { ContentOf } from './content/contract.ts';
import type { Site } from './content/site.ts';
import type { PageName } from './page-table.ts';

/** The contract (query and shape) of each page. */
interface Contracts {
  home: typeof import('./content/home-page.ts');
  features: typeof import('./content/features-page.ts');
  pricing: typeof import('./content/pricing-page.ts');
  quran: typeof import('./content/quran-page.ts');
  download: typeof import('./content/download-page.ts');
  donation: typeof import('./content/donation-page.ts');
  confirmation: typeof import('./content/confirmation-page.ts');
  about: typeof import('./content/about-page.ts');
  report: typeof import('./content/report-page.ts');
  contact: typeof import('./content/contact-page.ts');
  privacy: typeof import('./content/privacy-page.ts');
  terms: typeof import('./content/terms-page.ts');
  'not-found': typeof import('./content/not-found-page.ts');
}

/** What the content JSON of each page holds. */
export type PageContents = { [Name in PageName]: ContentOf<Contracts[Name]> };

/** What the content JSON of the shell holds. */
export interface ShellContent extends ContentOf<typeof import('./content/site.ts')> {
  year: number;
  host?: string;
  /** The day on which content was last published (`2026-11-21`, and in words), if it is known. */
  updated?: { day: string; text: string };
}

/** The content JSON of every page and of the shell, by name. */
export interface Contents extends PageContents {
  site: ShellContent;
}

/** `Contents` before the build adds its own values to the shell's content. */
export type Pages = PageContents & { site: Site };
