import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ContactPage } from '../content/contact-page.ts';
import type { ReaderPage } from '../content/reader-page.ts';
import type { Site } from '../content/site.ts';
import { bundle, type Bundle } from './bundle.ts';
import { compress } from './compress.ts';
import { ContentError } from './content-errors.ts';
import { readFonts } from './fonts.ts';
import { startScript } from './inline-script.ts';
import { pageHtml } from './page-html.ts';
import { pageList } from './page-list.ts';
import { publishPictures } from './pictures.ts';
import { readContent } from './read-content.ts';
import { contentSecurityPolicy, headerRules, headersFile, type PolicySources } from './security-headers.ts';
import { startPlan } from './start-plan.ts';

/** Builds the site into `outDir`. A failure throws and leaves the previous output as it was. */
export async function build(outDir = 'dist'): Promise<void> {
  const started = performance.now();
  const { pages, summary, source, revision } = await readContent(process.env);
  console.log(summary);
  const folder = join('.cache', `out-${process.pid}`);
  await mkdir(folder, { recursive: true });
  try {
    await publishPictures(pages, folder);
    const bundled = await bundle();
    await cp(bundled.folder, folder, { recursive: true, filter: (path) => !path.includes('.vite') });
    await writePages(folder, pages, bundled);
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
  const html: string[] = [];
  for (const { name, url, file, module, when } of pageList) {
    const rendered = await renderer.render(url, async (key) => structuredClone(pages[key]));
    const modules = startPlan(manifest, module);
    const data = { 'content-index': index, start: { modules, when } };
    html.push(pageHtml({ ...rendered, template, fonts, data, startScript: script }));
    await writeInto(folder, file, html.at(-1) as string);
    if (!rendered.body.includes('<h1')) throw new Error(`Page ${name} rendered without a heading`);
  }
  await writeFile(join(folder, '_headers'), headersFile(headerRules(contentSecurityPolicy(html, otherOrigins(pages)))));
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

async function writeInto(folder: string, path: string, data: string | Buffer) {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
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
