import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { legalPage } from './legal-page.ts';

export const termsPage = legalPage('terms', DocumentTextIcon);
