import type { z } from 'zod';
import { documentTypeOf, type PageName } from '../page-table.ts';
import { aboutPage } from './about-page.ts';
import { confirmationPage } from './confirmation-page.ts';
import { contactPage } from './contact-page.ts';
import { donationPage } from './donation-page.ts';
import { downloadPage } from './download-page.ts';
import { featuresPage } from './features-page.ts';
import { homePage } from './home-page.ts';
import { legalPage } from './legal-page.ts';
import { notFoundPage } from './not-found-page.ts';
import { pricingPage } from './pricing-page.ts';
import { queryOf } from './query.ts';
import { quranPage } from './quran-page.ts';
import { reportPage } from './report-page.ts';
import { site } from './site.ts';

const shapes = {
  home: homePage,
  features: featuresPage,
  pricing: pricingPage,
  quran: quranPage,
  download: downloadPage,
  donation: donationPage,
  confirmation: confirmationPage,
  about: aboutPage,
  report: reportPage,
  contact: contactPage,
  privacy: legalPage,
  terms: legalPage,
  'not-found': notFoundPage,
} satisfies Record<PageName, z.ZodType>;

/** What the content JSON of each page holds. */
export type PageContents = { [Name in PageName]: z.infer<(typeof shapes)[Name]> };

interface PageContract {
  document: string;
  query: string;
  shape: z.ZodType;
}

const contracts = Object.entries({ site, ...shapes }).map(([name, shape]): [string, PageContract] => {
  const document = name === 'site' ? 'siteSettings' : documentTypeOf(name as PageName);
  return [name, { document, query: queryOf(document, shape), shape }];
});

/** Every content JSON by its name, with its document, GROQ and shape. Only the build imports its value. */
export const pageContracts = Object.fromEntries(contracts) as Record<'site' | PageName, PageContract>;
