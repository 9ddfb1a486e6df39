import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DownloadPage } from '../content/download-page.ts';
import type { ContactPage } from '../content/contact-page.ts';
import type { QuranPage } from '../content/quran-page.ts';
import type { Site } from '../content/site.ts';
import { buildTime } from './documents/build-time.ts';
import { bundle } from './html/bundle.ts';
import { compress, compressFile } from './files/compress.ts';
import { nginxConf } from './host/nginx-conf.ts';
import { carryOver, discard, openOutput, publish, type Output } from './files/output.ts';
import { type PageEntry, pagesOf } from './html/page-list.ts';
import { publishPictures } from './html/pictures.ts';
import { readContent, type Content } from './documents/read-content.ts';
import { contentSecurityPolicy, type PolicySources } from './host/content-policy.ts';
import { headerRules, headersFile } from './host/security-headers.ts';
import { command } from './failure.ts';
import { provenance } from './manifest.ts';
import { readSettings, type Settings } from './settings.ts';
import { writeInto } from './files/write-into.ts';
import { assetLinks, robots, sitemap, webManifest } from './html/site-files.ts';
import { writePages } from './html/write-pages.ts';

/** Content that a release has prepared, and what it adds to the build. */
export interface Released {
  content: Content;
  /** Files beside those of every build, by name. */
  files: Record<string, string>;
  /** Goes into `build.json`, for the Studio. */
  waiting: readonly object[];
  /** Looks at the finished build before it is shown; throws to refuse it. */
  inspect: (folder: string) => Promise<void>;
}

/**
 * Builds the site from what a release prepared, or else from the chosen source, and shows it at `outDir`. Reuses the
 * bundle while only content changes. Throws on failure; `outDir` then shows what it showed before.
 */
export async function build(settings: Settings, released?: Released): Promise<void> {
  const { outDir } = settings;
  const start = performance.now();
  const content = released?.content ?? (await readContent(settings, console.log));
  const output = await openOutput(outDir, settings.isClean);
  try {
    const { kind, count } = await fill(output, { settings, content, released });
    await carryOver(output);
    await released?.inspect(output.folder);
    await publish(output);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`Built ${count} pages into ${outDir} in ${seconds} s (${kind})`);
  } catch (error) {
    await discard(output);
    throw error;
  }
}

interface Work {
  settings: Settings;
  content: Content;
  released: Released | undefined;
}

/** Writes all files of the new build. */
async function fill(output: Output, work: Work): Promise<{ kind: string; count: number }> {
  const { settings, content } = work;
  const { folder } = output;
  const previous = settings.isFresh ? null : output.previous;
  const { pages } = content;
  const { siteOrigin: origin, studioOrigin } = settings;
  await publishPictures(pages, folder);
  const bundled = await bundle({
    bundled: settings.bundled,
    isPreview: studioOrigin !== undefined,
    isFresh: settings.isFresh,
  });
  await cp(bundled.folder, folder, { recursive: true, filter: (path) => !path.includes('.vite') });
  const compressing: Promise<void>[] = [];
  const written = (file: string) => {
    const compressed = compressFile(file, folder, previous);
    compressed.catch(() => {}); // reported below, unless a page fails first
    compressing.push(compressed);
  };
  const sources = { ...otherOrigins(pages), studioOrigin };
  const policyOf = (html: string) => contentSecurityPolicy([html], sources);
  const made = pagesOf(pages, studioOrigin !== undefined);
  const policies = await writePages(made, bundled, { folder, origin, studioOrigin, policyOf, written });
  await writeSiteFiles(folder, made.list, work);
  const isPreview = studioOrigin !== undefined;
  const rules = headerRules({ policies, isPreview, isPreloaded: settings.isPreloaded });
  await writeFile(join(folder, '_headers'), headersFile(rules));
  await writeFile(join(folder, 'nginx.conf'), nginxConf(rules));
  await Promise.all(compressing);
  await compress(folder, previous);
  return { kind: bundled.reused ? 'content only' : 'full', count: made.list.length };
}

/** Sitemap, robots, manifest, and what was built from which content. */
async function writeSiteFiles(
  folder: string,
  list: readonly PageEntry[],
  { settings, content, released }: Work,
): Promise<void> {
  const { pages, source, revision, updated, count } = content;
  const { siteOrigin, epoch } = settings;
  const time = buildTime(epoch, updated).toISOString();
  const { app } = pages.download as DownloadPage;
  const links = assetLinks(app);
  const files = {
    'sitemap.xml': sitemap(list, siteOrigin, time.slice(0, 10)),
    'robots.txt': robots(siteOrigin),
    'manifest.webmanifest': webManifest(pages.site as Site, app),
    'build.json': JSON.stringify({
      source,
      revision,
      time,
      contentUpdated: updated,
      documents: count,
      ...(released ? { waiting: released.waiting } : {}),
      ...(await provenance()),
    }),
    ...released?.files,
    ...(links ? { '.well-known/assetlinks.json': links } : {}),
  };
  await Promise.all(Object.entries(files).map(([file, text]) => writeInto(folder, file, text)));
}

/** Origins that content names: frames to embed, and where the newsletter box posts to. */
function otherOrigins(pages: Record<string, unknown>): PolicySources {
  const { quran, contact, site } = pages as { quran: QuranPage; contact: ContactPage; site: Site };
  const { action } = site.newsletter;
  return {
    frames: [quran.reader.url, contact.map.embedUrl].map((url) => new URL(url).origin),
    forms: action ? [new URL(action).origin] : [],
  };
}

if (import.meta.main) await command(() => build(readSettings()));
