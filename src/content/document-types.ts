import { documentTypeOf, pageNames } from '../page-table.ts';

/** Documents that exist exactly once: one for each page, and what all pages share. */
export const singleDocuments = [...pageNames.map(documentTypeOf), 'siteSettings', 'bankAccount', 'legality', 'appInfo'];

const collectionTypes = ['plan', 'faq', 'feature', 'shippingCity', 'teamMember', 'distribution'];

/** The Studio has a form for each (studio/schema.ts). */
export const documentTypes = [...singleDocuments, ...collectionTypes].sort();
