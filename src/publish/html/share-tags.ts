import { shareSize } from './share-picture.ts';

export interface ShareTagSource {
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
export function shareTags({ origin, url, title, description, productName, picture }: ShareTagSource): string {
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
