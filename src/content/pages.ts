import type { z } from 'zod';
import { confirmationPageQuery, confirmationPageShape } from './confirmation-page.ts';
import { donationPageQuery, donationPageShape } from './donation-page.ts';
import { homePageQuery, homePageShape } from './home-page.ts';
import { notFoundPageQuery, notFoundPageShape } from './not-found-page.ts';
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
  donation: { document: 'donationPage', query: donationPageQuery, shape: donationPageShape },
  confirmation: { document: 'confirmationPage', query: confirmationPageQuery, shape: confirmationPageShape },
  'not-found': { document: 'notFoundPage', query: notFoundPageQuery, shape: notFoundPageShape },
};
