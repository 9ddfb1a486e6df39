import type { Contents } from '../../page-contents.ts';
import { pageNames, pageTable, type PageName } from '../../page-table.ts';

export interface PageEntry {
  name: PageName;
  url: string;
  file: string;
  inSitemap: boolean;
}

const allPages: PageEntry[] = pageNames.map((name) => {
  const { path, inSitemap = true } = pageTable[name];
  const url = path === '*' ? '/404' : path;
  return { name, url, file: `${url.slice(1) || 'index'}.html`, inSitemap };
});

/** The pages of every build. Hosts serve 404.html for every address without a page. */
export const pageList = allPages.filter(({ name }) => !pageTable[name].onlyFilled);

/** The content JSON of a build by name. It has `report` only if that has entries. */
export type SiteContents = Omit<Contents, 'report'> & Record<string, unknown>;

/** Every page that this content makes, and every content JSON. A preview has all, so that staff see their texts. */
export function pagesOf({ report, ...others }: Contents, { isPreview }: { isPreview: boolean }) {
  const hasReport = isPreview || report.entries.length > 0;
  const contents: SiteContents = hasReport ? { report, ...others } : others;
  return { list: hasReport ? allPages : pageList, contents };
}
