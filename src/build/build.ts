import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContactPage } from '../content/contact-page.ts';
import type { ReaderPage } from '../content/reader-page.ts';
import type { Site } from '../content/site.ts';
import { bundle, type Bundle } from './bundle.ts';
import { compress } from './compress.ts';
import { ContentError } from './content-errors.ts';
import { readFonts } from './fonts.ts';
import { writeIcons } from './icons.ts';
import { startScript } from './inline-script.ts';
import { pageHtml } from './page-html.ts';
import { pageList } from './page-list.ts';
import { publishPictures } from './pictures.ts';
import { readContent } from './read-content.ts';
import { contentSecurityPolicy, headerRules, headersFile, type PolicySources } from './security-headers.ts';
import { shareWriter, siteOrigin } from './share.ts';
import { robots, sitemap, webManifest } from './site-files.ts';
import { startPlan } from './start-plan.ts';
import { writeInto } from './write-into.ts';

/** Builds the site into `outDir`. A failure throws and leaves the previous output as it was. */
export async function build(outDir = 'dist'): Promise<void> {
  const started = performance.now();
  const { pages, source, revision } = await readContent(process.env, console.log);
  const folder = join('.cache', `out-${process.pid}`);
  await mkdir(folder, { recursive: true });
  try {
    await publishPictures(pages, folder);
    const bundled = await bundle();
    await cp(bundled.folder, folder, { recursive: true, filter: (path) => !path.includes('.vite') });
    await writePages(folder, pages, bundled);
    await writeSiteFiles(folder, pages, bundled);
    const time = new Date().toISOString();
    await writeFile(join(folder, 'build.json'), JSON.stringify({ source, revision, time }));
    await compress(folder);
    await replace(outDir, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(
    `Built ${pageList.length} pages into ${outDir} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}

async function writePages(folder: string, pages: Record<string, unknown>, { manifest, renderer }: Bundle) {
  const fonts = await readFonts();
  for (const { url, bytes } of fonts.files) await writeInto(folder, url, bytes);
  const index = await writeContent(folder, pages);
  const [template, script] = await Promise.all([readFile('index.html', 'utf8'), startScript()]);
  const share = shareWriter(folder, pages, renderer.drawings().medallion);
  const html: string[] = [];
  for (const entry of pageList) {
    const rendered = await renderer.render(entry.url, async (key) => structuredClone(pages[key]));
    if (!rendered.body.includes('<h1')) throw new Error(`Page ${entry.name} rendered without a heading`);
    const head = rendered.head + (await share(entry));
    const data = { 'content-index': index, start: { modules: startPlan(manifest, entry.module), when: entry.when } };
    html.push(pageHtml({ ...rendered, head, template, fonts, data, startScript: script }));
    await writeInto(folder, entry.file, html.at(-1) as string);
  }
  const policy = contentSecurityPolicy(html, otherOrigins(pages));
  await writeFile(join(folder, '_headers'), headersFile(headerRules(policy)));
}

/** Sitemap, robots, manifest and icons. */
async function writeSiteFiles(folder: string, pages: Record<string, unknown>, { renderer }: Bundle) {
  const day = new Date().toISOString().slice(0, 10);
  await writeFile(join(folder, 'sitemap.xml'), sitemap(siteOrigin(), day));
  await writeFile(join(folder, 'robots.txt'), robots(siteOrigin()));
  await writeFile(join(folder, 'manifest.webmanifest'), webManifest(pages.site as Site));
  await writeIcons(folder, renderer.drawings().logo);
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

/** One JSON file per page, named by content. Returns page name → hash. */
async function writeContent(folder: string, pages: Record<string, unknown>): Promise<Record<string, string>> {
  const index: Record<string, string> = {};
  for (const [name, data] of Object.entries(pages)) {
    const text = JSON.stringify(data);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    index[name] = hash;
    await writeInto(folder, `content/${name}.${hash}.json`, text);
  }
  return index;
}

/** Puts the new output in place only when it is complete. */
async function replace(outDir: string, folder: string) {
  const old = `${folder}-old`;
  await rename(outDir, old).catch(() => {});
  await rename(folder, outDir);
  await rm(old, { recursive: true, force: true });
}

if (import.meta.main) {
  await build().catch((error: unknown) => {
    console.error(error instanceof ContentError ? error.message : error);
    process.exitCode = 1;
  });
}
