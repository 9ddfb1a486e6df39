import type { PageContents } from './content/page-contracts.ts';
import type { Site } from './content/site.ts';

/** What the content JSON of the shell holds. */
export interface ShellContent extends Site {
  year: number;
  /** Where the site is published, for people: `situs.id`. Absent without SITE_URL. */
  host?: string;
  /** The day on which content was last published (`2026-11-21`, and in words), if it is known. */
  updated?: { day: string; text: string };
}

/** The content JSON of every page and of the shell, by name. */
export interface Contents extends PageContents {
  site: ShellContent;
}

export type { PageContents };

/** What the shapes give, before the build adds values of its own to the shell's content. */
export type ShapedContents = PageContents & { site: Site };
