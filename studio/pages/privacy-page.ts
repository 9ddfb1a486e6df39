export { privacyPage } from './legal-page.ts';
