import type { Start } from '../../client/protocol.ts';
import { type ReportPage, reportParts } from '../../content/report-page.ts';
import { pageNames, pageTable, type PageName } from '../../page-table.ts';

export interface PageEntry {
  name: PageName;
  /** Of the page's content JSON: its name, or that of a part. */
  content: string;
  /** URL that is rendered. */
  url: string;
  /** File in the output. */
  file: string;
  /** Source of the page's chunk. */
  module: string;
  when: Start;
  inSitemap: boolean;
}

function entryOf(name: PageName, part = ''): PageEntry {
  const { path, start: when, inSitemap = true } = pageTable[name];
  const url = path === '*' ? '/404' : [path, part].filter(Boolean).join('/');
  const file = `${url.slice(1) || 'index'}.html`;
  const content = [name, part].filter(Boolean).join('-');
  return { name, content, url, file, module: `src/pages/${name}.tsx`, when, inSitemap };
}

/** The pages of every build. Hosts serve 404.html for every address without a page. */
export const pageList: PageEntry[] = pageNames.filter((name) => !pageTable[name].inParts).map((name) => entryOf(name));

/** Every page that this content makes, and the content with each part under the name of its own. */
export function pagesOf(pages: Record<string, unknown>, isPreview = false) {
  const { report, ...contents } = pages as { report: ReportPage };
  const parts = reportParts(report);
  // Staff see the page's texts before there is an entry.
  if (isPreview && parts.size === 0) parts.set('', report);
  const reports = Array.from(parts, ([part, content]) => ({ entry: entryOf('report', part), content }));
  return {
    list: [...pageList, ...reports.map(({ entry }) => entry)],
    contents: { ...contents, ...Object.fromEntries(reports.map(({ entry, content }) => [entry.content, content])) },
  };
}
