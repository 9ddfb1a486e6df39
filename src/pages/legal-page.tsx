import { LegalText } from '../sections/legal-text.tsx';
import type { EmblemName } from '../ui/ornament/emblem.tsx';
import { Page, usePage } from './page.tsx';

export function LegalPage({ emblem }: { emblem: EmblemName }) {
  const { seo, hero, ...text } = usePage<'privacy' | 'terms'>();
  return (
    <Page seo={seo} hero={{ ...hero, emblem }}>
      <LegalText {...text} />
    </Page>
  );
}
