export { termsPage } from './legal-page.ts';
