import { createHash } from 'node:crypto';
import type { Bundle } from './bundle.ts';
import { readFonts } from './fonts.ts';
import { pageHtml } from './page-html.ts';
import { pageList } from './page-list.ts';
import { isPreview, studioOrigin } from './preview-settings.ts';
import { shareWriter } from './share.ts';
import { startPlan } from './start-plan.ts';
import { writeInto } from './write-into.ts';

interface Target {
  folder: string;
  /** Told of each page as soon as it is written. */
  written(file: string): void;
}

/** Renders every page, with its content, fonts and share picture. Returns the HTML of all pages. */
export async function writePages(pages: Record<string, unknown>, bundle: Bundle, target: Target): Promise<string[]> {
  const { manifest, renderer, shell } = bundle;
  const { folder } = target;
  const fonts = await readFonts();
  for (const { url, bytes } of fonts.files) await writeInto(folder, url, bytes);
  const index = await writeContent(folder, pages);
  const share = shareWriter(folder, pages, renderer.drawings().medallion);
  const html: string[] = [];
  for (const entry of pageList) {
    const rendered = await renderer.render(entry.url, async (key) => structuredClone(pages[key]));
    if (!rendered.body.includes('<h1')) throw new Error(`Page ${entry.name} rendered without a heading`);
    const head = rendered.head + (await share(entry));
    const data = {
      'content-index': index,
      start: { modules: startPlan(manifest, entry.module), when: isPreview() ? 'now' : entry.when },
      ...(isPreview() && { studio: studioOrigin() }),
    };
    const page = pageHtml({ ...rendered, head, shell, fonts, data });
    await writeInto(folder, entry.file, page);
    target.written(entry.file);
    html.push(page);
  }
  return html;
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
