import { loadPage } from '../content/load.ts';

export const loader = () => loadPage('privacy');

export { LegalPage as Component } from './legal-page.tsx';
