import { useLoaderData } from 'react-router-dom';
import type { loadPage } from '../content/load.ts';
import { LegalText } from '../sections/legal-text.tsx';
import { Page } from './page.tsx';

/** Privacy and terms are one page with two texts. */
export function LegalPage() {
  const { seo, hero, ...text } = useLoaderData<() => ReturnType<typeof loadPage<'privacy' | 'terms'>>>();
  return (
    <Page seo={seo} hero={hero}>
      <LegalText {...text} />
    </Page>
  );
}
