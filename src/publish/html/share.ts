import type { DonationPage } from '../../content/donation-page.ts';
import type { DownloadPage } from '../../content/download-page.ts';
import type { HomePage } from '../../content/home-page.ts';
import type { Site } from '../../content/site.ts';
import type { PageEntry } from './page-list.ts';
import type { Art } from './render.tsx';
import { sharePicture } from './share-picture.ts';
import { shareTags } from './share-tags.ts';
import { structuredData } from './structured-data.ts';
import { hashed } from '../files/hashed.ts';
import { writeInto } from '../files/write-into.ts';

interface Share {
  folder: string;
  /** Where the site will stand. */
  origin: string;
  pages: Record<string, unknown>;
  art: Art;
}

/** Draws each page's share picture into `folder` and gives the tags for its head. */
export function shareWriter({ folder, origin, pages, art }: Share) {
  const { site, home, download, donation } = pages as {
    site: Site;
    home: HomePage;
    download: DownloadPage;
    donation: DonationPage;
  };
  return async ({ content: name, url, file }: PageEntry): Promise<string> => {
    const { seo } = pages[name] as { seo: { title: string; description: string } };
    const words = { ...seo, productName: site.productName, leafFoot: home.hero.leafFoot };
    const png = await sharePicture(words, art);
    const picture = `/images/bagikan-${name}.${hashed(png)}.png`;
    await writeInto(folder, picture, png);
    const tags = shareTags({ ...words, origin, url: file === '404.html' ? null : url, picture });
    const data = JSON.stringify(
      structuredData({ origin, url, title: seo.title, site, app: download.app, questions: donation.questions.items }),
    );
    return `${tags}<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`;
  };
}
