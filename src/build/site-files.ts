import { paths } from '../paths.ts';

/** The confirmation shows one visitor's details and nothing else. */
const isHidden = (path: string) => path === paths.confirmation;

/** Every page that may be found, in the order of the routes. */
export function sitemap(origin: string, day: string): string {
  const urls = Object.values(paths)
    .filter((path) => !isHidden(path))
    .map((path) => `<url><loc>${origin}${path}</loc><lastmod>${day}</lastmod></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/** Crawlers may read everything; the confirmation page says noindex itself. */
export const robots = (origin: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;

export function webManifest({ productName, tagline }: { productName: string; tagline: string }): string {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: productName,
    short_name: productName,
    description: tagline,
    lang: 'id',
    start_url: '/',
    display: 'browser',
    background_color: '#0B1512',
    theme_color: '#0B1512',
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}
