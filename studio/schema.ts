import { documentOf, pageNames, type PageName } from 'site/page-table.ts';
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

type PageType = ReturnType<typeof import('./pages/define-page.ts').definePage>;

/** The form of each page, by the page's name (src/page-table.ts). */
async function pageType(name: PageName): Promise<PageType> {
  const document = documentOf(name);
  const forms = (await import(`./pages/${name}-page.ts`).catch((error: unknown) => {
    throw new Error(`src/page-table.ts has the page "${name}": write studio/pages/${name}-page.ts`, { cause: error });
  })) as Record<string, PageType>;
  const form = forms[document];
  if (form?.name !== document) throw new Error(`studio/pages/${name}-page.ts exports no form "${document}"`);
  return form;
}

export const pageTypes = await Promise.all(pageNames.map(pageType));

/** Documents that exist exactly once. Their id is the name of their type. */
export const singletons = [...pageTypes, siteSettings, bankAccount, legality, appInfo];

/** Documents that staff add and remove. */
export const collections = [plan, faq, feature, shippingCity, teamMember];

export const schemaTypes = [...singletons, ...collections, distribution].map(withShownPreviews);
