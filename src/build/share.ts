import { createHash } from 'node:crypto';
import type { DownloadPage } from '../content/download-page.ts';
import type { Site } from '../content/site.ts';
import { ContentError } from './content-errors.ts';
import type { PageEntry } from './page-list.ts';
import { sharePicture } from './share-picture.ts';
import { shareTags } from './share-tags.ts';
import { structuredData } from './structured-data.ts';
import { writeInto } from './write-into.ts';

/** Where the site will stand: `SITE_URL`, absolute, without a path. Throws when it is something else. */
export function siteOrigin(): string {
  const given = process.env.SITE_URL ?? 'http://localhost:4173';
  if (!/^https?:\/\/[\w.-]+(:\d+)?\/?$/.test(given))
    throw new ContentError([`SITE_URL is "${given}". Write an origin such as https://situs.id`]);
  return given.replace(/\/$/, '');
}

/** Draws each page's share picture into `folder` and gives the tags for its head. */
export function shareWriter(folder: string, pages: Record<string, unknown>, medallion: string) {
  const { site, download } = pages as { site: Site; download: DownloadPage };
  const origin = siteOrigin();
  return async ({ name, url, file }: PageEntry): Promise<string> => {
    const { seo } = pages[name] as { seo: { title: string; description: string } };
    const words = { ...seo, productName: site.productName };
    const png = await sharePicture(words, medallion);
    const picture = `/images/bagikan-${name}.${createHash('sha256').update(png).digest('hex').slice(0, 8)}.png`;
    await writeInto(folder, picture, png);
    const tags = shareTags({ ...words, origin, url: file === '404.html' ? null : url, picture });
    const data = JSON.stringify(structuredData({ origin, url, title: seo.title, site, app: download.app }));
    return `${tags}<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`;
  };
}
