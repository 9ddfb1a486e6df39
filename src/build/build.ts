import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContactPage } from '../content/contact-page.ts';
import type { ReaderPage } from '../content/reader-page.ts';
import type { Site } from '../content/site.ts';
import { buildTime } from './build-time.ts';
import { bundle } from './bundle.ts';
import { compress, compressFile } from './compress.ts';
import { ContentError } from './content-errors.ts';
import { nginxConf } from './nginx-conf.ts';
import { carryOver, discard, openOutput, publish, type Output } from './output.ts';
import { pageList } from './page-list.ts';
import { publishPictures } from './pictures.ts';
import { readContent, type Content } from './read-content.ts';
import { contentSecurityPolicy, headerRules, headersFile, type PolicySources } from './security-headers.ts';
import { siteOrigin } from './share.ts';
import { robots, sitemap, webManifest } from './site-files.ts';
import { stopwatch, type Stopwatch } from './stopwatch.ts';
import { writePages } from './write-pages.ts';

/** Looks at a finished build before it is shown; throws to refuse it. */
export type Inspect = (folder: string) => Promise<void>;

/**
 * Builds the site and shows it at `outDir`. Only content that has changed costs more than a copy; the bundle is made
 * anew when code has. A failure throws and leaves what `outDir` showed.
 */
export async function build(outDir = 'dist', inspect?: Inspect): Promise<void> {
  const watch = stopwatch();
  const content = await readContent(process.env, console.log);
  watch.lap('content');
  const output = await openOutput(outDir);
  try {
    const kind = await fill(output, content, watch);
    await inspect?.(output.folder);
    await carryOver(output);
    await publish(output);
    watch.lap('publish');
    console.log(`Built ${pageList.length} pages into ${outDir} in ${watch.total()} (${kind})`);
    if (process.argv.includes('--timing')) console.log(watch.laps());
  } catch (error) {
    await discard(output);
    throw error;
  }
}

/** Everything a visitor may ask for, into the folder of the new build. */
async function fill({ folder, previous }: Output, content: Content, watch: Stopwatch): Promise<string> {
  const { pages } = content;
  await publishPictures(pages, folder);
  watch.lap('pictures');
  const bundled = await bundle();
  await cp(bundled.folder, folder, { recursive: true, filter: (path) => !path.includes('.vite') });
  watch.lap('bundle');
  const compressing: Promise<void>[] = [];
  const written = (file: string) => {
    const compressed = compressFile(file, folder, previous);
    compressed.catch(() => {}); // a page that fails meanwhile is reported first
    compressing.push(compressed);
  };
  const html = await writePages(pages, bundled, { folder, written });
  watch.lap('pages');
  await writeSiteFiles(folder, content);
  const rules = headerRules(contentSecurityPolicy(html, otherOrigins(pages)));
  await writeFile(join(folder, '_headers'), headersFile(rules));
  await writeFile(join(folder, 'nginx.conf'), nginxConf(rules));
  await Promise.all(compressing);
  await compress(folder, previous);
  watch.lap('compression');
  return bundled.reused ? 'content only' : 'full';
}

/** Sitemap, robots, manifest, and what was built from which content. */
async function writeSiteFiles(folder: string, { pages, source, revision, updated, count }: Content): Promise<void> {
  const time = buildTime(updated).toISOString();
  const files = {
    'sitemap.xml': sitemap(siteOrigin(), time.slice(0, 10)),
    'robots.txt': robots(siteOrigin()),
    'manifest.webmanifest': webManifest(pages.site as Site),
    'build.json': JSON.stringify({ source, revision, time, contentUpdated: updated, documents: count }),
  };
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(join(folder, file), text)));
}

/** Origins that content names: frames to embed, and where the newsletter box posts to. */
function otherOrigins(pages: Record<string, unknown>): PolicySources {
  const { reader, contact, site } = pages as { reader: ReaderPage; contact: ContactPage; site: Site };
  const { action } = site.newsletter;
  return {
    frames: [reader.reader.url, contact.map.embedUrl].map((url) => new URL(url).origin),
    forms: action ? [new URL(action).origin] : [],
  };
}

if (import.meta.main) {
  await build(process.env.OUT_DIR || 'dist').catch((error: unknown) => {
    console.error(error instanceof ContentError ? error.message : error);
    process.exitCode = 1;
  });
}
