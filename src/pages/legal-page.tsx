import { LegalText } from '../sections/legal-text.tsx';
import { Page, usePage } from './page.tsx';

export function LegalPage() {
  const { seo, hero, ...text } = usePage<'privacy' | 'terms'>();
  return (
    <Page seo={seo} hero={hero}>
      <LegalText {...text} />
    </Page>
  );
}
