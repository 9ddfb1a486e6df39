import type { PageContents } from '../page-contents.ts';
import { LastChange, LegalText } from '../sections/legal-text.tsx';
import { Page } from './page.tsx';

type Props = PageContents['privacy' | 'terms'];

export function LegalPage({ seo, hero, updated, ...text }: Props) {
  const children = <LastChange updated={updated} />;
  return (
    <Page seo={seo} hero={{ ...hero, children }}>
      <LegalText {...text} />
    </Page>
  );
}
