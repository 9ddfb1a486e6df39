import type { PageContents } from '../page-contents.ts';
import { LegalPage } from './legal-page.tsx';

export function TermsPage(content: PageContents['terms']) {
  return <LegalPage {...content} emblem="deed" />;
}
