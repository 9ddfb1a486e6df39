import { islandsId } from '../../client/protocol.ts';
import { isGiving } from '../../page-table.ts';
import type { Bundle } from './bundle.ts';
import { readFonts } from './fonts.ts';
import { pageHtml } from './page-html.ts';
import type { PageEntry, SiteContents } from './page-list.ts';
import { shareWriter } from './share-writer.ts';
import { pageScript, scriptsOf } from './client-scripts.ts';
import { islandPlans } from './island-plans.ts';
import { hashed, writeInto } from '../files/write-into.ts';
import { Failure } from '../failure.ts';

interface Target {
  folder: string;
  origin: string;
  studioOrigin: string | undefined;
  /** The Content-Security-Policy for a page's HTML. The 404 page also carries it, for hosts that cannot set headers. */
  policyOf(html: string): string;
}

/** Renders every page, with its content, fonts and share picture. Returns the policy of each, by its address. */
export async function writePages(
  { list, contents: pages }: { list: PageEntry[]; contents: SiteContents },
  bundle: Bundle,
  target: Target,
): Promise<Map<string, string>> {
  const { manifest, renderer, scripts: code } = bundle;
  const { folder, origin, studioOrigin } = target;
  const own = code[pageScript] ?? '';
  const pageUrl = `/assets/page.${hashed(own)}.js`;
  await writeInto(folder, pageUrl, own);
  const fonts = await readFonts(JSON.stringify(pages));
  await Promise.all(fonts.files.map(({ url, bytes }) => writeInto(folder, url, bytes)));
  await Promise.all(
    Object.entries(pages).map(([name, data]) => writeInto(folder, contentFile(name), JSON.stringify(data))),
  );
  const share = shareWriter(folder, origin, { pages, art: renderer.drawings() });
  const preview = manifest['studio/preview/main.ts'];
  const previewScript = studioOrigin ? `<script type="module" src="/${preview?.file}"></script>` : '';
  const policies = new Map<string, string>();
  for (const entry of list) {
    if (!pages[entry.content]) throw new Failure(`Page ${entry.name} (src/page-table.ts) has no content.`);
    const { islands, ...rendered } = await renderer.render(entry.url, async (key) => structuredClone(pages[key]));
    if (!rendered.body.includes('<h1')) throw new Error(`Page ${entry.name} rendered without a heading`);
    const head = rendered.head + (await share(entry));
    const content = isGiving(entry.url) ? [contentFile(entry.content)] : [];
    const hasIslands = Object.keys(islands).length > 0;
    const data = {
      ...(studioOrigin && { studio: studioOrigin }),
      ...(hasIslands && !studioOrigin && { [islandsId]: islandPlans(islands, manifest, content) }),
    };
    const { first, last } = scriptsOf(rendered.body, code, `src="${pageUrl}" defer`);
    const scripts = { first, last: last + previewScript };
    const { html: page, files } = await pageHtml({ ...rendered, head, scripts, fonts, data });
    for (const { url, text } of files) await writeInto(folder, url, text);
    const policy = target.policyOf(page);
    const isAddress = entry.name !== 'not-found';
    policies.set(isAddress ? entry.url : `/${entry.file}`, policy);
    await writeInto(folder, entry.file, isAddress ? page : withPolicy(page, policy));
  }
  return policies;
}

const contentFile = (name: string) => `/content/${name}.json`;

/** Adds the policy in a meta element, without frame-ancestors, which only a header can set. */
const withPolicy = (page: string, policy: string) =>
  page.replace(
    /<meta charset="[^"]*"[^>]*>/,
    (charset) =>
      `${charset}<meta http-equiv="Content-Security-Policy" content="${policy.replace(/frame-ancestors [^;]*; /, '')}">`,
  );
