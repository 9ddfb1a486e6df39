import type { PageContents } from '../page-contents.ts';
import { LastChange, LegalText } from '../sections/legal-text.tsx';
import { Page } from './page.tsx';

export const LegalPage = ({ seo, hero, updated, ...text }: PageContents['privacy' | 'terms']) => (
  <Page seo={seo} hero={{ ...hero, children: <LastChange updated={updated} /> }}>
    <LegalText {...text} />
  </Page>
);
