import type { PageName } from 'site/page-table.ts';
import { appInfo } from './documents/app-info.ts';
import { bankAccount } from './documents/bank-account.ts';
import { distribution } from './documents/distribution.ts';
import { faq } from './documents/faq.ts';
import { feature } from './documents/feature.ts';
import { legality } from './documents/legality.ts';
import { plan } from './documents/plan.ts';
import { shippingCity } from './documents/shipping-city.ts';
import { siteSettings } from './documents/site-settings.ts';
import { teamMember } from './documents/team-member.ts';
import { withShownPreviews } from './fields/shown-preview.ts';
import { aboutPage } from './pages/about-page.ts';
import { confirmationPage } from './pages/confirmation-page.ts';
import { contactPage } from './pages/contact-page.ts';
import type { definePage } from './pages/define-page.ts';
import { donationPage } from './pages/donation-page.ts';
import { downloadPage } from './pages/download-page.ts';
import { featuresPage } from './pages/features-page.ts';
import { homePage } from './pages/home-page.ts';
import { notFoundPage } from './pages/not-found-page.ts';
import { pricingPage } from './pages/pricing-page.ts';
import { privacyPage } from './pages/privacy-page.ts';
import { quranPage } from './pages/quran-page.ts';
import { reportPage } from './pages/report-page.ts';
import { termsPage } from './pages/terms-page.ts';

/** The form of each page. */
export const pageForms = {
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
  privacy: privacyPage,
  terms: termsPage,
  'not-found': notFoundPage,
} satisfies Record<PageName, ReturnType<typeof definePage>>;

/** Documents that exist exactly once. Their id is the name of their type. */
export const singletons = [...Object.values(pageForms), siteSettings, bankAccount, legality, appInfo];

/** Documents that staff order by dragging (desk/structure.ts). A `distribution` has its place by its day. */
export const collections = [plan, faq, feature, shippingCity, teamMember];

export const schemaTypes = [...singletons, ...collections, distribution].map(withShownPreviews);
