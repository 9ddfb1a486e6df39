import type { Contents } from '../../page-contents.ts';
import { reportParts } from '../../content/report-page.ts';
import { pageNames, pageTable, type PageName } from '../../page-table.ts';

export interface PageEntry {
  name: PageName;
  /** The name of the content JSON, made of the names of the page and of its part. */
  content: string;
  url: string;
  file: string;
  inSitemap: boolean;
}

/** The content JSON of every page by its name, and of the ledger's parts. */
export type SiteContents = Omit<Contents, 'report'> & Record<string, unknown>;

function entryOf(name: PageName, part = ''): PageEntry {
  const { path, foundFrom } = pageTable[name];
  const url = path === '*' ? '/404' : [path, part].filter(Boolean).join('/');
  const file = `${url.slice(1) || 'index'}.html`;
  const content = [name, part].filter(Boolean).join('-');
  return { name, content, url, file, inSitemap: foundFrom.length > 0 };
}

/** The pages of every build. Hosts serve 404.html for every address without a page. */
export const pageList: PageEntry[] = pageNames.filter((name) => !pageTable[name].inParts).map((name) => entryOf(name));

/** Every page that this content makes, and every content JSON by its name. */
export function pagesOf({ report, ...others }: Contents, { isPreview }: { isPreview: boolean }) {
  const parts = reportParts(report);
  // A preview has the page even without entries, so that staff see its texts.
  if (isPreview && parts.size === 0) parts.set('', report);
  const reports = Array.from(parts, ([part, content]) => ({ entry: entryOf('report', part), content }));
  const contents: SiteContents = Object.assign(
    others,
    Object.fromEntries(reports.map(({ entry, content }) => [entry.content, content])),
  );
  return { list: [...pageList, ...reports.map(({ entry }) => entry)], contents };
}
