import { readFile } from 'node:fs/promises';
import type { Manifest } from 'vite';
import { islandsId, studioId } from '../../client/protocol.ts';
import { isGiving } from '../../page-table.ts';
import { Failure } from '../failure.ts';
import { hashed, writeInto } from '../files/write-into.ts';
import type { Bundle } from './bundle.ts';
import { pageScript, scriptsOf } from './client-scripts.ts';
import { readFonts } from './fonts.ts';
import { startOf } from './island-start.ts';
import type { PageEntry, SiteContents } from './page-list.ts';
import { pageStyles } from './page-styles.ts';
import type { Element } from './render.tsx';
import { jsonInHtml, shareTags } from './share-tags.ts';

interface Target {
  folder: string;
  origin: string;
  studioOrigin: string | undefined;
  /** The Content-Security-Policy for a page's HTML. The 404 page also carries it, for hosts that cannot set headers. */
  policyOf(html: string): string;
}

/** Renders every page, with its content and fonts. Returns the policy of each, by its address. */
export async function writePages(
  { list, contents: pages }: { list: PageEntry[]; contents: SiteContents },
  bundle: Bundle,
  target: Target,
): Promise<Map<string, string>> {
  const { renderer, scripts } = bundle;
  const { folder, origin, studioOrigin } = target;
  const pageCode = scripts[pageScript] ?? '';
  const pageUrl = `/assets/page.${hashed(pageCode)}.js`;
  await writeInto(folder, pageUrl, pageCode);
  const fonts = await readFonts(JSON.stringify(pages));
  await Promise.all(fonts.files.map(({ url, bytes }) => writeInto(folder, url, bytes)));
  await Promise.all(
    Object.entries(pages).map(([name, data]) => writeInto(folder, contentFile(name), JSON.stringify(data))),
  );
  const tagsOf = await shareTags(folder, origin, pages);
  const policies = new Map<string, string>();
  for (const entry of list) {
    if (!pages[entry.name]) throw new Failure(`Page ${entry.name} (src/page-table.ts) has no content.`);
    const { islands, ...rendered } = await renderer.render(entry.url, async (key) => pages[key]);
    if (!rendered.elements.some(({ name }) => name === 'h1'))
      throw new Error(`Page ${entry.name} rendered without a heading`);
    const { headScripts, endScripts } = scriptsOf(islands, scripts, `<script src="${pageUrl}" defer></script>`);
    const { start, data } = studioOrigin
      ? previewStart(studioOrigin, bundle.manifest)
      : islandsStart(entry, islands, bundle.manifest);
    const shared = tagsOf(entry);
    const page = await inShell({
      headScripts,
      // Titles and pictures to share come first: some previews read only the first 32 kB.
      head: rendered.head + shared.tags + pageStyles(rendered, fonts.css),
      // The preloads are not in the head, where they would delay the first paint.
      fonts: rendered.elements.some(isVerse) ? fonts.preload.map(preload).join('') : '',
      app: rendered.body,
      data: dataScripts(data),
      // The facts for search engines come last, because the first screen does not need them.
      endScripts: endScripts + start + shared.data,
    });
    const policy = target.policyOf(page);
    const isAddress = entry.name !== 'not-found';
    policies.set(isAddress ? entry.url : `/${entry.file}`, policy);
    await writeInto(folder, entry.file, isAddress ? page : withPolicy(page, policy));
  }
  return policies;
}

const previewStart = (studioOrigin: string, manifest: Manifest) => ({
  start: `<script type="module" src="/${manifest['studio/preview/main.ts']?.file}"></script>`,
  data: { [studioId]: studioOrigin },
});

function islandsStart({ name, url }: PageEntry, islands: Record<string, object>, manifest: Manifest) {
  const names = Object.keys(islands);
  if (names.length === 0) return { start: '', data: {} };
  // The form and the confirmation also fetch their content.
  const fetched = isGiving(url) ? [contentFile(name)] : [];
  return { start: startOf(names, manifest, fetched), data: { [islandsId]: islands } };
}

/** Replaces the comments of `index.html`, such as `<!--head-->`, by these parts. */
export async function inShell(parts: Record<'headScripts' | 'head' | 'fonts' | 'app' | 'data' | 'endScripts', string>) {
  const withoutIndents = (await readFile('index.html', 'utf8')).replace(/\n\s*/g, '');
  return Object.entries(parts).reduce(
    (html, [name, text]) => html.replace(`<!--${name}-->`, () => text),
    withoutIndents,
  );
}

/** Elements with JSON for the scripts of the page, by their ids. */
export const dataScripts = (data: Record<string, unknown>): string =>
  Object.entries(data)
    .map(([id, value]) => `<script type="application/json" id="${id}">${jsonInHtml(value)}</script>`)
    .join('');

/** Arabic with a direction of its own. A single numeral or word has none, and needs no preload. */
const isVerse = ({ attribs }: Element) => attribs.lang === 'ar' && 'dir' in attribs;

const preload = (href: string) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;

const contentFile = (name: string) => `/content/${name}.json`;

/** Adds the policy in a meta element, without frame-ancestors, which only a header can set. */
const withPolicy = (page: string, policy: string) =>
  page.replace(
    /<meta charset="[^"]*"[^>]*>/,
    (charset) =>
      `${charset}<meta http-equiv="Content-Security-Policy" content="${policy.replace(/frame-ancestors [^;]*; /, '')}">`,
  );
