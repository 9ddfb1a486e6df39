import type { DonationPage } from '../../content/donation-page.ts';
import type { DownloadPage } from '../../content/download-page.ts';
import type { HomePage } from '../../content/home-page.ts';
import type { Site } from '../../content/site.ts';
import type { PageEntry } from './page-list.ts';
import type { Art } from './render.tsx';
import { sharePicture, shareSize } from './share-picture.ts';
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

interface ShareTagSource {
  origin: string;
  /** Path of the page; null where a page has none of its own (404). */
  url: string | null;
  title: string;
  description: string;
  productName: string;
  /** Public path of the picture. */
  picture: string;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Canonical, Open Graph and Twitter tags of one page. */
function shareTags({ origin, url, title, description, productName, picture }: ShareTagSource): string {
  const properties = {
    'og:type': 'website',
    'og:locale': 'id_ID',
    'og:site_name': productName,
    'og:title': title,
    'og:description': description,
    ...(url === null ? {} : { 'og:url': origin + url }),
    'og:image': origin + picture,
    'og:image:width': String(shareSize.width),
    'og:image:height': String(shareSize.height),
    'og:image:alt': `${title} – ${productName}`,
  };
  const canonical = url === null ? '' : `<link rel="canonical" href="${escape(origin + url)}">`;
  const graph = Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${escape(content)}">`,
  );
  return `${canonical}${graph.join('')}<meta name="twitter:card" content="summary_large_image">`;
}
