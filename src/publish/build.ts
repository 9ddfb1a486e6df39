import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contents } from '../page-contents.ts';
import { buildTime, readContent, type Content } from './documents/read-content.ts';
import { command } from './failure.ts';
import { openOutput, type Output, publish, sweep } from './files/output.ts';
import { compress, writeInto } from './files/write-into.ts';
import { nginxConf } from './host/nginx-conf.ts';
import { contentSecurityPolicy, type PolicySources, headerRules, headersFile } from './host/security-headers.ts';
import { bundle } from './html/bundle.ts';
import { type PageEntry, pagesOf } from './html/page-list.ts';
import { publishPictures } from './html/pictures.ts';
import { assetLinks, robots, sitemap, webManifest } from './html/site-files.ts';
import { writeIcons } from './html/write-icons.ts';
import { writePages } from './html/write-pages.ts';
import { readSettings, type Settings } from './settings.ts';

export interface ReleaseInput {
  content: Content;
  /** The texts of files that only a release has, by their names. */
  files: Record<string, string>;
  /** What `build.json` says about the release. */
  facts: object;
  /** Checks the finished build before `outDir` shows it. Throws to refuse it. */
  inspect?: (folder: string) => Promise<void>;
}

/** Builds the site from a release or the chosen source. Throws on failure and leaves `outDir` as it was. */
export async function build(settings: Settings, released?: ReleaseInput): Promise<void> {
  const { outDir } = settings;
  const start = performance.now();
  const content = released?.content ?? (await readContent(settings, console.log));
  const output = await openOutput(outDir);
  try {
    const summary = await writeSite(output, { settings, content, released });
    await released?.inspect?.(output.folder);
    await publish(output);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`Built ${summary} into ${outDir} in ${seconds} s`);
  } finally {
    await sweep(output);
  }
}

interface Inputs {
  settings: Settings;
  content: Content;
  released: ReleaseInput | undefined;
}

async function writeSite(output: Output, inputs: Inputs): Promise<string> {
  const { isPreloaded, siteOrigin: origin, studioOrigin } = inputs.settings;
  const { pages } = inputs.content;
  const { folder } = output;
  const isPreview = studioOrigin !== undefined;
  await publishPictures(pages, folder);
  const code = await bundle(output);
  await writeIcons(folder);
  const sources = { ...otherOrigins(pages), studioOrigin };
  const policyOf = (html: string) => contentSecurityPolicy(html, sources);
  const { list, contents } = pagesOf(pages, { isPreview });
  const policies = await writePages({ list, contents }, code, { folder, origin, studioOrigin, policyOf });
  await writeSiteFiles(folder, list, inputs);
  const rules = headerRules(policies, { isPreview, isPreloaded });
  await writeFile(join(folder, '_headers'), headersFile(rules));
  await writeFile(join(folder, 'nginx.conf'), nginxConf(rules));
  await compress(folder);
  return `${list.length} pages`;
}

async function writeSiteFiles(folder: string, list: readonly PageEntry[], inputs: Inputs): Promise<void> {
  const { settings, content, released } = inputs;
  const { pages, ...contentFacts } = content;
  const { app } = pages.download;
  const time = buildTime(settings.epoch, contentFacts.contentUpdated).toISOString();
  const links = assetLinks(app);
  const files = {
    'sitemap.xml': sitemap(list, settings.siteOrigin, time.slice(0, 10)), // the day in UTC
    'robots.txt': robots(settings.siteOrigin),
    'manifest.webmanifest': webManifest(pages.site, app),
    'build.json': JSON.stringify({ ...contentFacts, time, ...released?.facts }),
    ...released?.files,
    ...(links && { '.well-known/assetlinks.json': links }),
  };
  await Promise.all(Object.entries(files).map(([file, text]) => writeInto(folder, file, text)));
}

/** Origins that content names: those of the frames, and the one that the newsletter form posts to. */
function otherOrigins({ quran, contact, site }: Contents): PolicySources {
  const { action } = site.newsletter;
  return {
    frames: [quran.reader.url, contact.map.embedUrl].map((url) => new URL(url).origin),
    forms: action ? [new URL(action).origin] : [],
  };
}

if (import.meta.main) await command(() => build(readSettings()));
