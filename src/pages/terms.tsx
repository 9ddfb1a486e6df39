import { loadPage } from '../content/load.ts';

export const loader = () => loadPage('terms');

export { LegalPage as Component } from './legal-page.tsx';
