import { readFile } from 'node:fs/promises';
import type { Graph, MobileApplication, Organization, Thing } from 'schema-dts';
import type { Site } from '../../content/site.ts';
import { paths } from '../../page-table.ts';
import { hashed, writeInto } from '../files/write-into.ts';
import type { PageEntry, SiteContents } from './page-list.ts';

/**
 * Writes the one share picture. Returns a function that gives the elements which chats (`tags`) and search engines
 * (`data`) read.
 */
export async function shareTags(folder: string, origin: string, pages: SiteContents) {
  const png = await readFile('src/publish/html/share-picture.png');
  const picture = `/images/bagikan.${hashed(png)}.png`;
  await writeInto(folder, picture, png);
  const { productName } = pages.site;
  return ({ name, url }: PageEntry) => {
    const { seo } = pages[name] as { seo: { title: string; description: string } };
    const tags = openGraph({ ...seo, productName }, origin + picture, name === 'not-found' ? null : origin + url);
    const data = jsonInHtml(structuredData(pages, origin, { url, title: seo.title }));
    return { tags, data: `<script type="application/ld+json">${data}</script>` };
  };
}

export const jsonInHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Words = Record<'title' | 'description' | 'productName', string>;

/** `address` is null on the 404 page, because that page has no URL of its own. */
function openGraph({ title, description, productName }: Words, picture: string, address: string | null): string {
  const properties = {
    'og:type': 'website',
    'og:locale': 'id_ID',
    'og:site_name': productName,
    'og:title': title,
    'og:description': description,
    ...(address !== null && { 'og:url': address }),
    'og:image': picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': productName,
  };
  const canonical = address === null ? '' : `<link rel="canonical" href="${escapeHtml(address)}">`;
  const metaTags = Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
  );
  return `${canonical}${metaTags.join('')}<meta name="twitter:card" content="summary_large_image">`;
}

/** JSON-LD of one page. It has no `aggregateRating`, because the site shows no ratings (docs/decisions/left-out.md). */
function structuredData(pages: SiteContents, origin: string, { url, title }: { url: string; title: string }): Graph {
  const { site, pricing } = pages;
  const featureList = pricing.plans.flatMap(({ name, features }) => features.map((feature) => `${name}: ${feature}`));
  const website: Thing = {
    '@type': 'WebSite',
    '@id': `${origin}/#situs`,
    url: `${origin}/`,
    name: site.productName,
    inLanguage: 'id',
  };
  const breadcrumbs: Thing = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.productName, item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: title, item: `${origin}${url}` },
    ],
  };
  const things: Record<string, Thing[]> = {
    [paths.home]: [website, organization(origin, site), application(origin, pages)],
    [paths.pricing]: [breadcrumbs, { ...application(origin, pages), featureList }],
    [paths.download]: [breadcrumbs, application(origin, pages)],
    [paths.about]: [breadcrumbs, organization(origin, site)],
    [paths.contact]: [breadcrumbs, organization(origin, site)],
  };
  return { '@context': 'https://schema.org', '@graph': things[url] ?? [breadcrumbs] };
}

const organization = (origin: string, { organisationName, contact, social }: Site): Organization => ({
  '@type': 'Organization',
  '@id': `${origin}/#lembaga`,
  name: organisationName,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  email: contact.email,
  telephone: `+${contact.whatsapp}`,
  sameAs: Object.values(social).filter((link) => link !== null),
});

function application(origin: string, { site, download: { app } }: SiteContents): MobileApplication {
  const systems = app.requirements.filter(({ comingSoon }) => !comingSoon).map(({ os }) => os);
  return {
    '@type': 'MobileApplication',
    name: site.productName,
    operatingSystem: [...new Set(systems)].join(', '),
    applicationCategory: 'ReferenceApplication',
    softwareVersion: app.version,
    fileSize: app.size,
    inLanguage: 'id',
    installUrl: app.androidUrl,
    publisher: { '@id': `${origin}/#lembaga` },
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'IDR' }, // to install it
  };
}
