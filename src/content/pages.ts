import type { z } from 'zod';
import { aboutPageQuery, aboutPageShape } from './about-page.ts';
import { confirmationPageQuery, confirmationPageShape } from './confirmation-page.ts';
import { contactPageQuery, contactPageShape } from './contact-page.ts';
import { donationPageQuery, donationPageShape } from './donation-page.ts';
import { downloadPageQuery, downloadPageShape } from './download-page.ts';
import { featuresPageQuery, featuresPageShape } from './features-page.ts';
import { homePageQuery, homePageShape } from './home-page.ts';
import { legalPageShape, privacyPageQuery, termsPageQuery } from './legal-page.ts';
import { notFoundPageQuery, notFoundPageShape } from './not-found-page.ts';
import { pricingPageQuery, pricingPageShape } from './pricing-page.ts';
import { readerPageQuery, readerPageShape } from './reader-page.ts';
import { siteQuery, siteShape } from './site.ts';

export interface PageContract {
  /** The document that the page is made of; errors name it. */
  document: string;
  query: string;
  shape: z.ZodType;
}

/** Every content JSON: its name, its GROQ, its shape. Build side only. */
export const pageContracts: Record<string, PageContract> = {
  site: { document: 'siteSettings', query: siteQuery, shape: siteShape },
  home: { document: 'homePage', query: homePageQuery, shape: homePageShape },
  features: { document: 'featuresPage', query: featuresPageQuery, shape: featuresPageShape },
  pricing: { document: 'pricingPage', query: pricingPageQuery, shape: pricingPageShape },
  reader: { document: 'readerPage', query: readerPageQuery, shape: readerPageShape },
  download: { document: 'downloadPage', query: downloadPageQuery, shape: downloadPageShape },
  about: { document: 'aboutPage', query: aboutPageQuery, shape: aboutPageShape },
  contact: { document: 'contactPage', query: contactPageQuery, shape: contactPageShape },
  privacy: { document: 'privacyPage', query: privacyPageQuery, shape: legalPageShape },
  terms: { document: 'termsPage', query: termsPageQuery, shape: legalPageShape },
  donation: { document: 'donationPage', query: donationPageQuery, shape: donationPageShape },
  confirmation: { document: 'confirmationPage', query: confirmationPageQuery, shape: confirmationPageShape },
  'not-found': { document: 'notFoundPage', query: notFoundPageQuery, shape: notFoundPageShape },
};
