import { appInfo } from './documents/app-info.ts';
import { bankAccount } from './documents/bank-account.ts';
import { faq } from './documents/faq.ts';
import { feature } from './documents/feature.ts';
import { plan } from './documents/plan.ts';
import { shippingCity } from './documents/shipping-city.ts';
import { siteSettings } from './documents/site-settings.ts';
import { teamMember } from './documents/team-member.ts';
import { aboutPage } from './pages/about-page.ts';
import { confirmationPage } from './pages/confirmation-page.ts';
import { contactPage } from './pages/contact-page.ts';
import { donationPage } from './pages/donation-page.ts';
import { downloadPage } from './pages/download-page.ts';
import { featuresPage } from './pages/features-page.ts';
import { homePage } from './pages/home-page.ts';
import { privacyPage, termsPage } from './pages/legal-page.ts';
import { notFoundPage } from './pages/not-found-page.ts';
import { pricingPage } from './pages/pricing-page.ts';
import { readerPage } from './pages/reader-page.ts';

/** Documents of which there is exactly one, whose id is the name of its type. */
export const singletons = [
  homePage,
  featuresPage,
  pricingPage,
  readerPage,
  downloadPage,
  donationPage,
  confirmationPage,
  aboutPage,
  contactPage,
  privacyPage,
  termsPage,
  notFoundPage,
  siteSettings,
  bankAccount,
  appInfo,
];

/** Documents that staff add and remove. */
export const collections = [plan, faq, feature, shippingCity, teamMember];

export const schemaTypes = [...singletons, ...collections];
