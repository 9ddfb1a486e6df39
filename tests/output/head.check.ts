import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pageList } from '../../src/publish/html/page-list.ts';
import { built, contentOf, elements, type Element } from './markup.ts';

const [, origin = ''] = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(built('robots.txt')) ?? [];
/** The one picture of every page. */
const [, sharePicture = ''] =
  /"og:image" content="[^"]*(\/images\/bagikan\.[\da-f]{8}\.png)"/.exec(built('index.html')) ?? [];
const notIndexed = new Set(['confirmation', 'not-found']);
const site = contentOf('site');

const meta = (attributes: Record<string, unknown>) => ({ tag: 'meta', attributes, text: '' });
const link = (attributes: Record<string, unknown>) => ({ tag: 'link', attributes, text: '' });
const property = (name: string, content: unknown) => meta({ property: name, content });

interface PageFacts {
  name: string;
  url: string;
  title: string;
  description: string;
}

/** The whole head of a page, so that each dropped, added or changed tag fails. */
const expected = ({ name, url, title, description }: PageFacts) => [
  meta({ charset: 'utf-8' }),
  ...(name === 'not-found'
    ? [meta({ 'http-equiv': 'Content-Security-Policy', content: expect.any(String) as string })]
    : []),
  meta({ name: 'viewport', content: 'width=device-width, initial-scale=1' }),
  meta({ name: 'theme-color', content: '#0B1512' }),
  // Without it an iPhone turns an account number into a telephone link.
  meta({ name: 'format-detection', content: 'telephone=no' }),
  { tag: 'script', attributes: {} },
  link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
  link({ rel: 'manifest', href: '/manifest.webmanifest' }),
  { tag: 'title', attributes: {}, text: `${title} | ${site.productName}` },
  meta({ name: 'description', content: description }),
  ...(notIndexed.has(name) ? [meta({ name: 'robots', content: 'noindex' })] : []),
  ...(name === 'not-found' ? [] : [link({ rel: 'canonical', href: origin + url })]),
  property('og:type', 'website'),
  property('og:locale', 'id_ID'),
  property('og:site_name', site.productName),
  property('og:title', title),
  property('og:description', description),
  ...(name === 'not-found' ? [] : [property('og:url', origin + url)]),
  property('og:image', origin + sharePicture),
  property('og:image:width', '1200'),
  property('og:image:height', '630'),
  property('og:image:alt', site.productName),
  meta({ name: 'twitter:card', content: 'summary_large_image' }),
  // Last, because some previews of links read only the first 32 kB.
  { tag: 'style', attributes: {} },
];

/** The kinds of facts that a page tells search engines; the types of schema-dts know the fields of each. */
const factsOf = (name: string) => [
  ...(name === 'home' ? ['WebSite', 'Organization', 'MobileApplication'] : ['BreadcrumbList']),
  ...(name === 'pricing' || name === 'download' ? ['MobileApplication'] : []),
  ...(name === 'about' || name === 'contact' ? ['Organization'] : []),
];

/** An element without the text of scripts and styles, whose hash is compared in the policy. */
const comparable = ({ tag, attributes, text }: Element) =>
  tag === 'script' || tag === 'style' ? { tag, attributes } : { tag, attributes, text };

describe.each(pageList)('$url', ({ name, url, file }) => {
  const html = built(file);
  const { title, description } = contentOf(name).seo;
  const head = elements(html.slice(html.indexOf('<head>') + 6, html.indexOf('</head>')));

  test('the head holds these tags, in this order, and no other', () => {
    expect(head.map(comparable)).toEqual(expected({ name, url, title, description }));
  });

  test('the JSON-LD has these facts, our own telephone, and nothing that cannot be shown', () => {
    const ld = elements(html).find(({ attributes }) => attributes.type === 'application/ld+json')?.text ?? '';
    const { '@graph': graph } = JSON.parse(ld) as { '@graph': Record<string, unknown>[] };
    expect(graph.map((fact) => fact['@type'])).toEqual(factsOf(name));
    for (const fact of graph.filter((each) => each['@type'] === 'Organization'))
      expect(fact).toMatchObject({ name: site.organisationName, telephone: `+${site.contact.whatsapp}` });
    // No rating, and no price but the free one (docs/decisions/left-out.md).
    expect(ld.match(/rating"|"price":[^0]/i)).toBeNull();
    expect(ld.match(/"(?:url|item|logo|installUrl)":(?!"https?:)/)).toBeNull();
  });
});

test('the share picture has 1200 × 630 px', async () => {
  const { width, height } = await sharp(join('dist', sharePicture)).metadata();
  expect([width, height]).toEqual([1200, 630]);
});
