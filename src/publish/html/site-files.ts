import type { PageContents } from '../../page-contents.ts';
import { colorOf } from '../../theme/semantic-tokens.ts';
import type { PageEntry } from './page-list.ts';

export function sitemap(list: readonly PageEntry[], origin: string, day: string): string {
  const urls = list
    .filter(({ inSitemap }) => inSitemap)
    .map(({ url }) => `<url><loc>${origin}${url}</loc><lastmod>${day}</lastmod></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/** Crawlers may read everything. The confirmation page itself says noindex. */
export const robots = (origin: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;

type App = PageContents['download']['app'];

/** `/.well-known/assetlinks.json`: lets the app open links to this site. Undefined until both facts are known. */
export function assetLinks({ packageName, certificate }: Pick<App, 'packageName' | 'certificate'>): string | undefined {
  if (!packageName || !certificate) return undefined;
  const target = { namespace: 'android_app', package_name: packageName, sha256_cert_fingerprints: [certificate] };
  return JSON.stringify([{ relation: ['delegate_permission/common.handle_all_urls'], target }]);
}

export function webManifest(
  { productName, tagline }: Record<'productName' | 'tagline', string>,
  app: Pick<App, 'androidUrl' | 'iosUrl' | 'packageName'>,
): string {
  // Stores of which content has no facts are left out.
  const related: object[] = [];
  if (app.packageName) related.push({ platform: 'play', url: app.androidUrl, id: app.packageName });
  if (app.iosUrl) related.push({ platform: 'itunes', url: app.iosUrl });
  const icon = (file: string, size: number, purpose: string) => {
    return { src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose };
  };
  return JSON.stringify({
    name: productName,
    short_name: productName,
    description: tagline,
    lang: 'id',
    start_url: '/',
    display: 'browser',
    background_color: colorOf('bg', 'dark'),
    theme_color: colorOf('bg', 'dark'),
    ...(related.length > 0 && { related_applications: related }),
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}
