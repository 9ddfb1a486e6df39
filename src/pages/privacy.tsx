import type { PageContents } from '../page-contents.ts';
import { LegalPage } from './legal-page.tsx';

export function PrivacyPage(content: PageContents['privacy']) {
  return <LegalPage {...content} emblem="clasp" />;
}
