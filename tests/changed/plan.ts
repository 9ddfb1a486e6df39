import { readdirSync, readFileSync } from 'node:fs';
import { pageNames } from '../../src/page-table.ts';
import { pageList, type PageEntry } from '../../src/publish/html/page-list.ts';
import { importsOf, sourcesOf } from '../house/sources.ts';

/** What is to run after a change. */
export interface Plan {
  /** Types, lint and format; rules and house. */
  unit: boolean;
  /** The site, and the checks of its files. */
  build: boolean;
  /** Files of stories, each whole. */
  stories: string[];
  /** Of the other files, the stories with one of these addresses as the first word of their title. */
  titles: string[];
  /** The Studio's own tests and its stories. */
  studio: boolean;
}

const folder = 'tests/journeys';

/** Who imports whom in `src`, read once. */
const importers = Map.groupBy(sourcesOf('src').flatMap(importsOf), ({ to }) => to);

/** Names of the pages that show something of these sources (paths from the root of the repository). */
export function pagesOf(changed: readonly string[]): string[] {
  const reached = new Set(changed.filter((file) => file.startsWith('src/')).map((file) => file.slice(4)));
  for (const file of reached) for (const { from } of importers.get(file) ?? []) reached.add(from);
  return pageNames.filter((name) => reached.has(`pages/${name}.tsx`));
}

/**
 * What a change of these files touches. A source of one page asks for the stories that name this page, a source of all
 * pages or of none (the start, the build, styles, content) for all of them: too much rather than too little.
 */
export function planFor(changed: readonly string[]): Plan {
  const shown = changed.filter((file) =>
    /^(src|content-fallback|public)\/|^(index\.html|vite\.config\.ts)$/.test(file),
  );
  const tests = changed.filter((file) => file.startsWith(`${folder}/`));
  const specs = readdirSync(folder)
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `${folder}/${file}`);
  const pages = pagesOf(shown);
  const few = shown.every((file) => pagesOf([file]).length > 0) && pages.length < pageNames.length / 2;
  const own = tests.every((file) => specs.includes(file));
  const all = { stories: specs, titles: [] };
  const entries = pageList.filter(({ name }) => pages.includes(name));
  const some = {
    stories: specs.filter((file) => tests.includes(file) || entries.some((page) => names(file, page))),
    titles: entries.map(({ url }) => url),
  };
  return {
    unit: changed.length > 0,
    build: shown.length > 0 || tests.length > 0,
    ...(few && own ? some : all),
    studio: changed.some((file) => /^(studio|tests\/studio|src\/content)\//.test(file)),
  };
}

/** Whether a file of stories is about this page: named after it, or going to its address. */
function names(file: string, page: PageEntry): boolean {
  const text = readFileSync(file, 'utf8');
  const address = new RegExp(`paths\\.${page.name}\\b|goto\\(['\`]${page.url}['?]`);
  return file.startsWith(`${folder}/${page.name}.`) || address.test(text);
}
