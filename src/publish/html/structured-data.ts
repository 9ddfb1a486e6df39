import type { BreadcrumbList, FAQPage, Graph, MobileApplication, Organization, Thing, WebSite } from 'schema-dts';
import type { DonationPage } from '../../content/donation-page.ts';
import type { DownloadPage } from '../../content/download-page.ts';
import type { Site } from '../../content/site.ts';
import { paths } from '../../page-table.ts';

export interface StructuredDataSource {
  origin: string;
  url: string;
  title: string;
  site: Site;
  app: DownloadPage['app'];
  questions: DonationPage['questions']['items'];
}

/** JSON-LD of one page. No rating: nobody may claim one that cannot be shown (docs/decisions/left-out.md). */
export function structuredData({ origin, url, title, site, app, questions }: StructuredDataSource): Graph {
  const graph: Thing[] = [];
  if (url === paths.home)
    graph.push(website(origin, site), organization(origin, site), application({ origin, site, app }));
  else graph.push(breadcrumbs({ origin, url, title, site }));
  if (url === paths.download) graph.push(application({ origin, site, app }));
  if (url === paths.about || url === paths.contact) graph.push(organization(origin, site));
  if (url === paths.donation) graph.push(faqPage(questions));
  return { '@context': 'https://schema.org', '@graph': graph };
}

const faqPage = (questions: StructuredDataSource['questions']): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

function website(origin: string, { productName }: Site): WebSite {
  return { '@type': 'WebSite', '@id': `${origin}/#situs`, url: `${origin}/`, name: productName, inLanguage: 'id' };
}

function organization(origin: string, { organisationName, contact, social }: Site): Organization {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#lembaga`,
    name: organisationName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: contact.email,
    telephone: `+${contact.whatsapp}`,
    sameAs: Object.values(social).filter((link) => link !== null),
  };
}

function application({ origin, site, app }: Pick<StructuredDataSource, 'origin' | 'site' | 'app'>): MobileApplication {
  return {
    '@type': 'MobileApplication',
    name: site.productName,
    operatingSystem: [...new Set(app.requirements.filter(({ comingSoon }) => !comingSoon).map(({ os }) => os))].join(
      ', ',
    ),
    applicationCategory: 'ReferenceApplication',
    softwareVersion: app.version,
    fileSize: app.size,
    inLanguage: 'id',
    installUrl: app.androidUrl,
    publisher: { '@id': `${origin}/#lembaga` },
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'IDR' },
  };
}

function breadcrumbs({ origin, url, title, site }: Omit<StructuredDataSource, 'app' | 'questions'>): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.productName, item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: title, item: `${origin}${url}` },
    ],
  };
}
