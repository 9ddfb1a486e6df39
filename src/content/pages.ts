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
import type * as results from '../../studio/query-results.ts';
import { siteQuery, siteShape } from './site.ts';

export interface PageContract {
  /** The document that the page is made of; errors name it. */
  document: string;
  query: string;
  shape: z.ZodType;
}

/**
 * The compiler fails here when the fields of the Studio and the shapes of the site disagree. What a
 * query may leave empty or of another length (a dangling reference, a short list) is for zod to refuse.
 */
interface Agreement {
  site: Fits<Loose<z.input<typeof siteShape>>, Loose<NonNullable<results.SiteQueryResult>>>;
  home: Fits<Loose<z.input<typeof homePageShape>>, Loose<NonNullable<results.HomePageQueryResult>>>;
  features: Fits<Loose<z.input<typeof featuresPageShape>>, Loose<NonNullable<results.FeaturesPageQueryResult>>>;
  pricing: Fits<Loose<z.input<typeof pricingPageShape>>, Loose<NonNullable<results.PricingPageQueryResult>>>;
  reader: Fits<Loose<z.input<typeof readerPageShape>>, Loose<NonNullable<results.ReaderPageQueryResult>>>;
  download: Fits<Loose<z.input<typeof downloadPageShape>>, Loose<NonNullable<results.DownloadPageQueryResult>>>;
  about: Fits<Loose<z.input<typeof aboutPageShape>>, Loose<NonNullable<results.AboutPageQueryResult>>>;
  contact: Fits<Loose<z.input<typeof contactPageShape>>, Loose<NonNullable<results.ContactPageQueryResult>>>;
  privacy: Fits<Loose<z.input<typeof legalPageShape>>, Loose<NonNullable<results.PrivacyPageQueryResult>>>;
  terms: Fits<Loose<z.input<typeof legalPageShape>>, Loose<NonNullable<results.TermsPageQueryResult>>>;
  donation: Fits<Loose<z.input<typeof donationPageShape>>, Loose<NonNullable<results.DonationPageQueryResult>>>;
  confirmation: Fits<
    Loose<z.input<typeof confirmationPageShape>>,
    Loose<NonNullable<results.ConfirmationPageQueryResult>>
  >;
  'not-found': Fits<Loose<z.input<typeof notFoundPageShape>>, Loose<NonNullable<results.NotFoundPageQueryResult>>>;
}

type Fits<Input, Result extends Input> = [Input, Result];

/** Without null, length and the difference between one text and another. */
type Loose<Value> = Value extends string
  ? string
  : Value extends readonly (infer Entry)[]
    ? Loose<NonNullable<Entry>>[]
    : Value extends object
      ? { [Key in keyof Value]-?: Loose<NonNullable<Value[Key]>> }
      : Value;

/** Every content JSON: its name, its GROQ, its shape. Build side only. */
export const pageContracts: Record<keyof Agreement, PageContract> = {
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
