import { LegalText } from '../sections/legal-text.tsx';
import { Page, usePage } from './page.tsx';

/** Privacy and terms are one page with two texts. */
export function LegalPage() {
  const { seo, hero, ...text } = usePage<'privacy' | 'terms'>();
  return (
    <Page seo={seo} hero={hero}>
      <LegalText {...text} />
    </Page>
  );
}
