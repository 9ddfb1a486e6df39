import { documentOf, pageNames } from '../page-table.ts';

/** Documents that exist exactly once, beside the pages. */
const sharedDocuments = ['siteSettings', 'bankAccount', 'appInfo'];

/** Documents that staff add and remove. */
const listedDocuments = ['plan', 'faq', 'feature', 'shippingCity', 'teamMember', 'notice'];

/** Every type of document that the site reads; the Studio has a form for each (studio/schema.ts). */
export const documentTypes = [...pageNames.map(documentOf), ...sharedDocuments, ...listedDocuments].sort();
