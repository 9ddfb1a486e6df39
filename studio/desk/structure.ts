import { CaseIcon } from '@sanity/icons/Case';
import { DatabaseIcon } from '@sanity/icons/Database';
import { DocumentsIcon } from '@sanity/icons/Documents';
import type { StructureBuilder, StructureResolver } from 'sanity/structure';
import { appInfo } from '../documents/app-info.ts';
import { bankAccount } from '../documents/bank-account.ts';
import { siteSettings } from '../documents/site-settings.ts';
import { aboutPage } from '../pages/about-page.ts';
import { confirmationPage } from '../pages/confirmation-page.ts';
import { contactPage } from '../pages/contact-page.ts';
import { donationPage } from '../pages/donation-page.ts';
import { downloadPage } from '../pages/download-page.ts';
import { featuresPage } from '../pages/features-page.ts';
import { homePage } from '../pages/home-page.ts';
import { privacyPage, termsPage } from '../pages/legal-page.ts';
import { notFoundPage } from '../pages/not-found-page.ts';
import { pricingPage } from '../pages/pricing-page.ts';
import { readerPage } from '../pages/reader-page.ts';
import { collections } from '../schema.ts';

interface Type {
  name: string;
  title?: string | undefined;
  icon?: unknown;
}

/** What staff see first: pages in the order of the site's menu, then lists, then what all pages share. */
export const structure: StructureResolver = (S) =>
  S.list()
    .title('Situs')
    .items([
      ...[
        homePage,
        featuresPage,
        pricingPage,
        readerPage,
        downloadPage,
        donationPage,
        confirmationPage,
        aboutPage,
        contactPage,
      ].map((type) => single(S, type)),
      folder(
        S,
        'ketentuan',
        'Ketentuan',
        DocumentsIcon,
        [privacyPage, termsPage, notFoundPage].map((type) => single(S, type)),
      ),
      S.divider(),
      folder(
        S,
        'daftar',
        'Daftar',
        DatabaseIcon,
        collections.map((type) => S.documentTypeListItem(type.name).title(type.title ?? '')),
      ),
      single(S, appInfo),
      S.divider(),
      single(S, bankAccount),
      single(S, siteSettings),
    ]);

function single(S: StructureBuilder, { name, title = name, icon }: Type) {
  return S.listItem()
    .id(name)
    .title(title)
    .icon(icon as typeof CaseIcon)
    .child(S.document().schemaType(name).documentId(name).title(title));
}

function folder(
  S: StructureBuilder,
  id: string,
  title: string,
  icon: typeof CaseIcon,
  items: ReturnType<typeof single>[],
) {
  return S.listItem().id(id).title(title).icon(icon).child(S.list().id(id).title(title).items(items));
}
