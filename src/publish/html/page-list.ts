import { pageNames, pageTable, type PageName } from '../../page-table.ts';
import type { Start } from '../../client/protocol.ts';

export interface PageEntry {
  /** Also that of the page's content JSON. */
  name: PageName;
  /** URL that is rendered. */
  url: string;
  /** File in the output. */
  file: string;
  /** Source of the page's chunk. */
  module: string;
  when: Start;
  inSitemap: boolean;
}

/** Everything that is prerendered: each page of the table. Hosts serve 404.html for every address without a page. */
export const pageList: PageEntry[] = pageNames.map((name) => {
  const { path, start: when, inSitemap = true } = pageTable[name];
  const url = path === '*' ? '/404' : path;
  const file = `${url.slice(1) || 'index'}.html`;
  return { name, url, file, module: `src/pages/${name}.tsx`, when, inSitemap };
});
